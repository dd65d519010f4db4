import { kanjiOf } from '../japanese/kana.ts';
import { withoutRuby } from '../japanese/ruby.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { shuffled } from '../random.ts';
import { exerciseOf } from './answers.ts';
import { cutIntoPhrases, cutIntoWords } from './cut.ts';
import type { ExerciseOf, ExerciseSource, KindRules } from './exercise.ts';
import { contentWordsOf, kanaOf, lettersBetween, rubyOf, textOf } from './sentence-text.ts';

/** Put tiles in order; one or two do not belong. */
export type Tiles = ExerciseOf<'tiles'> & {
  /** With readings. */
  readonly tiles: readonly string[];
};

const TILES_MIN = 3;
/** Without the wrong ones: more do not fit on a phone, nor into the head. */
const TILES_MAX = 8;
/** A sentence of fewer phrases is cut into words. */
const PHRASES_MIN = 4;
/** From this many right tiles on there are two wrong ones. */
const TWO_WRONG_FROM = 5;

export const tiles: KindRules<Tiles> = {
  needsSound: false,
  make(source, random) {
    const { tokens } = source.sentence;
    const phrases = cutIntoPhrases(tokens);
    const cut = phrases.length < PHRASES_MIN ? cutIntoWords : cutIntoPhrases;
    const right = cut(tokens);
    if (right.length < TILES_MIN || right.length > TILES_MAX) return null;
    const wrong = wrongTiles(right, cut, source).slice(0, right.length < TWO_WRONG_FROM ? 1 : 2);
    if (wrong.length === 0) return null;
    return {
      ...exerciseOf('tiles', source.sentence),
      tiles: shuffled([...right, ...wrong].map(rubyOf), random),
    };
  },
  judging: (exercise, answer) => ({
    text: 'tiles' in answer ? joined(answer.tiles.map((at) => exercise.tiles[at] ?? '')) : '',
    mode: 'translate',
  }),
  question: ({ vietnamese, tiles: all }) =>
    `${vietnamese}\n${all.map((tile, at) => `${at + 1}:${tile}`).join('  ')}`,
  rightAnswers: ({ tiles: all, japanese }) => {
    const order = orderOf(all.map(lettersOf), lettersOf(japanese));
    return order ? [{ tiles: order }] : [];
  },
};

const MARKS = /[。．.、！!？?…「」\s]/gu;
const lettersOf = (text: string): string => withoutRuby(text).replaceAll(MARKS, '');

/** The indexes of the tiles that make the text; null if none do. */
function orderOf(letters: readonly string[], text: string, used: readonly number[] = []): number[] | null {
  if (text === '') return [...used];
  for (const [at, tile] of letters.entries()) {
    if (tile === '' || used.includes(at) || !text.startsWith(tile)) continue;
    const order = orderOf(letters, text.slice(tile.length), [...used, at]);
    if (order) return order;
  }
  return null;
}

const joined = (chosen: readonly string[]): string => withoutRuby(chosen.join(''));

/**
 * Tiles of the other sentences that stand like one of these (学校で beside 図書館で), the nearest in sound first. None of
 * them may be near in meaning to a word of the sentence, nor be right in the place of any tile.
 */
function wrongTiles(
  right: readonly (readonly Token[])[],
  cut: (tokens: readonly Token[]) => Token[][],
  { sentence, others, nearInMeaning }: ExerciseSource,
): (readonly Token[])[] {
  const own = contentWordsOf(sentence.tokens);
  // 毎朝 beside 朝: a shared kanji often means nearly the same.
  const ownKanji = new Set(kanjiOf(textOf(sentence.tokens)));
  const texts = right.map(textOf);
  const shapes = new Set(right.map(shapeOf));
  const isForeign = (tile: readonly Token[]): boolean => {
    const words = [...contentWordsOf(tile)];
    return (
      words.length > 0 &&
      isWhole(tile) &&
      !kanjiOf(textOf(tile)).some((kanji) => ownKanji.has(kanji)) &&
      words.every((word) => !own.has(word) && [...nearInMeaning(word)].every((near) => !own.has(near)))
    );
  };
  const distance = (tile: readonly Token[]): number =>
    Math.min(...right.map((one) => lettersBetween(kanaOf(one), kanaOf(tile))));
  const candidates = distinct(others.flatMap(({ tokens }) => cut(tokens)))
    .filter((tile) => shapes.has(shapeOf(tile)) && isForeign(tile))
    .map((tile) => ({ tile, distance: distance(tile) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, CANDIDATES_MAX);
  return candidates
    .map(({ tile }) => tile)
    .filter((tile) =>
      texts.every((_, at) => !sentence.accepts(texts.with(at, textOf(tile)).join(''), 'translate')),
    );
}

/** So many are tried: each costs one judgement for each tile. */
const CANDIDATES_MAX = 6;

/** 見 of 見に行く is half a word. */
const isWhole = (tile: readonly Token[]): boolean => {
  const last = tile.at(-1);
  return last !== undefined && (!/^(?:動詞|形容詞)/u.test(last.pos) || last.surface === last.base);
};

/** The class of its first word, and its particle. */
const shapeOf = (tile: readonly Token[]): string => {
  const last = tile.at(-1);
  const particle = last?.pos.startsWith('助詞') ? last.surface : '';
  return `${tile[0]?.pos.split('/').slice(0, 2).join('/')} ${particle}`;
};

const distinct = (all: readonly Token[][]): Token[][] => {
  const texts = all.map(textOf);
  return all.filter((_, at) => texts.indexOf(texts[at] ?? '') === at);
};
