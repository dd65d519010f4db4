import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { isPerson } from '../reading/noun-kinds.ts';
import { isContrast, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflect, NO, noun, topicParticle, verbLexeme } from '../say.ts';
import { countedAt } from './counted.ts';

/** What goes without saying and may be said: この本の値段は千円です, 人が三人います, 桜の花, テーブルの上に. */
export const spelledOut: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* price(sentence, at);
      yield* people(sentence, at);
      yield* blossom(sentence, at);
      yield* meal(sentence, at);
      yield* mealTime(sentence, at);
      yield* journey(sentence, at);
      yield* onTop(sentence, at);
      yield* takesTime(sentence, at);
    }
  },
};

const PRICE = noun('値段', 'ねだん');
const isMoney = (unit: ReadUnit | undefined): boolean =>
  isWord(unit, 'いくら') || /^(?:円|ドル|ドン)$/u.test(countedAt(unit)?.counter ?? '');

/** この本は千円です and この本の値段は千円です. */
function* price(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [thing, next, cost, wa] = units.slice(at);
  if (thing?.kind !== 'word' || isPerson(thing)) return;
  const isAsked = (index: number): boolean => isMoney(units[index]) && units[index + 1]?.kind === 'copula';
  if (isParticle(next, 'の') && isWord(cost, '値段') && isParticle(wa, 'は') && isAsked(at + 4))
    yield { from: at + 1, to: at + 4, tokens: tokensOf(units.slice(at + 3, at + 4)), pattern: '〜の値段は' };
  if (
    next &&
    isParticle(next, 'は') &&
    isAsked(at + 2) &&
    vietnameseSays(sentence, 'giá', 'giá tiền', 'giá cả')
  )
    if (!isWord(thing, '値段', 'これ', 'それ', 'あれ', '料金', '家賃', '給料', '費用'))
      yield { from: at + 1, to: at + 2, tokens: [NO, PRICE, ...next.tokens], pattern: '〜は' };
}

const COUNTS_PEOPLE = ['いる', '来る', '集まる', '並ぶ'];
const PERSON = noun('人', 'ひと');

/** 会議室に十二人います and 会議室に人が十二人います. */
function* people(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [count, verb] = units.slice(at);
  if (!count || countedAt(count)?.counter !== '人' || !isFormOf(verb, ...COUNTS_PEOPLE)) return;
  const isOpen =
    isParticle(units[at - 1], 'に') || (isParticle(units[at - 1], 'は') && isParticle(units[at - 2], 'に'));
  const isOthers = units.slice(0, at).some((unit) => isPerson(unit) || isParticle(unit, 'が'));
  if (!isOpen || isOthers || !vietnameseSays(sentence, 'người')) return;
  const about = { from: at, to: at + 1, pattern: count.text };
  const wordings = [
    [PERSON, caseParticle('が'), ...count.tokens],
    [...count.tokens, NO, PERSON, caseParticle('が')],
  ];
  for (const tokens of wordings) yield { ...about, tokens };
  // With が the place may be the topic.
  if (isParticle(units[at - 1], 'に'))
    for (const tokens of wordings)
      yield { ...about, from: at - 1, tokens: [caseParticle('に'), topicParticle('は'), ...tokens] };
}

const FLOWERS = wordSet('桜 梅 バラ ばら ひまわり 蓮 菊 桃');

/** 桜が咲く and 桜の花が咲く. */
function* blossom({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [plant, next, flower, last] = units.slice(at);
  if (!plant || !FLOWERS.has(plant.text)) return;
  const blooms = (index: number): boolean => isFormOf(units[index], '咲く', '散る');
  if (isParticle(next, 'が', 'は') && blooms(at + 2))
    yield { from: at, to: at + 1, tokens: [...plant.tokens, NO, noun('花', 'はな')], pattern: plant.text };
  if (isParticle(next, 'の') && isWord(flower, '花') && isParticle(last, 'が', 'は') && blooms(at + 4))
    yield { from: at, to: at + 3, tokens: plant.tokens, pattern: textOf(units.slice(at, at + 3)) };
}

/** 食べに行く and ご飯を食べに行く. */
function* meal(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [eat, ni, go] = units.slice(at);
  if (!eat || eat.role !== 'purpose' || !isFormOf(eat, '食べる')) return;
  if (!isParticle(ni, 'に') || !isFormOf(go, '行く') || !vietnameseSays(sentence, 'đi ăn')) return;
  const hasObject = units.some((unit) => isParticle(unit, 'を', 'が'));
  const before = units[at - 1];
  if (hasObject || (isParticle(before) && !isParticle(before, 'に', 'で', 'と', 'は'))) return;
  yield {
    from: at,
    to: at + 1,
    tokens: [noun('ご飯', 'ごはん'), caseParticle('を'), ...eat.tokens],
    pattern: eat.text,
  };
}

const EAT = verbLexeme('食べる', 'たべる', 'ichidan');
const MEALS = [
  'ご飯',
  'ごはん',
  '朝ご飯',
  '昼ご飯',
  '晩ご飯',
  '夕食',
  '朝食',
  '昼食',
  '夕飯',
  '弁当',
  'お弁当',
];

/** 晩ご飯を食べた後で and 晩ご飯の後で, 晩ご飯を食べる前に and 晩ご飯の前に. */
function* mealTime(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [food, next, eat, moment] = units.slice(at);
  if (!isWord(food, ...MEALS)) return;
  if (isParticle(next, 'を') && isFormOf(eat, '食べる') && isMomentOf(eat, moment)) {
    const hasMore = units.slice(0, at).some((unit) => isParticle(unit, 'で', 'と', 'が', 'に'));
    if (!hasMore)
      yield { from: at + 1, to: at + 3, tokens: [NO], pattern: `〜を${eat?.text}${moment?.text}` };
  }
  const isAfter = isWord(eat, '後', 'あと');
  if (!isParticle(next, 'の') || !(isAfter || isWord(eat, '前')) || !vietnameseSays(sentence, 'ăn')) return;
  const verb = inflect(EAT, { past: isAfter });
  if (verb)
    yield { from: at + 1, to: at + 2, tokens: [caseParticle('を'), ...verb], pattern: `〜の${eat?.text}` };
}

const isMomentOf = (eat: ReadUnit | undefined, moment: ReadUnit | undefined): boolean => {
  const form = featuresOf(eat);
  if (form?.negative !== false || form.aspect !== 'simple' || !hasMood(eat, 'statement')) return false;
  return form.past ? isWord(moment, '後', 'あと') : isWord(moment, '前');
};

const GO = verbLexeme('行く', 'いく', 'godan');
const JOURNEYS = ['旅行', '出張', '留学', '買い物', '散歩'];

/** 旅行の前に and 旅行に行く前に. */
function* journey({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [trip, next, second, third] = units.slice(at);
  const before = units[at - 1];
  // 母と旅行に行く前に, 日本へ旅行に行く前に: と and へ need the verb.
  const isFree =
    before === undefined ||
    before.endsSentence ||
    isParticle(before, 'は') ||
    /^(?:time|clause-end)$/u.test(before.role);
  if (
    !isWord(trip, ...JOURNEYS) ||
    !isFree ||
    units.slice(0, at).some((unit) => isParticle(unit, 'と', 'へ', 'に'))
  )
    return;
  const going = inflect(GO);
  if (isParticle(next, 'の') && isWord(second, '前') && isParticle(third, 'に') && going)
    yield { from: at + 1, to: at + 2, tokens: [caseParticle('に'), ...going], pattern: '〜の前に' };
  const isGoing = isParticle(next, 'に') && isFormOf(second, '行く') && isWord(third, '前');
  const form = featuresOf(second);
  if (isGoing && isVerb(second) && form && !form.past && !form.negative && !form.wish)
    yield { from: at + 1, to: at + 3, tokens: [NO], pattern: '〜に行く前' };
}

const TOPS = ['テーブル', '机', '棚', '本棚'];

/** テーブルの上に置く and テーブルに置く, where the Vietnamese says "trên" or "lên". */
function* onTop(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [table, next, top, ni] = units.slice(at);
  const verb = units.slice(at, sentenceEnd(sentence, at)).find((unit) => isVerb(unit));
  if (!isWord(table, ...TOPS) || !isFormOf(verb, '置く', '載せる', '乗せる', '並べる')) return;
  if (!vietnameseSays(sentence, 'trên', 'lên')) return;
  if (isParticle(next, 'に') && next)
    yield { from: at + 1, to: at + 2, tokens: [NO, noun('上', 'うえ'), ...next.tokens], pattern: '〜に' };
  if (isParticle(next, 'の') && isWord(top, '上') && isParticle(ni, 'に') && ni)
    yield { from: at + 1, to: at + 4, tokens: ni.tokens, pattern: '〜の上に' };
}

const KAKARU = verbLexeme('かかる', 'かかる', 'godan');

/** 家から会社まで四十分かかります and 四十分です: both ends of the way are named. */
function* takesTime(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const time = units[at];
  if (!/^(?:分|時間)$/u.test(countedAt(time)?.counter ?? '')) return;
  const last = at + (isParticle(units[at + 1], 'ぐらい', 'くらい', 'ほど') ? 2 : 1);
  const verb = units[last];
  const form = featuresOf(verb);
  const before = units.slice(0, at);
  const isWay =
    before.some((unit) => isParticle(unit, 'から')) && before.some((unit) => isParticle(unit, 'まで'));
  const isPlain = form?.mood === 'statement' && form.polite && !form.past && !form.negative;
  const isOver = units.slice(last + 1, sentenceEnd(sentence, at)).every(({ role }) => role === 'final');
  if (!verb || !isWay || !isPlain || !isOver || isContrast(sentence) || form.aspect !== 'simple') return;
  const hasMore = before.some(
    (unit) =>
      unit.kind === 'number' ||
      (unit.kind === 'predicate' && !(isFormOf(unit, '歩く') && hasMood(unit, 'te'))),
  );
  if (topicsBetween(units, 0, at).length > 0 || hasMore) return;
  if (isFormOf(verb, 'かかる'))
    yield { from: last, to: last + 1, tokens: [noun('です')], pattern: '〜かかります' };
  const takes = inflect(KAKARU, { polite: true });
  if (verb.kind === 'copula' && takes && vietnameseSays(sentence, 'mất'))
    yield { from: last, to: last + 1, tokens: takes, pattern: `〜${verb.text}` };
}
