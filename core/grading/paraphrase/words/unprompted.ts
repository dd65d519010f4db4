import { vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, isFormOf, isParticle, isWord, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';

/**
 * A word of the model that the Vietnamese sentence does not have, so that nobody can know that it is wanted: 家に of 家に帰る
 * for "về", ちょっと, 今 beside ている.
 */
export const unprompted: ParaphraseRule = {
  name: 'adverb',
  *rewrites(sentence) {
    if (sentence.vietnamese === '') return;
    for (const at of sentence.units.keys()) {
      for (const { words, cues, mayGo } of UNSAID)
        if (isWord(sentence.units[at], ...words) && !vietnameseSays(sentence, ...cues) && mayGo(sentence, at))
          yield* without(sentence, at, 1);
      yield* home(sentence, at);
    }
  },
};

interface Unsaid {
  readonly words: readonly string[];
  /** What the Vietnamese would say for it; all of it must be missing. */
  readonly cues: readonly string[];
  readonly mayGo: (sentence: ReadSentence, at: number) => boolean;
}

const isFree = ({ units }: ReadSentence, at: number): boolean => {
  const [before, next] = [units[at - 1], units[at + 1]];
  return next !== undefined && next.kind !== 'particle' && next.kind !== 'copula' && !isWord(before, 'もう');
};

/** Beside ている it says nothing more. */
const isGoingOn = (sentence: ReadSentence, at: number): boolean =>
  isFree(sentence, at) &&
  sentence.units.slice(at).some((unit) => featuresOf(unit)?.aspect === 'progressive') &&
  !sentence.units.some(({ kind }) => kind === 'number');

const UNSAID: readonly Unsaid[] = [
  {
    words: ['ちょっと', '少し'],
    cues: ['chút', 'hơi', 'ít', 'lát', 'tí', 'tẹo', 'đôi chút', 'vài', 'chốc', 'một'],
    mayGo: isFree,
  },
  {
    words: ['今', '現在'],
    cues: ['bây giờ', 'hiện', 'hiện tại', 'hiện nay', 'giờ', 'nay', 'lúc này', 'vừa', 'ngay'],
    mayGo: isGoingOn,
  },
  { words: ['ぜひ', '是非'], cues: ['nhất định', 'thế nào cũng', 'rất'], mayGo: isFree },
  {
    words: ['とても', 'すごく'],
    cues: [
      'rất',
      'quá',
      'lắm',
      'vô cùng',
      'cực',
      'cực kỳ',
      'thật',
      'thực',
      'hết sức',
      'thế',
      'đến mức',
      'đỗi',
      'ghê',
    ],
    mayGo: isFree,
  },
  { words: ['もう'], cues: ['rồi', 'đã', 'không còn', 'nữa', 'sắp', 'thêm', 'hết', 'thôi'], mayGo: isFree },
  {
    words: ['よく'],
    cues: ['hay', 'thường', 'nhiều', 'kỹ', 'kĩ', 'tốt', 'giỏi', 'rõ', 'ngon', 'lắm', 'rành', 'thạo', 'luôn'],
    mayGo: isFree,
  },
];

function* without({ units }: ReadSentence, at: number, count: number): Iterable<Rewrite> {
  const next = units[at + count];
  if (next)
    yield {
      from: at,
      to: at + count + 1,
      tokens: tokensOf([next]),
      pattern: units
        .slice(at, at + count)
        .map(({ text }) => text)
        .join(''),
    };
}

/** 家に帰る and 帰る: "về" and "về nhà" are both going home, unless another place or person is named. */
function* home(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const [place, particle, verb] = sentence.units.slice(at);
  if (!isWord(place, '家', 'うち') || !isParticle(particle, 'に', 'へ') || !isFormOf(verb, '帰る')) return;
  const isOwn = (before: ReadUnit | undefined): boolean =>
    !isParticle(before, 'の') && before?.role !== 'attribute';
  if (isOwn(sentence.units[at - 1]) && vietnameseSays(sentence, 'về')) yield* without(sentence, at, 2);
}
