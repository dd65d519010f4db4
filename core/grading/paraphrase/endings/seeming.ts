import type { Token } from '../../../japanese/tokens/token.ts';
import { type Features, PLAIN } from '../../predicate/features.ts';
import { COPULA } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isAlive, isMe, isPlace } from '../reading/noun-kinds.ts';
import {
  featuresOf,
  hasMood,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  adjectiveLexeme,
  caseParticle,
  dependentNoun,
  finalParticle,
  inflect,
  NA,
  naAdjective,
  NO,
  noun,
  quotingParticle,
  verbLexeme,
} from '../say.ts';

/**
 * よう and みたい; らしい, which is よう where the Vietnamese guesses and そうだ where it passes on what was heard. 降りそう, which is seen,
 * and 男らしい, which is typical, are other words.
 */
export const seeming: ParaphraseRule = {
  name: 'seeming',
  choosesFrom: ['you-da-mitai', 'rashii', 'sou-nghe-noi'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* likeAt(sentence, at);
      const found = heardAt(sentence, at);
      if (found) yield* otherMarks(sentence, found);
    }
  },
};

const isYou = (unit: ReadUnit | undefined): boolean =>
  isWord(unit, 'よう', '様') && unit?.tokens[0]?.pos.includes('助動詞語幹') === true;
const isMitai = (unit: ReadUnit | undefined): boolean => isWord(unit, 'みたい');
const isNaAdjective = (unit: ReadUnit | undefined): boolean =>
  unit?.kind === 'word' && unit.tokens.at(-1)?.pos.includes('形容動詞語幹') === true;
const isPlainForm = (unit: ReadUnit | undefined): boolean =>
  (isVerb(unit) || isAdjective(unit) || unit?.kind === 'copula') &&
  hasMood(unit, 'statement') &&
  featuresOf(unit)?.polite === false &&
  unit?.text !== 'だ';

const YOU = dependentNoun('よう');
const MITAI = naAdjective('みたい');
/** このように, 次のように, ご覧のように and いつものように point or say when; they do not compare. */
const POINTS_OUT =
  /^(?:この|その|あの|どの|次|以下|以上|上|下|右|左|前|先|上記|下記|前述|ご覧|ご存[じ知]|図|表|例|見本|説明|指示|予定|計画|約束|希望|いつも|普段|普通|通常|当然|毎.|例年|前回|今回|今|昔|以前)$/u;

/** よう and みたい after the same words. ように after a verb is a purpose, a change or a wish. */
function* likeAt({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const mark = units[at];
  if (!isYou(mark) && !isMitai(mark)) return;
  const about = { to: at + 1, pattern: isYou(mark) ? '〜ようだ' : '〜みたいだ', points: ['you-da-mitai'] };
  const [next, before, head] = [units[at + 1], units[at - 1], units[at - 2]];
  const isLinked = isParticle(next, 'に', 'な');
  if (next?.kind !== 'copula' && !isLinked) return;
  if (isPlainForm(before)) {
    if (!isLinked) yield { from: at, tokens: [isYou(mark) ? MITAI : YOU], ...about };
  } else if (
    isYou(mark) &&
    isParticle(before, 'の', 'な') &&
    head?.kind === 'word' &&
    !POINTS_OUT.test(head.text) &&
    head.role !== 'time' &&
    (!isParticle(next, 'に') || isLikened(head, units[at + 2]))
  ) {
    yield { from: at - 1, tokens: [MITAI], ...about };
  } else if (isMitai(mark) && before?.kind === 'word' && !isParticle(before)) {
    yield { from: at, tokens: [isNaAdjective(before) ? NA : NO, YOU], ...about };
  }
}

const LIKENED = wordSet(`
  夢 雪 氷 花 海 空 山 星 風 雨 火 石 機械 天使 宝石 嘘 うそ 魔法 本物 砂糖 綿 鏡 太陽 月 お城 城 人形 映画 ドラマ 冬 夏 春 秋 天国 地獄 矢 糸 雲 波 絵
  りんご 紙 羽 飛行機 車
`);

/** 鳥のように飛ぶ, 雪のように白い. お知らせのように休む says how somebody knows it. */
const isLikened = (head: ReadUnit, next: ReadUnit | undefined): boolean =>
  isAlive(head) || LIKENED.has(head.text) || (isAdjective(next) && !isPlace(head));

type Mark = 'よう' | 'みたい' | 'らしい' | 'そう' | 'とのこと' | 'と聞く' | 'って';

interface Heard {
  readonly mark: Mark;
  /** Where the mark begins, だ before it included. */
  readonly from: number;
  readonly to: number;
  /** Whether だ stands before そう: a noun or な-adjective says what is heard. */
  readonly isNoun: boolean;
  readonly form: Features;
}

/** A mark after a plain form, at the end of the sentence or of a clause. */
function heardAt(sentence: ReadSentence, at: number): Heard | null {
  const { units } = sentence;
  const [mark, next] = units.slice(at);
  const before = units[at - 1];
  const hasDa = before?.kind === 'copula' && before.text === 'だ';
  if (!isPlainForm(before) && !hasDa) return null;
  const start = hasDa ? at - 1 : at;
  const said = (kind: Mark, to: number, form: Features | null): Heard | null =>
    form && form.mood === 'statement' && !form.negative && !form.past && !isParticle(units[to], 'ので')
      ? { mark: kind, from: start, to, isNoun: hasDa, form }
      : null;
  if (isFormOf(mark, 'らしい') && !hasDa) return said('らしい', at + 1, featuresOf(mark));
  if (isYou(mark) || isMitai(mark))
    return hasDa || next?.kind !== 'copula'
      ? null
      : said(isYou(mark) ? 'よう' : 'みたい', at + 2, featuresOf(next));
  if (isWord(mark, 'そう') && mark?.tokens[0]?.pos.startsWith('名詞/特殊') && next?.kind === 'copula')
    return said('そう', at + 2, featuresOf(next));
  const isTold =
    isParticle(mark, 'と') &&
    isParticle(next, 'の') &&
    isWord(units[at + 2], 'こと') &&
    units[at + 3]?.kind === 'copula';
  if (isTold) return said('とのこと', at + 4, featuresOf(units[at + 3]));
  const isLast = at + 1 === sentenceEnd(sentence, at);
  const heard = featuresOf(next);
  if (isParticle(mark, 'と') && isFormOf(next, '聞く') && heard?.past && heard.voice === 'active')
    return mayHear(sentence) ? said('と聞く', at + 2, { ...heard, past: false }) : null;
  return isParticle(mark, 'って') && isLast ? said('って', at + 1, PLAIN) : null;
}

const GUESSED = /(?<!\p{L})(?:hình như|dường như|có vẻ|xem ra|chắc là)(?!\p{L})/iu;
const TOLD =
  /(?<!\p{L})(?:nghe nói|nghe đâu|nghe bảo|nghe đồn|nghe(?: \p{L}+){1,4} nói|người ta (?:nói|bảo)|được biết)(?!\p{L})/iu;

const GUESSES: readonly Mark[] = ['よう', 'みたい', 'らしい'];
const REPORTS: readonly Mark[] = ['らしい', 'そう', 'とのこと', 'と聞く', 'って'];
const HEARD_SAYING = /(?<!\p{L})nghe (?:nói|bảo|đồn|đâu)(?!\p{L})/iu;

/** Who said it is not named: 天気予報によると…と聞きました is not said, and 田中さんから stays with 聞く. */
const mayHear = ({ units, vietnamese }: ReadSentence): boolean =>
  HEARD_SAYING.test(vietnamese) &&
  !units.some((unit) => isFormOf(unit, 'よる')) &&
  !units.some((unit, at) => isParticle(unit, 'から', 'に', 'では') && isAlive(units[at - 1])) &&
  !units.some(({ text }) => /によ(?:ると|れば)/u.test(text));

/** らしい needs a prompt that says which it is; そうだ is always what was heard. */
function marksFor(mark: Mark, vietnamese: string): readonly Mark[] {
  const [isGuess, isTold] = [GUESSED.test(vietnamese), TOLD.test(vietnamese)];
  if (isTold && !isGuess && REPORTS.includes(mark)) return REPORTS;
  if (isGuess && !isTold && GUESSES.includes(mark)) return GUESSES;
  return mark === 'らしい' || GUESSES.includes(mark) ? [] : REPORTS.filter((other) => other !== 'らしい');
}

const POINT: Readonly<Record<Mark, string>> = {
  よう: 'you-da-mitai',
  みたい: 'you-da-mitai',
  らしい: 'rashii',
  そう: 'sou-nghe-noi',
  とのこと: 'to-iu-koto-da',
  と聞く: 'to-iu-trich-dan',
  って: 'to-iu-trich-dan',
};

function* otherMarks(sentence: ReadSentence, found: Heard): Iterable<Rewrite> {
  const { mark, from, to, isNoun, form } = found;
  const about = {
    from,
    to,
    pattern: `〜${mark}${/そう|とのこと|よう|みたい/u.test(mark) ? 'だ' : ''}`,
    points: [POINT[mark]],
  };
  const isLast = to === sentenceEnd(sentence, from);
  const isOwn = isFelt(sentence, from);
  for (const other of marksFor(mark, sentence.vietnamese)) {
    if (other === mark || (other === 'らしい' && (isNoun || isOwn))) continue;
    if (other === 'と聞く' && (!isLast || !mayHear(sentence))) continue;
    if (other !== 'って') yield { ...about, tokens: [...(isNoun ? DA : []), ...markTokens(other, form)] };
    else if (isLast && sentence.freeRegister)
      for (const heard of isNoun ? NOUN_HEARD : HEARD) yield { ...about, tokens: heard };
  }
}

const SENSED = wordSet('熱 味 塩 匂い におい 風邪 頭 お腹 おなか 喉 のど 気分 調子 サイズ 服');

/** What the speaker feels, tastes or tries on is no らしい: 私は熱があるようです. */
const isFelt = ({ units }: ReadSentence, before: number): boolean =>
  units.slice(0, before).some((unit) => isMe(unit) || SENSED.has(unit.text));

const DA: readonly Token[] = inflect(COPULA) ?? [];
const HEARD: readonly (readonly Token[])[] = [[finalParticle('って')], [noun('んだって')]];
const NOUN_HEARD: readonly (readonly Token[])[] = [[noun('だって')], [noun('なんだって')]];

function markTokens(mark: Exclude<Mark, 'って'>, { polite }: Features): readonly Token[] {
  const be = inflect(COPULA, { polite }) ?? [];
  switch (mark) {
    case 'よう':
      return [YOU, ...be];
    case 'みたい':
      return [MITAI, ...be];
    case 'らしい':
      return inflect(adjectiveLexeme('らしい'), { polite }) ?? [];
    case 'そう':
      return [HEARSAY, ...be];
    case 'とのこと':
      return [caseParticle('と'), NO, dependentNoun('こと'), ...be];
    case 'と聞く':
      return [quotingParticle('と'), ...(inflect(HEAR, { polite, past: true }) ?? [])];
  }
}

const HEAR = verbLexeme('聞く', 'きく', 'godan');
const HEARSAY: Token = { ...dependentNoun('そう'), pos: '名詞/特殊/助動詞語幹' };
