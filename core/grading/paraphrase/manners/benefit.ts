import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import { wordSet } from '../../words/word-table.ts';
import { isMe, isPerson } from '../reading/noun-kinds.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  tokensOf,
} from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflect, KUDASARU, KURERU, noun, topicParticle, verbLexeme } from '../say.ts';

/**
 * 友達が手伝ってくれました, 友達に手伝ってもらいました: the same act with the particles turned. The giver is a person, and the speaker
 * receives. Nobody says てもらってありがとう, and もらわなかった is not くれなかった but did not ask.
 */
export const benefit: ParaphraseRule = {
  name: 'benefit',
  choosesFrom: ['te-kureru', 'te-morau'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      const found = benefitAt(sentence, at);
      if (found?.form.negative) yield* nobodyDid(sentence, found);
      if (found?.isGiven) yield* received(sentence, found);
      else if (found) yield* given(sentence, found);
    }
  },
};

const GIVE = [KURERU, KUDASARU] as const;
const GET = [verbLexeme('もらう', 'もらう', 'godan'), verbLexeme('いただく', 'いただく', 'godan')] as const;
/** くれない means that one cannot have it done. */
const CAN_GET = [
  verbLexeme('もらえる', 'もらえる', 'ichidan'),
  verbLexeme('いただける', 'いただける', 'ichidan'),
] as const;

interface Benefit {
  readonly at: number;
  /** The verb in て; null where a thing is given. */
  readonly verb: ReadUnit | null;
  readonly form: Features;
  /** くれる and くださる. */
  readonly isGiven: boolean;
  /** くださる and いただく. */
  readonly level: 0 | 1;
  /** People in the clause, the speaker among them. */
  readonly people: readonly Phrase[];
  /** Nothing in the clause can be who gives or who receives. */
  readonly namesNobody: boolean;
}

function benefitAt(sentence: ReadSentence, at: number): Benefit | null {
  const { units } = sentence;
  const unit = units[at];
  const form = featuresOf(unit);
  const isGiven = isFormOf(unit, 'くれる', 'くださる');
  const isGot = isFormOf(unit, 'もらう', 'いただく', '頂く') && !form?.negative;
  const isNotGot = isFormOf(unit, 'もらえる', 'いただける') && form?.negative === true;
  if (!form || (!isGiven && !isGot && !isNotGot) || !isTold(sentence, at, form)) return null;
  const before = units[at - 1];
  const verb =
    isVerb(before) && hasMood(before, 'te') && !featuresOf(before)?.negative ? (before ?? null) : null;
  if (verb ? !ASKED_OF_OTHERS.has(verb.lexeme?.dictionary ?? '') : !isThing(before)) return null;
  const start = verb ? at - 1 : at;
  const phrases = phrasesBefore(units, start).filter(({ isInside }) => !isInside);
  const people = phrases.filter(({ noun: who }) => isPerson(who));
  const namesNobody =
    verb !== null && !phrases.some(({ particle }) => /^(?:は|が|も|に|から)/u.test(particle));
  const level = isFormOf(unit, 'くださる', 'いただく', '頂く', 'いただける') ? 1 : 0;
  return { at, verb, form, isGiven, level, people, namesNobody };
}

/** What one has done for oneself. Others come by themselves: 子供が育ってくれました, 妻が喜んでくれました. */
const ASKED_OF_OTHERS = wordSet(`
  手伝う 教える 貸す 見せる 送る 買う 作る 直す 説明する 紹介する 案内する 運ぶ 持つ 迎える 書く 読む 撮る 調べる 選ぶ 探す 取る 洗う 掃除する 片付ける
  開ける 閉める 待つ 払う 支払う ごちそうする おごる 予約する 連れる 翻訳する 訳す 通訳する 見る 診る 聞く 話す 呼ぶ 起こす 届ける 交換する 換える 変える 代わる
  準備する 用意する 乗せる 渡す 助ける 切る 焼く 包む 止める 電話する 連絡する 決める 褒める ほめる 誘う 招待する 入れる 出す 世話する 看病する 返す 伝える
  許す 認める 歌う 弾く 確認する チェックする 印刷する コピーする 修理する 参加する 協力する 相談する 注文する 確かめる 拾う 預かる 付き合う つける 消す 来る
  行く 乗る 編む 縫う 料理する 磨く 拭く 並べる 返品する 変更する 登録する 申し込む 採用する
`);

const isThing = (unit: ReadUnit | undefined): boolean =>
  isParticle(unit, 'を', 'に', 'が', 'から') || unit?.kind === 'number';

/** What happened or keeps happening. もらいます of tomorrow is a plan, and a question can be a request. */
function isTold(sentence: ReadSentence, at: number, form: Features): boolean {
  const { units } = sentence;
  if (form.wish || form.voice !== 'active' || !['simple', 'progressive'].includes(form.aspect)) return false;
  if (form.mood === 'te') return true;
  if (form.mood !== 'statement') return false;
  const isOften = units.some(({ text }) => /^(?:いつも|よく|毎|時々|たまに)/u.test(text));
  if (form.past || form.aspect === 'progressive') return true;
  return isOften && !isParticle(units[sentenceEnd(sentence, at) - 1], 'か');
}

const THANKS = /^(?:ありがと|有り難|感謝|すみません|恐れ入|申し訳)/u;
const WHOLE_CLAUSE = /^(?:おかげ|お陰|とき|時|こと|の|ん|ので|のに|後|前|ところ)$/u;

/** 手伝ってくれた人 is who helped, 手伝ってもらった人 who was helped. */
const namesSomebody = (units: readonly ReadUnit[], at: number): boolean =>
  units[at]?.role === 'verb-before-noun' && !WHOLE_CLAUSE.test(units[at + 1]?.text ?? '');

/** 友達が手伝ってくれた → 友達に手伝ってもらった. */
function* received(sentence: ReadSentence, found: Benefit): Iterable<Rewrite> {
  const { units } = sentence;
  const { at, form, level, people } = found;
  if (level === 0 && THANKS.test(units[at + 1]?.text ?? '')) return;
  const tokens = inflect((form.negative ? CAN_GET : GET)[level], form);
  if (!tokens) return;
  const about = aboutOf(found);
  const others = people.filter(({ noun: who }) => !isMe(who));
  const giver =
    others.find(({ particle }) => particle === 'が') ?? others.find(({ particle }) => particle === 'は');
  if (found.namesNobody && !namesSomebody(units, at) && !isLet(found)) yield { from: at, tokens, ...about };
  if (!giver || others.length > 1 || linksBetween(units, giver.at, at)) return;
  const mine = people.filter(({ noun: who, particle }) => isMe(who) && /^[にを]$/u.test(particle));
  const start = phraseStart(units, giver.at);
  const who = tokensOf(units.slice(start, giver.particleAt));
  const rest = tokensWithout(units, giver.particleAt + 1, at, mine);
  // 私は can be left out, as everywhere. A clause before the giver hides where the phrase begins.
  const isFirst = units[start - 1]?.role !== 'verb-before-noun' && !isParticle(units.at(-1), 'か');
  const me = isFirst ? ME : [];
  for (const particle of ['に', ...(found.verb ? [] : ['から'])])
    yield { from: start, tokens: [...me, ...who, caseParticle(particle), ...rest, ...tokens], ...about };
}

/** 誰も起こしてくれなかった, 誰にも起こしてもらえなかった. */
function* nobodyDid({ units }: ReadSentence, found: Benefit): Iterable<Rewrite> {
  const { at, form, isGiven, level, people, verb } = found;
  const [nobody] = people;
  const isNobody = isWord(nobody?.noun, '誰', 'だれ') && nobody?.particle === (isGiven ? 'も' : 'にも');
  const tokens = inflect((isGiven ? CAN_GET : GIVE)[level], form);
  if (!nobody || !isNobody || people.length > 1 || !verb || !tokens) return;
  const particles = isGiven ? [caseParticle('に'), topicParticle('も')] : [topicParticle('も')];
  const rest = tokensOf(units.slice(nobody.particleAt + (isGiven ? 1 : 2), at));
  yield { from: nobody.particleAt, tokens: [...particles, ...rest, ...tokens], ...aboutOf(found) };
}

/** 友達に手伝ってもらった → 友達が手伝ってくれた. */
function* given(sentence: ReadSentence, found: Benefit): Iterable<Rewrite> {
  const { units, vietnamese } = sentence;
  const { at, form, level, people } = found;
  const tokens = inflect(GIVE[level], form);
  if (!tokens || ASKED.test(vietnamese)) return;
  const about = aboutOf(found);
  const others = people.filter(({ noun: who }) => !isMe(who));
  const mine = people.find(({ noun: who, particle }) => isMe(who) && /^[はが]$/u.test(particle));
  const isPast = form.past || form.mood === 'te';
  if (found.namesNobody && isPast && !namesSomebody(units, at) && !isLet(found))
    yield { from: at, tokens, ...about };
  const [giver] = others;
  if (!giver || others.length > 1 || !/^(?:に|から)$/u.test(giver.particle)) return;
  if (AMBIGUOUS.has(found.verb?.lexeme?.dictionary ?? '') || linksBetween(units, giver.at, at)) return;
  if (isOfOthers(units, at)) return;
  const start = phraseStart(units, giver.at);
  const from = mine && mine.at < start ? mine.at : start;
  const before = mine && mine.at < start ? tokensOf(units.slice(mine.particleAt + 1, start)) : [];
  const who = [...before, ...tokensOf(units.slice(start, giver.particleAt)), caseParticle('が')];
  const rest = tokensOf(units.slice(giver.particleAt + 1, at));
  yield { from, tokens: [...who, ...rest, ...tokens], ...about };
  if (!found.verb || GIVEN_TO.has(found.verb.lexeme?.dictionary ?? ''))
    yield { from, tokens: [...who, ...TO_ME, ...rest, ...tokens], ...about };
}

const I = noun('私', 'わたし');
const ME: readonly Token[] = [I, topicParticle('は')];
const TO_ME: readonly Token[] = [I, caseParticle('に')];

/** "Tôi đã nhờ …": くれる does not say that one has asked. "Nhờ" alone can also be thanks to. */
const ASKED = /(?<!\p{L})(?:đã|tôi|em|mình|phải|sẽ|định|muốn|chúng tôi) nhờ(?!\p{L})/iu;
/** 田中さんに電話してもらった can be a call by Tanaka or to Tanaka. */
const AMBIGUOUS = wordSet('伝える 言う 電話する 連絡する 会う 相談する 渡す 頼む');
/** What one gives to somebody: 私に may be said. */
const GIVEN_TO = wordSet('教える 貸す 見せる 送る 話す 説明する 紹介する 届ける 買う 作る');

/** 休ませていただきます has no giver at all. */
const isLet = ({ verb }: Benefit): boolean => featuresOf(verb ?? undefined)?.voice === 'causative';

/** Another verb in between may belong to somebody else. */
const linksBetween = (units: readonly ReadUnit[], from: number, to: number): boolean =>
  units
    .slice(from, to - 1)
    .some((unit) => isVerb(unit) && hasMood(unit, 'te', 'stem') && unit.role !== 'purpose');

/** 日本人の友達: where the words around the noun begin. */
function phraseStart(units: readonly ReadUnit[], nounAt: number): number {
  let start = nounAt;
  while (start > 0) {
    const before = units[start - 1];
    const joins = isParticle(before, 'の') && before?.role === 'joining';
    const isPart =
      before?.role === 'noun' &&
      before.kind === 'word' &&
      isWord(units[start], 'さん', '様', '君', 'たち', '達');
    const isLinked = joins || isParticle(before, 'な');
    if (isLinked && units[start - 2]?.role === 'noun') start -= 2;
    else if (isPart || before?.role === 'attribute' || before?.role === 'adjective-before-noun') start -= 1;
    else break;
  }
  return start;
}

const tokensWithout = (
  units: readonly ReadUnit[],
  from: number,
  to: number,
  phrases: readonly Phrase[],
): readonly Token[] =>
  units
    .slice(from, to)
    .flatMap(({ tokens }, index) =>
      phrases.some(({ at, particleAt }) => from + index >= at && from + index <= particleAt) ? [] : tokens,
    );

function aboutOf({ at, verb, isGiven, level, form }: Benefit) {
  const word = isGiven ? ['くれる', 'くださる'][level] : ['もらう', 'いただく'][level];
  const point = isGiven ? 'te-kureru' : 'te-morau';
  const pattern = `${verb ? '〜て' : ''}${form.negative && !isGiven ? ['もらえない', 'いただけない'][level] : word}`;
  return { to: at + 1, pattern, points: [verb ? point : 'ageru-kureru-morau'] };
}
