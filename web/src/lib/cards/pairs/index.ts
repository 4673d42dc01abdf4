// Pairs is played with the cards of Ushpizin.
export { default } from "../ushpizin";
