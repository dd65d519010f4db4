declare module 'hanviet-pinyin-words' {
  /** The Hán Việt readings of a character, by its pinyin. */
  export const hanvietData: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}
