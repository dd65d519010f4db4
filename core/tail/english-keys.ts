const BRACKETS = /\([^)]*\)/g;
const NO_LETTER = /[^a-z\d'-]+/g;
/** Every gloss of a verb begins with “to”; nouns come with and without an article. */
const BEGINNING = /^(?:to|an?|the|be) (?=\S)/;
const PLAIN = new Set(
  'a an the of to in on at for and or by with from as is be being one one’s that this it etc e g'.split(' '),
);

/** A gloss, or what somebody types, so that both are the same: “to settle (a debt)” and “settle”. */
export function englishKey(text: string): string {
  const bare = text.toLowerCase().replaceAll(BRACKETS, ' ').replaceAll(NO_LETTER, ' ').trim();
  return bare.replace(BEGINNING, '');
}

/** The words of a gloss that say something. */
export const englishWords = (gloss: string): string[] => [
  ...new Set(
    gloss
      .toLowerCase()
      .replaceAll(NO_LETTER, ' ')
      .split(' ')
      .filter((word) => word.length > 1 && !PLAIN.has(word)),
  ),
];
