// What vite/words.ts makes while building.
declare module "virtual:languages" {
  /** A folder of src/kupa/words, in the order of the page's switch. */
  interface LanguageInfo {
    readonly code: string;
    /** Its name in itself, and a short form for narrow screens. */
    readonly name: string;
    readonly short: string;
    readonly direction: "ltr" | "rtl";
  }
  const languages: readonly LanguageInfo[];
  export default languages;
}
declare module "*.ftl" {
  const messages: string;
  export default messages;
}
/** Whether the page is built as a static site, without a server (vite.config.ts). */
declare const __SITE__: boolean;
