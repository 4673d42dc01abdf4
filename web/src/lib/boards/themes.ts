// The tablecloths of all games: a few lines of CSS each, so they come with the first page.
import.meta.glob("./*/theme.css", { eager: true });
