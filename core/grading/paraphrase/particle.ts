import type { Token } from '../../japanese/tokens/token.ts';
import { wordSet } from '../words/word-table.ts';
import { isPerson, isPlace, isQuestion } from './noun-kinds.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isVerb, isWord } from './read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from './rule.ts';
import { caseParticle, joiningParticle } from './say.ts';

/** Two particles that one verb takes: に and から, と and に, を and が; が and の before a noun. */
export const particle: ParaphraseRule = {
  name: 'particle',
  *rewrites({ units }: ReadSentence) {
    for (const [at, unit] of units.entries()) {
      if (unit.kind !== 'particle' || isQuestion(units[at - 1])) continue;
      const other =
        subjectBeforeNoun(units, at) ??
        wantedObject(units, at) ??
        giver(units, at) ??
        partner(units, at) ??
        goal(units, at);
      if (other)
        yield {
          from: at,
          to: at + 1,
          tokens: [other.token],
          pattern: other.pattern,
          points: other.points ?? [],
        };
    }
  },
};

interface Other {
  readonly token: Token;
  readonly pattern: string;
  readonly points?: readonly string[];
}

/** Nouns that only need a clause before them: 時, たび, こと, よう. */
const isFormal = ({ tokens, role }: ReadUnit): boolean =>
  role !== 'noun' ||
  tokens.some(({ pos }) => /非自立|副詞可能|助動詞語幹|特殊/u.test(pos)) ||
  tokens.every(({ surface }) => AS_FORMAL.has(surface));
const AS_FORMAL = wordSet('ん の 間 以上 おかげ せい 必要 予定 とたん かぎり 限り');

/** The adjective belongs to them as if they were one word: 背の高い人. 日本の新しい車 is another の. */
const OF_ADJECTIVE = wordSet('背 髪 目 足 人気 天気 都合 仲 頭 体 景色 興味 家賃 時間 お金 経験 自信 元気');

/** 母が作った料理 and 母の作った料理: only right before the predicate of the clause. */
function subjectBeforeNoun(units: readonly ReadUnit[], at: number): Other | null {
  const [noun, unit, verb, described] = units.slice(at - 1);
  const isClause =
    (verb?.role === 'verb-before-noun' || verb?.role === 'adjective-before-noun') && !verb.endsSentence;
  if (!noun || !unit || !isClause || described?.kind !== 'word' || isFormal(described)) return null;
  if (noun.kind !== 'word' || noun.role !== 'noun') return null;
  if (isParticle(unit, 'が') && unit.role === 'case')
    return { token: joiningParticle('の'), pattern: '〜が', points: ['menh-de-bo-nghia'] };
  const isSubject =
    verb.role === 'verb-before-noun'
      ? isPerson(noun) || OF_ADJECTIVE.has(noun.text)
      : OF_ADJECTIVE.has(noun.text);
  return isParticle(unit, 'の') && isSubject ? { token: caseParticle('が'), pattern: '〜の' } : null;
}

/** Through or out of a place: 橋を渡りたい keeps を. */
const PATHS = [
  '渡る',
  '歩く',
  '通る',
  '出る',
  '降りる',
  '飛ぶ',
  '曲がる',
  '離れる',
  '走る',
  '過ぎる',
  '下りる',
  '登る',
];

/** 水が飲みたい and 水を飲みたい, 漢字が読める and 漢字を読める; not をできる, を分かる. */
function wantedObject(units: readonly ReadUnit[], at: number): Other | null {
  const [noun, unit, verb] = units.slice(at - 1);
  const form = featuresOf(verb);
  if (!noun || !isVerb(verb) || !verb?.lexeme || !form || isPerson(noun) || noun.kind !== 'word') return null;
  const isNounWithSuru = verb.lexeme.inflectionClass === 'suru' && verb.lexeme.root !== '';
  if (isNounWithSuru || isFormOf(verb, ...PATHS) || form.aspect !== 'simple') return null;
  const isWish = form.wish && form.voice === 'active';
  const isAble =
    form.voice === 'potential' &&
    verb.meanings.every(({ voice }) => voice !== 'passive') &&
    !isFormOf(verb, 'する');
  if (isParticle(unit, 'が') && unit?.role === 'case' && (isWish || isAble))
    return {
      token: caseParticle('を'),
      pattern: '〜が',
      points: ['ga-doi-tuong', isWish ? 'tai' : 'the-kha-nang'],
    };
  return isParticle(unit, 'を') && isWish
    ? { token: caseParticle('が'), pattern: '〜を', points: ['o-tan-ngu'] }
    : null;
}

const GIVEN = ['もらう', 'いただく', '頂く', '借りる', '習う', '教わる'];
const GIVEN_BY_ACT = ['教える', '貸す', '送る', '紹介する', '説明する', '届ける', '譲る'];
const DONE_BY_WORDS = wordSet(`
  言う 頼む 注意する 褒める ほめる 叱る 誘う 招待する 愛する 紹介する 好く 尊敬する 信頼する 嫌う 質問する 勧める 期待する
`);

/** 友達に借りる and 友達から借りる: a person gives or speaks. Not かまれる, 降られる, 手伝ってもらう. */
function giver(units: readonly ReadUnit[], at: number): Other | null {
  const unit = units[at];
  if (!isParticle(unit, 'に', 'から') || !isPerson(units[at - 1]) || units[at + 1]?.kind === 'particle')
    return null;
  const next = units.findIndex(
    (one, index) => index > at && one.kind === 'predicate' && one.role !== 'adverb',
  );
  const verb = units[next];
  const isGiven = isFormOf(verb, ...GIVEN) && featuresOf(verb)?.voice === 'active';
  const isGivenByAct =
    isFormOf(verb, ...GIVEN_BY_ACT) &&
    hasMood(verb, 'te') &&
    isFormOf(units[next + 1], 'もらう', 'いただく', '頂く');
  const isSpoken =
    DONE_BY_WORDS.has(verb?.lexeme?.dictionary ?? '') &&
    verb?.meanings.some(({ voice }) => voice === 'passive') === true;
  if (!isGiven && !isGivenByAct && !isSpoken) return null;
  return isParticle(unit, 'に')
    ? { token: caseParticle('から'), pattern: '〜に', points: ['ni-doi-tuong'] }
    : { token: caseParticle('に'), pattern: '〜から', points: ['kara-tu'] };
}

const WITH_PEOPLE = ['会う', '相談する'];
const WITH_ANYTHING = ['似る', '比べる'];

/** 友達と会う and 友達に会う; not 結婚する, 話す, 別れる, 電話する. */
function partner(units: readonly ReadUnit[], at: number): Other | null {
  const unit = units[at];
  const noun = units[at - 1];
  if (!isParticle(unit, 'と', 'に') || noun?.kind !== 'word' || units[at + 1]?.kind === 'particle')
    return null;
  const next = units.slice(at + 1).find(({ kind, role }) => kind === 'predicate' && role !== 'adverb');
  const isRight = isPerson(noun)
    ? isFormOf(next, ...WITH_PEOPLE, ...WITH_ANYTHING)
    : isFormOf(next, ...WITH_ANYTHING) && next === units[at + 1];
  if (!isRight) return null;
  return isParticle(unit, 'と')
    ? { token: caseParticle('に'), pattern: '〜と' }
    : { token: caseParticle('と'), pattern: '〜に' };
}

const LEADS = ['案内する', '届ける', '運ぶ'];

/** 会議室へ案内する and 会議室まで案内する. */
function goal(units: readonly ReadUnit[], at: number): Other | null {
  const [noun, unit, verb] = units.slice(at - 1);
  const isLed = isFormOf(verb, ...LEADS) || isWord(verb, 'ご案内', '案内');
  if (!isPlace(noun) || !isLed) return null;
  if (isParticle(unit, 'へ', 'に')) return { token: caseParticle('まで'), pattern: `〜${unit?.text}` };
  return isParticle(unit, 'まで')
    ? { token: caseParticle('へ'), pattern: '〜まで', points: ['made-den'] }
    : null;
}

/** 〜について and 〜に関して, 〜によると and 〜では, どちらが and どちらのほうが. */
export const longParticle: ParaphraseRule = {
  name: 'particle',
  *rewrites({ units }: ReadSentence) {
    for (const at of units.keys()) {
      yield* about(units, at);
      yield* accordingTo(units, at);
      yield* which(units, at);
    }
  },
};

const DISCUSSES = ['相談する', '話し合う', '説明する', '調べる', '考える', '議論する'];

function* about(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [unit, next, later] = units.slice(at);
  const rewrite = { from: at, to: at + 1, pattern: `〜${unit?.text}` };
  const isAbout = isParticle(unit, 'について', 'に関して');
  const points = isParticle(unit, 'について') ? ['ni-tsuite'] : ['ni-kanshite'];
  if (isAbout && !isParticle(next)) {
    yield {
      ...rewrite,
      points,
      tokens: [caseParticle(isParticle(unit, 'について') ? 'に関して' : 'について')],
    };
    // 夢について作文を書く and 夢についての作文を書く.
    if (next?.kind === 'word' && next.role === 'noun' && isParticle(later, 'を'))
      yield { ...rewrite, points, tokens: [caseParticle('について'), joiningParticle('の')] };
  }
  const verb = units.slice(at + 1).find(({ kind }) => kind === 'predicate');
  const isAlone = units
    .slice(at + 1)
    .every((one) => !isParticle(one, 'を') || units.indexOf(one) > units.indexOf(verb ?? one));
  if (!isFormOf(verb, ...DISCUSSES) || isPerson(units[at - 1]) || isQuestion(units[at - 1])) return;
  if (isParticle(unit, 'を')) yield { ...rewrite, tokens: [caseParticle('について')], points: ['o-tan-ngu'] };
  if (isAbout && !isParticle(next) && isAlone) yield { ...rewrite, points, tokens: [caseParticle('を')] };
}

const SOURCES = ['予報', 'ニュース', '新聞', '話', 'ラジオ', '調査', '記事'];
const ACCORDING: readonly Token[] = [
  caseParticle('に'),
  { surface: 'よる', reading: 'よる', pos: '動詞/自立', base: 'よる', conjugation: '五段・ラ行' },
  { surface: 'と', reading: 'と', pos: '助詞/接続助詞', base: 'と', conjugation: '' },
];

/** 天気予報によると and 天気予報では, before what is heard. */
function* accordingTo(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [first, second, third] = units.slice(at);
  const isHeard = units.some((unit) => isWord(unit, 'そう') || isFormOf(unit, 'らしい'));
  if (!isWord(units[at - 1], ...SOURCES) || !isHeard) return;
  const tokens = [caseParticle('で'), { ...caseParticle('は'), pos: '助詞/係助詞' }];
  if (isParticle(first, 'で') && isParticle(second, 'は'))
    yield { from: at, to: at + 2, tokens: ACCORDING, pattern: '〜では' };
  if (isParticle(first, 'に') && isFormOf(second, 'よる') && isParticle(third, 'と'))
    yield { from: at, to: at + 3, tokens, pattern: '〜によると', points: ['ni-yoru-to'] };
}

/** どちらが and どちらのほうが, before an adjective. */
function* which(units: readonly ReadUnit[], at: number): Iterable<Rewrite> {
  const [unit, first, second, third] = units.slice(at);
  if (!isWord(unit, 'どちら', 'どっち')) return;
  const tokens = [
    joiningParticle('の'),
    { ...caseParticle('ほう'), pos: '名詞/非自立/一般' },
    caseParticle('が'),
  ];
  const isAdjective = (one: ReadUnit | undefined): boolean =>
    one?.lexeme?.inflectionClass.startsWith('adjective') === true ||
    one?.tokens.some(({ pos }) => pos.includes('形容動詞語幹')) === true;
  if (isParticle(first, 'が') && isAdjective(second))
    yield { from: at + 1, to: at + 2, tokens, pattern: '〜が', points: ['dochira'] };
  if (isParticle(first, 'の') && isWord(second, 'ほう', '方') && isParticle(third, 'が'))
    yield { from: at + 1, to: at + 4, tokens: [caseParticle('が')], pattern: '〜のほうが' };
}
