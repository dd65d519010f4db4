import { hasJapanese } from '../../japanese/kana.ts';
import { romajiToKana } from '../../japanese/romaji.ts';

/** Each reading is judged, and a wrong answer is judged by all of them. */
const READINGS_MAX = 6;
/** Longer texts are read in one way: every reading costs a search. */
const AMBIGUOUS_MAX_CHARS = 120;

const LATIN = /\p{sc=Latin}/u;
/** Words in Latin letters, with the spaces between them. */
const LATIN_RUN = /\p{sc=Latin}[\p{sc=Latin}\p{M}'’‘ʼ-]*(?:\s+\p{sc=Latin}[\p{sc=Latin}\p{M}'’‘ʼ-]*)*/gu;
/** n inside a word, before a vowel or y: な or んあ, にゃ or んや. nn before y is also the ん of a Japanese keyboard. */
const AMBIGUOUS_N = /(?<=\p{sc=Latin})n(?=[aiueoy])/giu;

/** The kana of a typed text; null if nothing in it is romaji. */
export interface ReadRomaji {
  readonly kana: string;
  /** Whether all of the text is romaji, so that its kana only show the sound. */
  readonly isWhole: boolean;
}

/** Everything that romaji in a text can mean, the most likely reading first. Empty if it has none. */
export function romajiReadings(text: string): readonly ReadRomaji[] {
  if (!LATIN.test(text)) return [];
  const read = hasJapanese(text) ? romajiInside : wholeRomaji;
  const spellings = text.length > AMBIGUOUS_MAX_CHARS ? [text] : spellingsOf(text);
  const readings = new Map<string, ReadRomaji>();
  for (const spelling of spellings) {
    const found = read(spelling);
    if (found && !readings.has(found.kana)) readings.set(found.kana, found);
  }
  return [...readings.values()].slice(0, READINGS_MAX);
}

/** A keyboard that turns romaji to kana makes ほにゃ of honya; for the rest of the text, romaji is as usual. */
export function keyboardReadings(text: string): readonly ReadRomaji[] {
  const apart = text
    .replaceAll(/に(?=[ゃゅょ])/gu, 'ん')
    .replaceAll(/(?<=ん)[ゃゅょ]/gu, (kana) => FULL[kana] ?? kana);
  const other = apart === text ? [] : [{ kana: apart, isWhole: false }];
  return [...other, ...romajiReadings(text)].slice(0, READINGS_MAX);
}

const FULL: Readonly<Record<string, string>> = { ゃ: 'や', ゅ: 'ゆ', ょ: 'よ' };

/** The text with its ambiguous letters made clear: first all of a kind, then one by one. */
function spellingsOf(text: string): string[] {
  const places = Array.from(text.matchAll(AMBIGUOUS_N), ({ index }) => index);
  const beforeY = places.filter((at) => /y/iu.test(text.charAt(at + 1)));
  const single = places.length > 1 ? places.map((at) => [at]) : [];
  const apart = [[], beforeY, places, ...single].map((chosen) => withApart(text, chosen));
  // In romaji a hyphen can mean ー (ra-men) or separate parts (ni-mai).
  return text.includes('-') ? apart.flatMap((spelling) => [spelling, spelling.replaceAll('-', '')]) : apart;
}

/** honya → hon'ya; honnya → hon'ya. */
const withApart = (text: string, places: readonly number[]): string =>
  places.reduceRight((spelling, at) => {
    const start = /n/iu.test(text.charAt(at - 1)) ? at - 1 : at;
    return `${spelling.slice(0, start)}n'${spelling.slice(at + 1)}`;
  }, text);

/** Words that are not romaji stay as they are: CD o kikimasu. */
function wholeRomaji(text: string): ReadRomaji | null {
  const spaced = withSpacedMarks(text);
  const whole = romajiToKana(spaced);
  if (whole !== null) return { kana: whole, isWhole: true };
  const words = spaced.split(/\s+/u).map((word) => romajiToKana(word) ?? word);
  return words.some(hasJapanese) ? { kana: words.join(''), isWhole: true } : null;
}

/** A full stop or comma ends a word, because romaji is read word by word. */
const withSpacedMarks = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[.,!?;:"()。、]+/gu, ' ');

/** 私は gakkou に行きます, teレビ. */
function romajiInside(text: string): ReadRomaji | null {
  const kana = text
    .normalize('NFKC')
    .replaceAll(LATIN_RUN, (run: string, at: number) => insideKana(run, at > 0) ?? run);
  return kana === text.normalize('NFKC') ? null : { kana, isWhole: false };
}

/** After other words, wa, o and e alone are particles. */
function insideKana(run: string, isAfter: boolean): string | null {
  return isAfter ? (romajiToKana(`a ${run}`)?.slice(1) ?? null) : romajiToKana(run);
}
