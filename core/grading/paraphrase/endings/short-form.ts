import type { Token } from '../../../japanese/tokens/token.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isNaAdjective, vietnameseSays } from '../reading/clauses.ts';
import { isPerson, isTime } from '../reading/noun-kinds.ts';
import { phraseStart, topicsBetween } from '../reading/phrase-places.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isWord,
  sentenceEnd,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { adverb, caseParticle, inflect, inflectUnit, NA, noun, suruLexeme, topicParticle } from '../say.ts';

/** です in the place of a verb, and back: 昼ご飯はまだです, 父は医者をしています, 親切な人です, 一番長い川です. */
export const shortForm: ParaphraseRule = {
  name: 'set-phrase',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* notYet(sentence, at);
      yield* job(sentence, at);
      yield* suchPerson(sentence, at);
      yield* mostOfItsKind(sentence, at);
    }
  },
};

/** What is done sooner or later, with the verbs that do it. */
const TO_BE_DONE: ReadonlyMap<string, RegExp> = new Map([
  ...['ご飯', '朝ご飯', '昼ご飯', '晩ご飯', '朝食', '昼食', '夕食', '夕飯', 'お昼'].map(
    (meal) => [meal, /^(?:食べる|とる|取る|いただく)$/u] as const,
  ),
  ...['宿題', '準備', '掃除', '洗濯', '予約', '注文', '食事', '結婚', '支払い', '返事', '用意', '片付け'].map(
    (act) => [act, /^(?:する|やる)$/u] as const,
  ),
]);

/** まだ昼ご飯を食べていません and 昼ご飯はまだです. */
function* notYet(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const start = isWord(units[at], 'まだ') ? at + 1 : at;
  // The tokenizer cuts 昼ご飯 in two.
  const next = isWord(units[start + 1], 'ご飯', '御飯') ? start + 2 : start + 1;
  const thing = units.slice(start, next);
  const particle = units[next];
  const isLate = isWord(units[next + 1], 'まだ');
  const verb = units[next + (isLate ? 2 : 1)];
  const form = featuresOf(verb);
  const end = sentenceEnd(sentence, at);
  const to = next + (isLate ? 3 : 2);
  const isOver = units.slice(to, end).every(({ role }) => role === 'final');
  if (!isOver || !isParticle(particle, 'を', 'は') || !vietnameseSays(sentence, 'chưa')) return;
  if (!TO_BE_DONE.get(textOf(thing))?.test(verb?.lexeme?.dictionary ?? '')) return;
  if (isParticle(units[at - 1], 'も') || (start === at && !isLate)) return;
  if (!form?.negative || form.past || form.aspect !== 'progressive' || form.mood !== 'statement') return;
  const is = inflect(COPULA, { polite: form.polite });
  if (is)
    yield {
      from: at,
      to,
      tokens: [...tokensOf(thing), topicParticle('は'), adverb('まだ'), ...is],
      pattern: textOf(units.slice(at, to)),
      points: ['mada-te-imasen'],
    };
}

const JOBS =
  /^(?:医者|お医者さん|医師|先生|教師|看護師|エンジニア|歌手|俳優|作家|画家|弁護士|記者|運転手|店員|通訳|ガイド|美容師|料理人|シェフ|農家|デザイナー|プログラマー|警察官|公務員|銀行員|コーチ|モデル|大工|主婦|教授)$/u;
const SURU = suruLexeme();

/** 父は医者です and 父は医者をしています; あの人は先生です points somebody out all the same. */
function* job({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const [who, next, verb] = units.slice(at);
  if (!who || !JOBS.test(who.text) || !next) return;
  const topics = topicsBetween(units, 0, at);
  const isOf = topics.some((topic) => isPerson(units[topic - 1]));
  if (!isOf || /(?<!\p{L})(?:ai|nào)(?!\p{L})/iu.test(vietnamese)) return;
  const [form, doing] = [featuresOf(next), featuresOf(verb)];
  const isCopula = next.kind === 'copula' && form?.negative === false && !form.wish;
  if (isCopula && (form?.mood === 'statement' || form?.mood === 'te')) {
    const does = inflect(SURU, { ...form, aspect: 'progressive' });
    if (does)
      yield { from: at + 1, to: at + 2, tokens: [caseParticle('を'), ...does], pattern: `〜${next.text}` };
  }
  // 父は医者で、母は教師です: the tokenizer takes the form of だ for a particle.
  const joins = isParticle(next, 'で') && isParticle(units[at + 3], 'は');
  const going = inflect(SURU, { mood: 'te', aspect: 'progressive' });
  if (joins && going)
    yield { from: at + 1, to: at + 2, tokens: [caseParticle('を'), ...going], pattern: '〜で' };
  const isDoing = isParticle(next, 'を') && isFormOf(verb, 'する') && doing?.aspect === 'progressive';
  if (isDoing && doing && !doing.negative && (doing.mood === 'statement' || doing.mood === 'te')) {
    const is = inflect(COPULA, { ...doing, aspect: 'simple' });
    if (is) yield { from: at + 1, to: at + 3, tokens: is, pattern: `〜を${verb?.text}` };
  }
}

const IS: readonly Token[] = inflect(COPULA, { polite: true }) ?? [];
const PERSON = noun('人', 'ひと');

/** 山田さんは親切な人です and 山田さんは親切です, where the Vietnamese says "là người". */
function* suchPerson(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const unit = units[at];
  const [topic = -1] = topicsBetween(units, 0, at);
  if (!unit || !isPerson(units[topic - 1]) || !vietnameseSays(sentence, 'là người', 'là một người')) return;
  const isLast = (index: number): boolean =>
    units.slice(index, sentenceEnd(sentence, at)).every(({ role }) => role === 'final');
  const form = featuresOf(unit);
  const [second, third, fourth] = units.slice(at + 1);
  const isTold = (one: ReadUnit | undefined): boolean => {
    const said = featuresOf(one);
    return said?.mood === 'statement' && !said.negative && !said.past && said.polite;
  };
  const pattern = textOf(units.slice(at, at + 3));
  if (
    isAdjective(unit) &&
    isWord(second, '人') &&
    third?.kind === 'copula' &&
    isTold(third) &&
    isLast(at + 3)
  ) {
    const said = inflectUnit(unit, { polite: true });
    if (said && !form?.past) yield { from: at, to: at + 3, tokens: said, pattern };
  }
  const isNa = isNaAdjective(unit) && isParticle(second, 'な') && isWord(third, '人');
  if (isNa && fourth?.kind === 'copula' && isTold(fourth) && isLast(at + 4))
    yield { from: at + 1, to: at + 4, tokens: fourth.tokens, pattern: textOf(units.slice(at, at + 4)) };
  const plain = inflectUnit(unit, { polite: false });
  if (isAdjective(unit) && isTold(unit) && unit.role === 'predicate' && isLast(at + 1) && plain)
    yield { from: at, to: at + 1, tokens: [...plain, PERSON, ...IS], pattern: unit.text };
  if (isNaAdjective(unit) && second?.kind === 'copula' && isTold(second) && isLast(at + 2))
    yield {
      from: at + 1,
      to: at + 2,
      tokens: [NA, PERSON, ...second.tokens],
      pattern: textOf(units.slice(at, at + 2)),
    };
}

const KINDS = wordSet(`
  川 山 町 街 国 島 湖 木 花 店 建物 ビル 橋 駅 道 公園 電車 車 飛行機 船 動物 スポーツ 料理 果物 季節 本 映画 大学 都市 レストラン タワー 塔 寺 神社 海
`);

/** この川は日本で一番長いです and この川は日本で一番長い川です. */
function* mostOfItsKind(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [most, quality, kind, copula] = units.slice(at);
  const [topic = -1] = topicsBetween(units, 0, at);
  const what = units[topic - 1];
  if (!/^(?:一番|いちばん|最も)$/u.test(most?.text ?? '') || !isAdjective(quality) || !what || isTime(what))
    return;
  const end = sentenceEnd(sentence, at);
  const isOver = (index: number): boolean => units.slice(index, end).every(({ role }) => role === 'final');
  const isPointed = /^[こそあ]の$/u.test(units[phraseStart(units, topic - 1)]?.text ?? '');
  const form = featuresOf(quality);
  const plain = inflectUnit(quality ?? what, { polite: false });
  const isSaid = hasMood(quality, 'statement') && form?.polite === true && !form.past && !form.negative;
  if (isPointed && KINDS.has(what.text) && isSaid && plain && isOver(at + 2))
    yield {
      from: at + 1,
      to: at + 2,
      tokens: [...plain, ...what.tokens, ...IS],
      pattern: quality?.text ?? '',
    };
  const isKind = isWord(kind, what.text) && copula?.kind === 'copula' && isOver(at + 4);
  const told = featuresOf(copula);
  if (isKind && told?.mood === 'statement' && !told.negative && !told.past) {
    const said = inflectUnit(quality ?? what, { polite: told.polite });
    if (said) yield { from: at + 1, to: at + 4, tokens: said, pattern: textOf(units.slice(at + 1, at + 4)) };
  }
}
