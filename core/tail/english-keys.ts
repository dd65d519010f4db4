/** Brackets without others inside: “dog (Canis (lupus) familiaris)” loses its inner ones first. */
const INNERMOST_BRACKETS = /\([^()]*\)/g;
const APOSTROPHES = /['’]/g;
const MARKS = /\p{M}+/gu;
const NO_LETTER = /[^a-z\d]+/g;
/** Every gloss of a verb begins with “to”; nouns come with and without an article, or as “one's home”. */
const BEGINNING = /^(?:to )?(?:be )?(?:an? |the |ones )?(?=\S)/;
const PLAIN = new Set(
  'a an the of to in on at for and or by with from as is be being one ones that this it etc e g'.split(' '),
);

/** A gloss without what stands in brackets, also in nested ones. */
export function withoutBrackets(gloss: string): string {
  if (!gloss.includes('(')) return gloss;
  const bare = gloss.replaceAll(INNERMOST_BRACKETS, ' ');
  return bare === gloss ? bare : withoutBrackets(bare);
}

/** A gloss, or what somebody types, so that both are the same: “to settle (a debt)” and “settle”. */
export const englishKey = (text: string): string => lettersOf(withoutBrackets(text)).replace(BEGINNING, '');

/** “to get angry” is found as “angry”, but “to get up” is not “up”. */
const BECOMING = /^to (?:get|become) (?!(?:up|down|off|on|in|out|over|away|back|by|to|along|rid)\b)(?=\S+$)/;

/** Everything by which a gloss is found. With a hyphen or as one word: “e-mail” is “e mail” and “email”. */
export function glossKeys(gloss: string): string[] {
  const bare = withoutBrackets(gloss).trim();
  const forms = [bare];
  if (bare.includes('-')) forms.push(bare.replaceAll('-', ''));
  if (bare.startsWith('to ')) forms.push(bare.replace(BECOMING, ''));
  return [...new Set(forms.map(englishKey))].filter(Boolean);
}

/** The words of a text that say something. */
export const englishWords = (text: string): string[] => [
  ...new Set(
    lettersOf(text)
      .split(' ')
      .filter((word) => word.length > 1 && !PLAIN.has(word)),
  ),
];

const ASCII = /^[\x20-\x7e]*$/;

/** Small letters and digits with single spaces. Loanwords lose their marks: café is typed as cafe. */
const lettersOf = (text: string): string =>
  (ASCII.test(text) ? text : text.normalize('NFD').replaceAll(MARKS, ''))
    .toLowerCase()
    .replaceAll(APOSTROPHES, '')
    .replaceAll(NO_LETTER, ' ')
    .trim();
