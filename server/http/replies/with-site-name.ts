import { NAME_TO_COME } from '#contract/site-name.ts';

/** What a text is part of, which decides how the name has to be written in it. */
export type TextForm = 'text' | 'json' | 'html';

/** Puts the name of the site into a text before it is sent. */
export type NameSite = (text: string, form: TextForm) => Promise<string>;

/** Texts are constants, and the owner can rename the site at any time (decision 061). */
export const createNameSite =
  (siteName: () => Promise<string>): NameSite =>
  async (text, form) =>
    text.includes(NAME_TO_COME) ? withSiteName(text, await siteName(), form) : text;

/** Where nothing is renamed, as in tests. */
export const asWritten: NameSite = async (text) => text;

export function withSiteName(text: string, name: string, form: TextForm): string {
  const put = (part: string, written: string) => part.replaceAll(NAME_TO_COME, () => written);
  if (form === 'text') return put(text, name);
  if (form === 'json') return put(text, inJson(name));
  return text
    .split(SCRIPTS)
    .map((part) => put(part, part.startsWith('<script') ? inJson(name) : inHtml(name)))
    .join('');
}

/** In a group, so that `split` keeps them: every second part is a script. Ours hold JSON where they hold texts. */
const SCRIPTS = /(<script\b[^>]*>[\s\S]*?<\/script>)/;

/** Also inside of a script, where `</script>` would end it. */
const inJson = (name: string): string =>
  JSON.stringify(name)
    .slice(1, -1)
    .replaceAll(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

const inHtml = (name: string): string =>
  name.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
