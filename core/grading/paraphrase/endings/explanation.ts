import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import {
  endingOf,
  GIVES_REASON,
  isNaAdjective,
  isStative,
  isWilled,
  vietnameseSays,
} from '../reading/clauses.ts';
import {
  asksWithWord,
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  textOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, dependentNoun, inflect, inflectUnit, N, NA } from '../say.ts';
import { mayRegret } from './aspect.ts';

/**
 * 頭が痛いんです and 頭が痛いです; 忘れたんですが、貸してください and 忘れたので、貸してください. An invitation, a request, an
 * introduction or an announcement is never explained: 行かないんですか is not 行きませんか.
 */
export const explanation: ParaphraseRule = {
  name: 'explanation',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const found = explainedAt(sentence, at);
      yield* found ? otherwise(sentence, found) : explained(sentence, at);
    }
  },
};

const POINTS = ['n-desu'];
const BUT = ['が', 'けど', 'けれど', 'けれども'];
const WHY = ['どうして', 'なぜ', '何故', 'なんで', '何で'];

interface Explained {
  readonly predicate: ReadUnit | null;
  /** The first unit of the wording: the predicate, or な after a noun. */
  readonly from: number;
  /** ん or の. */
  readonly no: number;
}

/** 痛い + ん + です, 静か + な + ん + です. */
function explainedAt({ units }: ReadSentence, no: number): Explained | null {
  const [before, noun, copula] = units.slice(no - 1, no + 2);
  if (no < 1 || !isWord(noun, 'ん', 'の') || copula?.kind !== 'copula') return null;
  const form = featuresOf(copula);
  if (!form || form.past || form.negative || form.mood !== 'statement') return null;
  if (isParticle(before, 'な')) return { predicate: null, from: no - 1, no };
  if (!before || !hasMood(before, 'statement') || featuresOf(before)?.polite) return null;
  const isOne = isWord(noun, 'の') && standsForAThing(units, no);
  return isOne ? null : { predicate: before, from: no - 1, no };
}

/** これは昨日買ったのです, 赤いのです: the one that. */
const standsForAThing = (units: readonly ReadUnit[], no: number): boolean => {
  const form = featuresOf(units[no - 1]);
  const isThing = !form?.wish && !isVerb(units[no - 1]) && !isParticle(units[no - 2], 'が');
  return (
    isThing ||
    units.some((unit, at) => isParticle(units[at + 1], 'は') && isWord(unit, 'これ', 'それ', 'あれ', 'の'))
  );
};

function* otherwise(sentence: ReadSentence, { predicate, from, no }: Explained): Iterable<Rewrite> {
  const { units } = sentence;
  const [noun, copula, next] = units.slice(no);
  if (!noun || !copula) return;
  const [pattern, points] = [`〜${textOf(units.slice(no, no + 2))}`, POINTS];
  yield { from: no, to: no + 1, tokens: [noun.text === 'ん' ? dependentNoun('の') : N], pattern, points };
  const polite = featuresOf(copula)?.polite ?? true;
  const plainly = predicate ? inflectUnit(predicate, { polite }) : inflect(COPULA, { polite });
  const end = sentenceEnd(sentence, from);
  const act = actOf(sentence, from);
  const to = no + 2;
  const isPrefatory = isParticle(next, ...BUT);
  if (plainly && (to === end || (isParticle(next, 'か') && !soundsLikeInvitation(units, predicate))))
    yield { from, to, tokens: plainly, pattern, points };
  if (!plainly || !isPrefatory || !next) return;
  const wider = { from, to: to + 1, pattern: `${pattern}${next.text}`, points };
  if (to + 1 === end && featuresOf(predicate ?? undefined)?.wish) yield { ...wider, tokens: plainly };
  if (act === 'request' && predicate) yield { ...wider, tokens: because(predicate) };
  if (act === 'statement' && to + 1 < end) yield { from, to, tokens: plainly, pattern, points };
}

/** 食べないんですか asks; 食べませんか invites. */
const soundsLikeInvitation = (units: readonly ReadUnit[], predicate: ReadUnit | null): boolean => {
  const form = featuresOf(predicate ?? undefined);
  return form?.negative === true && !form.past && !units.some((unit) => isWord(unit, ...WHY));
};

const because = (predicate: ReadUnit): readonly Token[] => [...predicate.tokens, clauseParticle('ので')];

/** The same with んです, where a sentence that ends here may be an explanation. */
function* explained(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const unit = sentence.units[at];
  const next = sentence.units[at + 1];
  const said = withN(sentence, at);
  if (!unit || !said || isFixed(sentence, at)) return;
  const own = { from: at, to: at + 1, pattern: endingOf(unit) };
  const end = sentenceEnd(sentence, at);
  if (at + 1 === end && mayExplain(sentence, at)) {
    yield { ...own, tokens: said };
    yield { ...own, tokens: said.map((token) => (token === N ? dependentNoun('の') : token)) };
    // 忘れてしまったんです.
    const sorry = mayRegret(sentence, at) ? withN(sentence, at, { aspect: 'finished' }) : null;
    if (sorry) yield { ...own, tokens: sorry };
    if (asksForService(sentence, at)) yield { ...own, tokens: [...said, clauseParticle('が')] };
  }
  if (isParticle(next, 'か') && at + 2 === end && mayAskWhy(sentence, at)) yield { ...own, tokens: said };
  if (!next || actOf(sentence, at) !== 'request') return;
  if (isParticle(next, ...BUT)) yield { ...own, tokens: said };
  // 忘れたので、貸してもらえませんか, unless the sentence to translate says why; a plain てください is no favour.
  const saysWhy = sentence.vietnamese === '' || vietnameseSays(sentence, ...GIVES_REASON);
  const isReason = next.role === 'clause-end' && isParticle(next, 'ので', 'から');
  if (!isReason || saysWhy || !isParticle(sentence.units[end - 1], 'か')) return;
  const sorry = mayRegret(sentence, at) ? withN(sentence, at, { aspect: 'finished' }) : null;
  for (const explains of sorry ? [said, sorry] : [said])
    yield { from: at, to: at + 2, tokens: [...explains, clauseParticle('が')], pattern: `〜${next.text}` };
}

function withN(sentence: ReadSentence, at: number, change: Partial<Features> = {}): readonly Token[] | null {
  const unit = sentence.units[at];
  const form = featuresOf(unit);
  if (!unit || !form || form.mood !== 'statement' || unit.role === 'verb-before-noun') return null;
  const polite = sentence.units.some(({ meanings }) => meanings.some((meaning) => meaning.polite));
  const copula = inflect(COPULA, { polite });
  const isBare = unit.kind === 'copula' && !form.past && !form.negative;
  if (unit.kind === 'copula' && !isNaAdjective(sentence.units[at - 1])) return null;
  const plain = isBare ? [NA] : inflectUnit(unit, { ...change, polite: false });
  return plain && copula ? [...plain, N, ...copula] : null;
}

const SERVICE =
  /^(?:予約|返品|変更|相談|交換|注文|質問|両替|登録|キャンセル)する$|^(?:買う|作る|送る|変える|借りる|申し込む|聞く|頼む|出す)$/u;

/** 予約したいんですが: a wish said to somebody who can fulfil it. */
function asksForService({ units }: ReadSentence, at: number): boolean {
  const unit = units[at];
  const isPoint = isFormOf(unit, 'ある') && isWord(units[at - 2], 'こと');
  const wish = isPoint ? units[at - 3] : unit;
  const form = featuresOf(wish);
  return form?.wish === true && !form.past && !form.negative && SERVICE.test(wish?.lexeme?.dictionary ?? '');
}

const FORMAL =
  /^(?:申す|申し上げる|いたす|致す|おる|参る|まいる|伺う|拝見する|存じる|存ずる|いただく|頂く|いただける|くださる|下さる|ござる|ございます|いらっしゃる|おっしゃる|なさる|思う|しれる|言う|いう|失礼する|かしこまる|承る|了解する|承知する|存じ上げる)$/u;
const GREETING =
  /^(?:お世話|失礼|はじめまして|初めまして|申し訳|ありがとう.*|すみません|ごめん.*|よろしく|楽しみ|はい|いいえ|いえ|ただいま|ただ今|結構|おかげさま|お陰様|おめでとう.*|ようこそ|お久しぶり|久しぶり)$/u;

const SET_PHRASE =
  /(?:ご飯|食事|夕食|朝食|準備|用意|料理|お茶|お弁当|お風呂)[がの].*でき|お待たせ|お邪魔|おじゃま|お疲れ|ごちそう|ご馳走|おかげさま|お陰様|会いできて|会えて|お目にかか/u;
/** An answer by itself: 分かりました, 大丈夫です, 助かりました. */
const ANSWER =
  /^(?:(?:よく|もう|はっきり|本当に|大変|とても|私は|これで|全部|やっと)*(?:分かり|わかり|助かり|でき|終わり|決まり|間違い|そうし)(?:ました|ません)|(?:私は|もう)*(?:大丈夫|平気|だめ|いい|いや|本当|違い)(?:です|ます))$/u;

/** Set phrases, answers and the humble verbs of announcements are not explained: いたすんです, 田中と申すんです. */
/** あ、バスが来ました: it is seen this moment, and told to nobody who asked. */
const CALLS_OUT = /^(?:あ|あっ|ああ|わあ|わぁ|うわ|うわあ|おや|ほら|あれ|見て|やった|まもなく|間もなく)$/u;

const isFixed = ({ units }: ReadSentence, at: number): boolean =>
  CALLS_OUT.test(units[startOf(units, at)]?.text ?? '') ||
  FORMAL.test(units[at]?.lexeme?.dictionary ?? '') ||
  units.slice(0, at + 1).some(({ text }) => GREETING.test(text)) ||
  SET_PHRASE.test(textOf(units.slice(0, at + 1))) ||
  ANSWER.test(textOf(units.slice(startOf(units, at), at + 1))) ||
  (isFormOf(units[at], 'する') && /^[おご]/u.test(units[at - 1]?.text ?? '')) ||
  (isFormOf(units[at], '来る') && isParticle(units[at - 1], 'から'));

/** Where the sentence begins that ends here. */
const startOf = (units: readonly ReadUnit[], at: number): number =>
  units.slice(0, at).findLastIndex(({ endsSentence }) => endsSentence) + 1;

/** A wish, a state, the past, what is not done; not 会議を始めます, which announces, nor 待っています, which promises. */
function mayExplain(sentence: ReadSentence, at: number): boolean {
  const unit = sentence.units[at];
  const form = featuresOf(unit);
  const act = actOf(sentence, at);
  if (!form || (act !== 'statement' && act !== 'wish' && act !== 'obligation')) return false;
  if (vietnameseSays(sentence, 'nhỉ', 'nhé', 'sẽ')) return false;
  const isTold = form.past || form.wish || isStative(unit) || act === 'obligation';
  return isTold || !isWilled(sentence.units.slice(0, at + 1));
}

const WONDERS = ['vậy', 'thế', 'à', 'hả', 'sao'];

/** What somebody is going to do is asked plainly, unless the question wonders: 何を飲みますか offers a drink. */
function mayAskWhy(sentence: ReadSentence, at: number): boolean {
  const { units } = sentence;
  const form = featuresOf(units[at]);
  if (!form || form.wish || actOf(sentence, at) !== 'question' || units[at]?.kind === 'copula') return false;
  if (units.some((unit) => isWord(unit, ...WHY))) return true;
  const hasHappened = form.past || form.aspect === 'progressive';
  return vietnameseSays(sentence, ...WONDERS) || (hasHappened && asksWithWord(units));
}
