import { isPlainSyllable, isSyllable } from './syllable-shape.ts';

/**
 * Vietnamese that was typed while the input method was off, so that its keys are still there: “beenhj vieenj” (Telex)
 * and “be65nh vie65n” (VNI) are “bệnh viện”.
 */

/** The marks of one typing method: what its keys do to the letters of a syllable. */
interface Method {
  readonly tones: Readonly<Record<string, string>>;
  /** The keys of marks that are not tones; they may stand anywhere after the first vowel. */
  readonly marks: RegExp;
  /** All letters that the syllable can have with these marks, the most likely first. */
  readonly spellings: (letters: string, marks: string) => readonly string[];
}

const [SAC, HUYEN, HOI, NGA, NANG] = ['\u0301', '\u0300', '\u0309', '\u0303', '\u0323'];

const CIRCUMFLEX: Readonly<Record<string, string>> = { a: 'â', e: 'ê', o: 'ô' };
/** In the order in which they are tried: w after “uo” changes both. */
const HORNS = [
  [/uo/, 'ươ'],
  [/uu/, 'ưu'],
  [/o/, 'ơ'],
  [/u/, 'ư'],
] as const;
const BREVE = [[/a/, 'ă']] as const;

type Replacement = readonly [RegExp, string];

const replaced = (letters: string, replacements: readonly Replacement[]): string[] =>
  replacements.filter(([from]) => from.test(letters)).map(([from, to]) => letters.replace(from, to));

const TELEX: Method = {
  tones: { s: SAC, f: HUYEN, r: HOI, x: NGA, j: NANG },
  marks: /w/g,
  spellings(letters, marks) {
    const withStroke = strokes(letters);
    const withHorn = marks === '' ? withStroke : withStroke.flatMap(horned);
    return withHorn.flatMap((spelling) => [...doubled(spelling), spelling]);
  },
};

const VNI: Method = {
  tones: { 1: SAC, 2: HUYEN, 3: HOI, 4: NGA, 5: NANG },
  marks: /[6-9]/g,
  spellings(letters, marks) {
    let spellings = [letters];
    for (const mark of new Set(marks)) spellings = spellings.flatMap((spelling) => vniMarked(spelling, mark));
    return spellings;
  },
};

function vniMarked(letters: string, mark: string): readonly string[] {
  if (mark === '6') return ['e', 'o', 'a'].flatMap((vowel) => circumflexed(letters, vowel));
  if (mark === '7') return replaced(letters, HORNS);
  if (mark === '8') return replaced(letters, BREVE);
  return replaced(letters, [[/^d/, 'đ']]);
}

const circumflexed = (letters: string, vowel: string): string[] =>
  letters.includes(vowel) ? [letters.replace(vowel, CIRCUMFLEX[vowel] ?? vowel)] : [];

/** dd at the beginning, or the second d anywhere after the vowel: ddieenj, dieenjd. */
function strokes(letters: string): readonly string[] {
  if (letters.startsWith('dd')) return [`đ${letters.slice(2)}`];
  return /^d.*d/.test(letters) ? [`đ${letters.slice(1).replace('d', '')}`] : [letters];
}

/** A w without a vowel that it could change is ư itself: tw. */
const horned = (letters: string): readonly string[] => {
  const found = [...replaced(letters, HORNS), ...replaced(letters, BREVE)];
  if (found.length > 0) return found;
  const [onset = ''] = /^[^aeiouy]*/.exec(letters) ?? [];
  return [`${onset}ư${letters.slice(onset.length)}`];
};

/** The second of two equal vowels is the key of the circumflex, also at the end of the syllable: beenh, benhe. */
const doubled = (letters: string): readonly string[] =>
  ['a', 'e', 'o'].flatMap((vowel) => {
    const [first, last] = [letters.indexOf(vowel), letters.lastIndexOf(vowel)];
    if (first === last) return [];
    const once = letters.slice(0, last) + letters.slice(last + 1);
    return circumflexed(once, vowel);
  });

/** The longest syllable, nghiêng, has as many letters, its marks and a tone. */
const WORD_MAX_CHARS = 11;
const FIRST_VOWEL = /[aeiouyw]/;
/** The last syllable while somebody is typing. */
const BEGUN = /^[bcdghklmnpqrstvx]{1,3}$/;

/**
 * What the keys were meant to be; null if there is nothing to read: no key is left over, or a part of the text is not
 * Vietnamese.
 */
export function readLeftoverKeys(text: string): string | null {
  const words = text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  const read = words.map((word, at) =>
    at > 0 && at === words.length - 1 && BEGUN.test(word) ? word : readWord(word),
  );
  const isChanged = read.some((word, at) => word !== words[at]);
  return isChanged && !read.includes(null) ? read.join(' ') : null;
}

function readWord(word: string): string | null {
  // A double o is a vowel of its own in very few words (xoong), and nearly always the key of ô.
  if ((isPlainSyllable(word) || isSyllable(word)) && !word.includes('oo')) return word;
  if (word.length > WORD_MAX_CHARS) return null;
  const typed = readKeys(word, /\d/.test(word) ? VNI : TELEX);
  return typed ?? (isPlainSyllable(word) ? word : null);
}

function readKeys(word: string, { tones, marks, spellings }: Method): string | null {
  const start = word.search(FIRST_VOWEL);
  if (start === -1) return null;
  const [onset, rest] = [word.slice(0, start), word.slice(start)];
  const typedTones = new Set(Array.from(rest).filter((key) => key in tones));
  // VNI allows the stroke of đ right after its d: d9ie65n.
  const typedMarks = word.match(marks)?.join('') ?? '';
  if (typedTones.size > 1) return null;
  const [tone = ''] = typedTones;
  const letters = onset.replaceAll(marks, '') + rest.replaceAll(marks, '').replaceAll(tone, '');
  for (const spelling of spellings(letters, typedMarks)) {
    const syllable = withTone(spelling, tones[tone] ?? '');
    if (isSyllable(syllable) || (tone === '' && isSyllable(withTone(spelling, SAC ?? '')))) return syllable;
  }
  // A mark is missing, as in “vienj”: then any marks are possible.
  const plain = spellings(letters, '').find((spelling) => isPlainSyllable(spelling));
  return tone !== '' && typedMarks === '' ? (plain ?? null) : null;
}

/** The vowels of a syllable, without the u of qu and the i of gi, which belong to the consonant. */
const NUCLEUS = /^(?:qu|gi(?=[aăâeêioôơuưy])|[^aăâeêioôơuưy]*)([aăâeêioôơuưy]+)(.*)$/u;

/** The tone on the letter on which it is written: trường, học, tòa. */
function withTone(letters: string, tone: string): string {
  const [, vowels = '', end = ''] = NUCLEUS.exec(letters) ?? [];
  if (tone === '' || vowels === '') return letters;
  const marked = [...vowels.matchAll(/[ăâêôơư]/gu)].at(-1)?.index;
  const middle = end === '' ? Math.max(0, Math.ceil(vowels.length / 2) - 1) : vowels.length - 1;
  const at = letters.length - end.length - vowels.length + (marked ?? middle);
  return (letters.slice(0, at + 1) + tone + letters.slice(at + 1)).normalize('NFC');
}
