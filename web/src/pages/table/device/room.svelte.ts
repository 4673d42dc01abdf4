// Whether the window has room for people around it. A smaller one is handed from one to the next.
const LEAST = 600; // pixels of its shorter side

class Room {
  private readonly fits = matchMedia(`(min-width: ${LEAST}px) and (min-height: ${LEAST}px)`);
  roomy = $state(this.fits.matches);

  constructor() {
    this.fits.addEventListener("change", ({ matches }) => (this.roomy = matches));
  }
}
export const room = new Room();
