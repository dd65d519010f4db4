import { wordSet } from '../../words/word-table.ts';
import { isCountry, isPerson } from '../reading/noun-kinds.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  isAdjective,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  textOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  caseParticle,
  dependentNoun,
  inflect,
  NO,
  noun,
  quotingParticle,
  suruLexeme,
  verbLexeme,
} from '../say.ts';

/** 〜のは and 〜ことは, 散歩の後で and 散歩した後で, 〜わけです and 〜というわけです, 〜ことを伝える and 〜と伝える. */
export const nominal: ParaphraseRule = {
  name: 'nominal',
  *rewrites({ units }: ReadSentence) {
    for (const at of units.keys()) {
      yield* noOrKoto(units, at);
      yield* nounOrVerb(units, at);
      yield* calledSo(units, at);
      yield* told(units, at);
      yield* about(units, at);
    }
  },
};

/** With these, の and こと are both said. Not 見る, 聞く, 待つ, 手伝う (only の), nor 決める, 約束する, 伝える (only こと). */
const BOTH_VERBS = wordSet(`
  忘れる 知る 覚える 思い出す 分かる わかる 心配する 信じる やめる 楽しむ 認める 許す 恐れる 諦める 後悔する
`);
const BOTH_ADJECTIVES = wordSet(`
  好き 大好き 嫌い 苦手 得意 大変 大切 大事 必要 簡単 無理 危険 重要 当然 自由 楽しい 難しい 易しい 恥ずかしい 怖い 面白い 珍しい 辛い 嬉しい
  危ない 正しい いい よい 良い 悪い つまらない
`);

/** 歌うのが好きです and 歌うことが好きです; 忘れたのは, the one that I forgot, is not meant. */
function* noOrKoto(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [verb, nominaliser, particle, next, copula] = units.slice(at);
  if (!isVerb(verb) || verb?.role !== 'verb-before-noun' || !isWord(nominaliser, 'の', 'こと')) return;
  // 来るのはいい人です: what is good is the person.
  const isLast = isAdjective(next) ? next?.role !== 'adjective-before-noun' : copula?.kind === 'copula';
  const isFelt =
    isParticle(particle, 'が', 'は') &&
    BOTH_ADJECTIVES.has(next?.lexeme?.dictionary ?? next?.text ?? '') &&
    isLast &&
    !featuresOf(verb)?.past;
  // 言おうと思っていたことを忘れた: what was forgotten is a thing.
  const isForgotten = isParticle(particle, 'を') && featuresOf(verb)?.past === true;
  if (isWord(nominaliser, 'こと') && (isForgotten || isThing(units, at))) return;
  const isKnown = isParticle(particle, 'を') && BOTH_VERBS.has(next?.lexeme?.dictionary ?? '');
  if (!isFelt && !isKnown) return;
  const isNo = isWord(nominaliser, 'の');
  const rewrite = {
    from: at + 1,
    to: at + 2,
    pattern: `〜${isNo ? 'の' : 'こと'}${particle?.text}`,
    points: ['no-koto-danh-tu-hoa'],
  };
  yield { ...rewrite, tokens: [dependentNoun(isNo ? 'こと' : 'の')] };
}

/** Verbs whose こと can be what is said, seen or known. */
const OF_THINGS = wordSet(`
  言う いう 話す 思う 考える 知る する やる 見る 聞く 学ぶ 習う 書く 教える 読む 覚える 頼む 決める 望む 信じる 感じる 経験する 説明する 調べる 忘れる 伝える
  理解する 約束する 質問する 発見する 気づく 体験する 期待する 心配する 悩む 困る 隠す 黙る 食べる 飲む
`);
/** The same with が: 起きたこと, but 事故が起きたこと. */
const OF_EVENTS = wordSet(
  '起きる 起こる ある できる 分かる わかる 必要だ 見える 聞こえる 決まる 残る 増える',
);

/** 先生の言うこと, 起きたこと: こと is a thing, not the act or the fact, as nothing else in the clause is it. */
function isThing(units: readonly ReadUnit[], at: number): boolean {
  const word = units[at]?.lexeme?.dictionary ?? '';
  const [thing] = phrasesBefore(units, at).filter(({ particle }) =>
    OF_EVENTS.has(word) ? particle === 'が' : particle === 'を' || particle === 'と',
  );
  const isQuoted = isParticle(units[at - 1], 'と', 'って', 'か');
  if (OF_EVENTS.has(word)) return thing === undefined || isPerson(thing.noun);
  return OF_THINGS.has(word) && thing === undefined && !isQuoted;
}

/** Nouns that are an act as much as with する. */
const ACTS = wordSet(`
  散歩 退院 入院 出発 食事 旅行 卒業 結婚 運動 勉強 練習 入浴 入学 掃除 洗濯 手術 帰国 就職 発表 説明 相談 到着 外出 検査 買い物 留学 来日 離婚 登録
  確認 引っ越し 帰宅 転職 退職 入社 注文 予約 契約
`);
const MOVES = verbLexeme('引っ越す', 'ひっこす', 'godan');

/** 散歩の後で and 散歩した後で, 出発の前に and 出発する前に, 引っ越しの日 and 引っ越す日. */
function* nounOrVerb(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [act, no, moment] = units.slice(at);
  const before = units[at - 1];
  if (!act || (before && !before.endsSentence && !standsFree(before))) return;
  if (act.kind === 'word' && ACTS.has(act.text) && isParticle(no, 'の') && isMoment(moment)) {
    const reading = act.tokens.map((token) => token.reading).join('');
    const past = isWord(moment, '後', 'あと');
    const verb = inflect(act.text === '引っ越し' ? MOVES : suruLexeme(act.text, reading), { past });
    if (verb) yield { from: at, to: at + 2, tokens: verb, pattern: textOf(units.slice(at, at + 3)) };
  }
  const isVerbBefore = act.role === 'verb-before-noun' && isMoment(no) && !featuresOf(act)?.negative;
  const root = isFormOf(act, '引っ越す') ? '引っ越し' : (act.lexeme?.root ?? '');
  const isSimple =
    featuresOf(act)?.aspect === 'simple' && featuresOf(act)?.voice === 'active' && !featuresOf(act)?.wish;
  if (isVerbBefore && isSimple && ACTS.has(root)) {
    const reading = isFormOf(act, '引っ越す') ? 'ひっこし' : (act.lexeme?.rootReading ?? '');
    yield {
      from: at,
      to: at + 1,
      tokens: [noun(root, reading), NO],
      pattern: textOf(units.slice(at, at + 2)),
    };
  }
}

const isMoment = (unit: ReadUnit | undefined): boolean => isWord(unit, '前', '後', 'あと', '日');

/** Nothing that belongs to the act: 日本語を勉強した後で has an object, 友達との旅行の後で a companion. */
const standsFree = ({ role, kind, text }: ReadUnit): boolean =>
  (role === 'topic' && text === 'は') ||
  role === 'clause-end' ||
  role === 'conjunction' ||
  (role === 'time' && kind === 'word');

/** 〜わけではない and 〜というわけではない; 寒いわけです, no wonder, takes no という. */
function* calledSo(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [first, second, third] = units.slice(at);
  const isPlain = units[at - 1]?.kind === 'predicate' && !featuresOf(units[at - 1])?.polite;
  if (!isPlain) return;
  const isSummary = isWord(units[0], 'つまり', '要するに');
  if (isWord(first, 'わけ') && second?.kind === 'copula' && (featuresOf(second)?.negative || isSummary))
    yield {
      from: at,
      to: at + 1,
      tokens: [caseParticle('という'), dependentNoun('わけ')],
      pattern: '〜わけ',
      points: ['wake-da', 'wake-dewa-nai'],
    };
  if (isParticle(first, 'という') && isWord(second, 'わけ') && third?.kind === 'copula')
    yield {
      from: at,
      to: at + 2,
      tokens: [dependentNoun('わけ')],
      pattern: '〜というわけ',
      points: ['wake-da', 'wake-dewa-nai'],
    };
}

const TELLS = wordSet('伝える 知らせる 報告する 連絡する');
const THINKS = wordSet('知る 分かる わかる 理解する 伝える 知らせる');

/** 〜ことを伝える, 〜と伝える and 〜ということを伝える. */
function* told(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [verb, koto, particle] = units.slice(at);
  if (
    !isVerb(verb) ||
    verb?.role !== 'verb-before-noun' ||
    !isWord(koto, 'こと') ||
    !isParticle(particle, 'を') ||
    !isParticle(units[at - 1]) ||
    isThing(units, at)
  )
    return;
  const next = units.slice(at + 3).find((unit) => isVerb(unit));
  const said = next?.lexeme?.dictionary ?? '';
  const rewrite = { from: at + 1, to: at + 3, pattern: '〜ことを' };
  if (TELLS.has(said)) yield { ...rewrite, tokens: [quotingParticle('と')] };
  if (THINKS.has(said))
    yield { ...rewrite, tokens: [caseParticle('という'), dependentNoun('こと'), caseParticle('を')] };
}

const REMEMBERS = wordSet('思い出す 忘れる 覚える 心配する');

/** 母のことを思い出す and 母を思い出す: somebody, a country or a time of life. */
function* about(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [of, no, koto, wo, verb] = units.slice(at);
  const isTime = isWord(of, '時', 'とき', '頃', 'ころ') && isParticle(units[at - 1], 'の');
  if (!of || !(isPerson(of) || isCountry(of) || isTime)) return;
  if (isParticle(no, 'の') && isWord(koto, 'こと') && isParticle(wo, 'を') && remembers(verb))
    yield { from: at + 1, to: at + 4, tokens: [caseParticle('を')], pattern: '〜のことを' };
  if (isParticle(no, 'を') && remembers(koto))
    yield {
      from: at + 1,
      to: at + 2,
      tokens: [NO, dependentNoun('こと'), caseParticle('を')],
      pattern: '〜を',
    };
}

const remembers = (unit: ReadUnit | undefined): boolean => REMEMBERS.has(unit?.lexeme?.dictionary ?? '');
