import { hasKanji, isKana, toHiragana, toKatakana } from '../japanese/kana.ts';
import { normaliseJapanese } from '../japanese/normalise.ts';
import { readAs } from '../japanese/tokens/author-readings.ts';
import { withUsualReadings } from '../japanese/tokens/misreads.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { heardAs, heardAsWritten } from './heard-as.ts';
import type { ReadAloud, SpokenWord } from './spoken-word.ts';

export interface SpelledText {
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/** Quotes, brackets, the spaces of authors and pictures are no pauses when reading aloud. */
const UNHEARD = /[\s\p{Cf}\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Extended_Pictographic}"'＂＇・]+/gu;

/**
 * Spells a text so that the engine reads it as `reading`, which is kana or empty. As much as possible stays as written,
 * because the engine takes the melody of a word from its dictionary and recognises particles by the words around them.
 * Only words that it would misread are written in kana (decision 017).
 */
export async function spellForVoice(text: string, reading: string, read: ReadAloud): Promise<SpelledText> {
  const inWords = async (spelling: string) => ({ text: spelling, words: await read(spelling) });
  const written = await inWords(text.replaceAll(UNHEARD, ''));
  const { words } = written;
  const meant = meantReadings(words, reading);
  // The author's reading is of another sentence than the written one: the author's reading is spoken.
  if (!meant) return inWords(reading.replaceAll(UNHEARD, ''));

  const kana = words.map((word, index) => misread(word, meant[index] ?? ''));
  if (kana.every((instead) => instead === '')) return written;
  const wanted = heardAs(words.map(({ sound }, index) => kana[index] || sound).join(''));
  const respell = async (script: (kana: string) => string, after?: (kana: string) => string) => {
    const parts = words.map(
      ({ text: own }, index) =>
        script(kana[index] ?? '') || (after && kana[index - 1] ? after(meant[index] ?? '') : own),
    );
    const spelled = await inWords(parts.join(''));
    return { ...spelled, isRight: soundOf(spelled) === wanted, isWhole: keepsParts(spelled, parts) };
  };
  const hiragana = await respell(toHiragana);
  // Katakana is never taken for a particle: ハハ, because はは would be read わわ.
  const katakana = await respell(toKatakana);
  // It reads つめ切り and ツメ切り as ツメギリ, but not つめキリ.
  const apart = hiragana.isRight || katakana.isRight ? null : await respell(toHiragana, toKatakana);
  const right = [hiragana, katakana, ...(apart ? [apart] : [])].filter(({ isRight }) => isRight);
  return right.find(({ isWhole }) => isWhole) ?? right[0] ?? katakana;
}

/** The intended reading of each word; null if the reading does not fit these words. */
function meantReadings(words: readonly SpokenWord[], reading: string): readonly string[] | null {
  const tokens = words.map(asToken);
  // A reading that contains kanji is not known.
  const isKnown = normaliseJapanese(reading) !== '' && !hasKanji(reading);
  const meant = (isKnown ? readAs(tokens, reading) : withUsualReadings(tokens)).map(asRead);
  return isKnown && heardAs(meant.join('')) !== heardAs(reading) ? null : meant;
}

const asToken = ({ text, sound, base }: SpokenWord): Token => ({
  surface: text,
  reading: toHiragana(sound),
  pos: '',
  base,
  conjugation: '',
});

const asRead = ({ surface, reading }: Token): string => (isKana(surface) ? surface : reading);

/** The kana of a word that the engine would misread. Words in kana are read as written, except ググる (ククル). */
const misread = ({ text, sound }: SpokenWord, meant: string): string => {
  const isRight = isKana(text)
    ? heardAsWritten(text) === heardAsWritten(sound)
    : heardAs(meant) === heardAs(sound);
  return isRight ? '' : meant;
};

const soundOf = ({ words }: SpelledText): string => heardAs(words.map(({ sound }) => sound).join(''));

/** Whether no word boundary splits a part: とおください must not become とおく and ださい. */
function keepsParts({ words }: SpelledText, parts: readonly string[]): boolean {
  const cuts = [0, ...endsOf(parts)];
  const ends = endsOf(words.map(({ text }) => text));
  return ends.every((to, index) => {
    const from = ends[index - 1] ?? 0;
    const crosses = cuts.some((cut) => from < cut && cut < to);
    return !crosses || (cuts.includes(from) && cuts.includes(to));
  });
}

function endsOf(texts: readonly string[]): number[] {
  let end = 0;
  return texts.map((text) => (end += text.length));
}
