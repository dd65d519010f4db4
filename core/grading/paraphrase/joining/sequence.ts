import type { Token } from '../../../japanese/tokens/token.ts';
import { wordList, wordSet } from '../../words/word-table.ts';
import {
  GIVES_REASON,
  isManner,
  isStative,
  joinsClauses,
  mainPredicate,
  restOf,
  vietnameseSays,
} from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, isWord } from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, dependentNoun, inflectUnit } from '../say.ts';

/**
 * お風呂に入ってから, お風呂に入った後で; where the prompt says "rồi", also お風呂に入って. てから that means "since" (日本に来てから三年になります)
 * stays.
 */
export const sequence: ParaphraseRule = {
  name: 'sequence',
  choosesFrom: ['te-noi', 'te-kara', 'ato-de'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* otherThanTekara(sentence, at);
      yield* otherThanAto(sentence, at);
      yield* otherThanTe(sentence, at);
      yield* otherThanTara(sentence, at);
    }
  },
};

const AFTER = dependentNoun('後', 'あと');
const FROM = caseParticle('から');
const TE_KARA = ['te-kara'];
const ATO = ['ato-de'];

function* otherThanTekara(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, from, next] = units.slice(at);
  if (!verb || !isVerb(verb) || !hasMood(verb, 'te') || !isParticle(from, 'から') || !next) return;
  const isMo = isParticle(next, 'も');
  if ((isParticle(next) && !isMo) || (!isMo && meansSince(sentence, at))) return;
  const own = { from: at, to: at + 2, pattern: '〜てから', points: TE_KARA };
  const done = inflectUnit(verb, { mood: 'statement', past: true, polite: false });
  if (done) yield { ...own, tokens: [...done, AFTER] };
  for (const particle of isMo ? [] : ['で', 'に'])
    if (done) yield { ...own, tokens: [...done, AFTER, caseParticle(particle)] };
  const then = isAhead(sentence, at) ? inflectUnit(verb, { mood: 'tara' }) : null;
  if (then && !isMo) yield { ...own, tokens: then };
  // "rồi mới" and "sau khi" say more than て.
  if (!isMo && saysThen(sentence) && !vietnameseSays(sentence, 'mới', 'sau khi'))
    yield { ...own, tokens: verb.tokens };
}

/** 日本に来てから三年になります, やめてから眠れるようになりました. */
const meansSince = (sentence: ReadSentence, at: number): boolean =>
  sentence.units[at + 2]?.kind === 'number' ||
  isWord(sentence.units[at + 2], 'どのくらい', 'どれくらい', 'ずっと', 'まだ', '初めて') ||
  vietnameseSays(sentence, 'từ khi', 'kể từ', 'từ lúc', 'từ hồi') ||
  isState(sentence, at + 2) ||
  restOf(sentence, at + 2).some(
    (unit) =>
      (isFormOf(unit, 'なる') && !featuresOf(unit)?.negative) ||
      isFormOf(unit, '経つ', 'たつ', ...CHANGES) ||
      featuresOf(unit)?.aspect === 'progressive',
  );

/** What goes on by little and little. */
const CHANGES = wordList(
  '増える 減る 変わる 慣れる 太る 痩せる やせる 育つ 上達する 成長する 増加する 減少する',
);
/** What lasts, and has no end that something could come after: 日本に住む. */
const LASTS = wordList('住む 暮らす 勤める 通う 続く 生きる 滞在する');

/** 生まれてから、忙しいです: it has been so since then. */
function isState(sentence: ReadSentence, from: number): boolean {
  const last = mainPredicate(restOf(sentence, from)).at(-1);
  const act = actOf(sentence, from);
  return (act === 'statement' || act === 'question') && isStative(last);
}

const saysThen = ({ vietnamese }: ReadSentence): boolean => /(?<!\p{L})rồi\s+\p{L}/iu.test(vietnamese);

function* otherThanAto(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [verb, after, particle] = units.slice(at);
  const form = featuresOf(verb);
  if (!verb || !isVerb(verb) || !isWord(after, '後', 'あと') || !form?.past || form.negative) return;
  const hasDe = isParticle(particle, 'で');
  const to = at + (hasDe ? 3 : 2);
  const next = units[to];
  const isMo = isParticle(next, 'も');
  if (!next || (isParticle(next) && !isMo) || next.kind === 'copula') return;
  const own = { to, pattern: hasDe ? '〜た後で' : '〜た後', points: ATO };
  const other: readonly Token[] = hasDe ? [AFTER] : [AFTER, caseParticle('で')];
  if (!isMo) yield { ...own, from: at + 1, tokens: other };
  const te = inflectUnit(verb, { mood: 'te', past: false, polite: false });
  if (te && form.aspect === 'simple' && !isStative(verb) && !isFormOf(verb, ...LASTS))
    yield { ...own, from: at, tokens: [...te, FROM] };
}

/** 手を洗って、ご飯を食べます: てから where the prompt says that one comes after the other. */
function* otherThanTe(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  if (!unit || !isVerb(unit) || !joinsClauses(sentence, at) || !isOneStep(sentence, at, unit)) return;
  const isOrdered = saysThen(sentence) || vietnameseSays(sentence, 'sau khi', 'sau đó', 'xong');
  if (!isOrdered || vietnameseSays(sentence, ...GIVES_REASON)) return;
  yield { from: at, to: at + 1, tokens: [...unit.tokens, FROM], pattern: '〜て', points: ['te-noi'] };
}

/** What somebody wants, plans or asks for once something is over: 試験が終わってから, 試験が終わったら. */
const isAhead = (sentence: ReadSentence, at: number): boolean =>
  ['wish', 'intention', 'request', 'invitation', 'permission'].includes(actOf(sentence, at)) &&
  !vietnameseSays(sentence, 'mới');

/** 書き終わったら: てから where the prompt does not say "if". */
function* otherThanTara(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  if (!unit || !isVerb(unit) || featuresOf(unit)?.mood !== 'tara' || isStative(unit)) return;
  const isAfter = vietnameseSays(sentence, 'sau khi', 'xong') && !vietnameseSays(sentence, 'nếu');
  const te = inflectUnit(unit, { mood: 'te', polite: false });
  if (te && isAfter && isAhead(sentence, at))
    yield { from: at, to: at + 1, tokens: [...te, FROM], pattern: '〜たら', points: ['dieu-kien-tara'] };
}

/** What is over before the next begins. 休んで and 風邪を引いて also tell why or how. */
const STEPS = wordSet(`
  みる   食べる 飲む 洗う 磨く 起きる 着替える 浴びる 入る 買う 読む 書く 見る 聞く 終わる 終える 済ませる 片付ける 掃除する 洗濯する 料理する 作る 開ける 閉める
  消す 点ける する やる 勉強する 練習する 調べる 確認する 予約する 予習する 復習する 電話する 連絡する 送る 払う 卒業する 着く 降りる 切る 混ぜる 入れる 出す
  捨てる 脱ぐ 測る 計る 相談する 話す 話し合う 考える 帰る 散歩する 運動する 食事する 注文する 準備する 登録する 記入する 印刷する 保存する 焼く 煮る 炒める
  冷やす 温める 沸かす 渡る 曲がる 出る 別れる 習う 借りる 返す 挨拶する 計画する
`);

/** The only て of the sentence, and something that is over before the next begins. */
const isOneStep = (sentence: ReadSentence, at: number, unit: ReadUnit): boolean =>
  !isManner(unit) &&
  STEPS.has(unit.lexeme?.dictionary ?? '') &&
  !isStative(unit) &&
  !isWord(sentence.units[at + 1], '初めて', 'はじめて') &&
  !isFormOf(sentence.units[at + 1], '行く', '来る', '帰る', '出かける') &&
  [...sentence.units.keys()].filter((one) => joinsClauses(sentence, one)).length === 1 &&
  !sentence.units.some((one, index) => hasMood(one, 'te') && isParticle(sentence.units[index + 1], 'から'));
