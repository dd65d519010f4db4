import type { Token } from '../../../japanese/tokens/token.ts';
import { wordSet } from '../../words/word-table.ts';
import { isActor, isPerson, isQuestion } from '../reading/noun-kinds.ts';
import { featuresOf, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, joiningParticle, topicParticle } from '../say.ts';

/** 〜について and 〜に関して, 〜によると and 〜では, どちらが and どちらのほうが. */
export const longParticle: ParaphraseRule = {
  name: 'particle',
  *rewrites({ units }: ReadSentence) {
    for (const at of units.keys()) {
      yield* about(units, at);
      yield* aboutForObject(units, at);
      yield* accordingTo(units, at);
      yield* which(units, at);
      yield* dependingOn(units, at);
    }
  },
};

/** 席について is "at the table", 先生について "after the teacher": only what is said or thought has a subject matter. */
const SAYS_OR_THINKS = wordSet(`
  話す 話し合う 説明する 調べる 考える 相談する 議論する 質問する 聞く 書く 読む 勉強する 学ぶ 教える 知る 報告する 発表する 思う 伺う 研究する 述べる 語る
  答える 悩む 理解する 決める お聞かせ ご説明 ご報告 ご相談
`);
const SEATS = wordSet('席 テーブル 机 列 後 あと 位置 後ろ');
const TEXTS = wordSet(
  '作文 レポート 本 話 質問 説明 意見 論文 記事 記録 発表 情報 アンケート ニュース スピーチ 文章 感想',
);

/** 夢について話す and 夢に関して話す; 夢について作文を書く and 夢についての作文を書く. */
function* about(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [unit, next, later] = units.slice(at);
  const noun = units[at - 1];
  if (!isParticle(unit, 'について', 'に関して') || isParticle(next)) return;
  const said = units.slice(at + 1).find(isSaid);
  if (noun?.kind !== 'word' || isActor(noun) || SEATS.has(noun.text) || said !== nextPredicate(units, at))
    return;
  const isTsuite = isParticle(unit, 'について');
  const rewrite = {
    from: at,
    to: at + 1,
    pattern: `〜${unit?.text}`,
    points: [isTsuite ? 'ni-tsuite' : 'ni-kanshite'],
  };
  yield { ...rewrite, tokens: [caseParticle(isTsuite ? 'に関して' : 'について')] };
  if (TEXTS.has(next?.text ?? '') && isParticle(later, 'を'))
    yield { ...rewrite, tokens: [caseParticle('について'), joiningParticle('の')] };
}

const isSaid = ({ lexeme, text }: ReadUnit): boolean => SAYS_OR_THINKS.has(lexeme?.dictionary ?? text);

const nextPredicate = (units: readonly ReadUnit[], at: number): ReadUnit | undefined =>
  units.slice(at + 1).find((unit) => (unit.kind === 'predicate' && unit.role !== 'adverb') || isSaid(unit));

/** 計画を相談する and 計画について相談する. 名前を考える is to find one. */
const DISCUSSES = ['相談する', '話し合う', '説明する', '議論する'];
const STUDIES = ['調べる', '考える'];
const STUDIED = wordSet('問題 将来 原因 歴史 文化 影響 環境');

function* aboutForObject(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const unit = units[at];
  const noun = units[at - 1];
  const verb = units.slice(at + 1).find(({ kind }) => kind === 'predicate');
  if (noun?.kind !== 'word' || isPerson(noun) || isQuestion(noun)) return;
  const isStudied =
    isFormOf(verb, ...STUDIES) &&
    (STUDIED.has(noun.text) || (isWord(noun, 'こと') && isParticle(units[at - 2], 'の')));
  if (!isFormOf(verb, ...DISCUSSES) && !isStudied) return;
  const rewrite = { from: at, to: at + 1, pattern: `〜${unit?.text}` };
  if (isParticle(unit, 'を')) yield { ...rewrite, tokens: [caseParticle('について')], points: ['o-tan-ngu'] };
  const inside = units.slice(at + 1, verb ? units.indexOf(verb) : units.length);
  const isAlone = inside.every((one) => !isParticle(one, 'を'));
  if (isParticle(unit, 'について', 'に関して') && !isParticle(units[at + 1]) && isAlone)
    yield {
      ...rewrite,
      tokens: [caseParticle('を')],
      points: [isParticle(unit, 'について') ? 'ni-tsuite' : 'ni-kanshite'],
    };
}

const SOURCES = ['予報', 'ニュース', '新聞', '話', 'ラジオ', '調査', '記事'];
/** With では the others may be the place where it is heard: ラジオでは聞けない. */
const ONLY_SOURCES = ['予報', '調査', '話'];
const ACCORDING: readonly Token[] = [
  caseParticle('に'),
  { surface: 'よる', reading: 'よる', pos: '動詞/自立', base: 'よる', conjugation: '五段・ラ行' },
  { surface: 'と', reading: 'と', pos: '助詞/接続助詞', base: 'と', conjugation: '' },
];

/** 天気予報によると and 天気予報では, before what is heard. */
function* accordingTo(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [first, second, third] = units.slice(at);
  const noun = units[at - 1];
  const isHeard = units.some((unit) => isWord(unit, 'そう') || isFormOf(unit, 'らしい'));
  if (!isWord(noun, ...SOURCES) || !isHeard) return;
  if (isParticle(first, 'に') && isFormOf(second, 'よる') && isParticle(third, 'と'))
    yield {
      from: at,
      to: at + 3,
      tokens: [caseParticle('で'), topicParticle('は')],
      pattern: '〜によると',
      points: ['ni-yoru-to'],
    };
  const isSource =
    isWord(noun, ...ONLY_SOURCES) &&
    (!isWord(noun, '話') || (isParticle(units[at - 2], 'の') && isPerson(units[at - 3])));
  const hasOtherTopic = units.slice(0, at).some((unit) => isParticle(unit, 'は', 'が'));
  const told = units.slice(at + 2).find(({ kind, role }) => kind === 'predicate' && role !== 'adverb');
  const isFound = isFormOf(told, '分かる', 'わかる', '知る') || featuresOf(told)?.voice === 'potential';
  if (isParticle(first, 'で') && isParticle(second, 'は') && isSource && !hasOtherTopic && !isFound)
    yield { from: at, to: at + 2, tokens: ACCORDING, pattern: '〜では' };
}

/** どちらが and どちらのほうが, before an adjective that ends the question. */
function* which(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [unit, first, second, third] = units.slice(at);
  if (!isWord(unit, 'どちら', 'どっち')) return;
  const tokens = [
    joiningParticle('の'),
    { ...caseParticle('ほう'), pos: '名詞/非自立/一般' },
    caseParticle('が'),
  ];
  const isAdjective = (one: ReadUnit | undefined): boolean =>
    (one?.lexeme?.inflectionClass.startsWith('adjective') === true && one.role !== 'adjective-before-noun') ||
    (one?.tokens.some(({ pos }) => pos.includes('形容動詞語幹')) === true && !isParticle(third));
  if (isParticle(first, 'が') && isAdjective(second))
    yield { from: at + 1, to: at + 2, tokens, pattern: '〜が', points: ['dochira'] };
  if (isParticle(first, 'の') && isWord(second, 'ほう', '方') && isParticle(third, 'が'))
    yield { from: at + 1, to: at + 4, tokens: [caseParticle('が')], pattern: '〜のほうが' };
}

/** 要求によっては変わることもあります and 要求によって…: only where it happens in some cases. */
function* dependingOn(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [unit, next] = units.slice(at);
  const happens = units.some(
    (one, index) =>
      isWord(one, 'こと', '場合') &&
      isParticle(units[index + 1], 'も', 'が') &&
      isFormOf(units[index + 2], 'ある'),
  );
  if (isParticle(unit, 'によって') && isParticle(next, 'は') && happens)
    yield { from: at, to: at + 2, tokens: [caseParticle('によって')], pattern: '〜によっては' };
}
