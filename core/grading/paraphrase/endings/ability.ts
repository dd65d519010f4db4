import type { Token } from '../../../japanese/tokens/token.ts';
import type { Features } from '../../predicate/features.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isActor, isMe } from '../reading/noun-kinds.ts';
import { isDoneTo } from '../reading/object-verbs.ts';
import { type Phrase, phrasesBefore } from '../reading/phrases.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord, tokensOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import {
  caseParticle,
  dependentNoun,
  inflect,
  inflectUnit,
  suruLexeme,
  topicParticle,
  verbLexeme,
} from '../say.ts';

/**
 * 漢字が読めます, 漢字を読むことができます, 運転ができます. ことができる keeps the を of the verb; the potential takes が or を. 見える and 聞こえる
 * are verbs of their own, and 準備ができました says that something is ready.
 */
export const ability: ParaphraseRule = {
  name: 'ability',
  choosesFrom: ['the-kha-nang', 'koto-ga-dekiru'],
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* fromPotential(sentence, at);
      yield* fromKoto(sentence, at);
      yield* fromNoun(sentence, at);
    }
  },
};

const CAN = verbLexeme('できる', 'できる', 'ichidan');
const KOTO = dependentNoun('こと');
const GA = caseParticle('が');
const O = caseParticle('を');
const DO = suruLexeme();

/** Their が stays: バスが来られません. */
const WITHOUT_OBJECT = wordSet(`
  行く 来る 帰る 入る 出る 乗る 降りる 座る 立つ 泳ぐ 歩く 走る 寝る 起きる 休む 会う 住む 泊まる 働く 遊ぶ 登る 曲がる 進む 着く 通う 並ぶ 戻る 出かける 逃げる 飛ぶ
  動く 勝つ 生きる 慣れる 間に合う 参加する 出席する 留学する 就職する 入学する 進学する 電話する 連絡する 相談する 合格する 集中する 運動する 旅行する 出発する 外出する
  結婚する 眠る 続く 集まる 移る 登校する 通学する 通勤する
`);
const NO_POTENTIAL = wordSet('知る 分かる わかる ある 要る いる 見える 聞こえる できる 出来る');

/** 読めます → 読むことができます, with the object's が turned into を. */
function* fromPotential(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  const lexeme = hiddenVerb(units, at) ?? (isPotential(sentence, at) ? verb?.lexeme : null);
  if (!verb || !lexeme || !form || NO_POTENTIAL.has(lexeme.dictionary)) return;
  const plain = inflect(lexeme);
  const can = inflect(CAN, { ...form, voice: 'active' });
  if (!plain || !can) return;
  const takesObject = !WITHOUT_OBJECT.has(lexeme.dictionary);
  const object = takesObject ? objectOf(units, at, verb) : null;
  // 字が of 書道を始めてから、字が書ける: が must not stay before 書くことができる.
  if (takesObject && !object && hasOtherGa(units, at)) return;
  const about = { to: at + 1, pattern: '〜（ら）れる', points: ['the-kha-nang'] };
  const said = [...plain, KOTO, GA, ...can];
  if (!object) yield { from: at, tokens: said, ...about };
  else {
    const between = tokensOf(units.slice(object.particleAt + 1, at));
    yield { from: object.particleAt, tokens: [O, ...between, ...said], ...about };
  }
  const isWhole = lexeme.inflectionClass === 'suru' && lexeme.root !== '' && !object;
  if (
    isWhole &&
    isActivity(lexeme.root, form) &&
    !phrasesBefore(units, at).some(({ particle }) => /^[をも]$/u.test(particle))
  ) {
    const noun = verb.tokens.slice(0, 1);
    yield { from: at, tokens: [...noun, GA, ...can], ...about };
  }
}

const TSUKU = verbLexeme('着く', 'つく', 'godan');
const MORAU = verbLexeme('もらう', 'もらう', 'godan');

/** 駅に着ける looks like a verb that takes を; もらえる is listed as a word. 身に着ける is another word. */
function hiddenVerb(units: readonly ReadUnit[], at: number): Lexeme | null {
  const unit = units[at];
  const form = featuresOf(unit);
  if (form?.mood !== 'statement' && form?.mood !== 'ba') return null;
  const phrases = phrasesBefore(units, at).filter(({ isInside }) => !isInside);
  const has = (particle: string) => phrases.some((phrase) => phrase.particle === particle);
  if (isFormOf(unit, 'もらえる')) return !hasMood(units[at - 1], 'te') && has('が') ? MORAU : null;
  if (!isFormOf(unit, '着ける') || form.voice !== 'active' || form.aspect !== 'simple') return null;
  return has('に') && !has('を') && !phrases.some(({ noun }) => isWord(noun, '身')) ? TSUKU : null;
}

/** 漢字が of 漢字が読めます; not 私が, nor 車が of 車が通れます. */
function objectOf(units: readonly ReadUnit[], at: number, verb: ReadUnit): Phrase | null {
  const phrases = phrasesBefore(units, at).filter(({ isInside }) => !isInside);
  // With an を in the clause, が is who acts.
  if (phrases.some(({ particle }) => particle === 'を')) return null;
  const isMorau = isFormOf(verb, 'もらえる');
  return (
    phrases.find(
      ({ noun, particle }) => particle === 'が' && (isMorau ? !isActor(noun) : isDoneTo(noun, verb)),
    ) ?? null
  );
}

/** が after something that does not act: no を follows it, as in 会社が人を集められる. */
function hasOtherGa(units: readonly ReadUnit[], at: number): boolean {
  const phrases = phrasesBefore(units, at).filter(({ isInside }) => !isInside);
  const ga = phrases.findLast(({ noun, particle }) => particle === 'が' && !isActor(noun));
  return ga !== undefined && !phrases.some((phrase) => phrase.particle === 'を' && phrase.at > ga.at);
}

const SAYS_CAN =
  /(?:có|không|chẳng) thể|nổi(?! tiếng| bật| lên)|kịp|được(?=\s*(?:[.,?!;]|$|không|nữa|chưa|rồi|đến|tối đa|khoảng|nhiều|ít|\d))/iu;

/** Without the Vietnamese these are taken for passives: 褒められません. */
const RATHER_PASSIVE = wordSet(
  '褒める ほめる いじめる 認める 求める 建てる 責める 訴える 捕まえる 助ける 育てる 知らせる 呼び止める',
);

/** 食べられます can be passive. Then the Vietnamese decides, or that nobody acts and nothing has happened. */
export function isPotential(sentence: ReadSentence, at: number): boolean {
  const { units, vietnamese } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  if (form?.voice !== 'potential' || form.aspect !== 'simple') return false;
  if (!verb?.meanings.some(({ voice }) => voice === 'passive')) return true;
  if (isDoneBySomebody(units, at)) return false;
  if (vietnamese !== '') return saysCanOfEach(sentence);
  if (RATHER_PASSIVE.has(verb.lexeme?.dictionary ?? '')) return false;
  return !form.past && (form.negative || isParticle(units[at + 1], 'か'));
}

/** 誰にも褒められません, 会社に認められません; 私には覚えられません is ability. */
const isDoneBySomebody = (units: readonly ReadUnit[], at: number): boolean =>
  units.slice(0, at).some((unit) => isParticle(unit, 'によって')) ||
  phrasesBefore(units, at).some(
    ({ noun, particle }) =>
      isActor(noun) &&
      /^(?:に|から)[はも]?$|^によって$/u.test(particle) &&
      !(particle === 'には' && isMe(noun)),
  );

/** If another verb of the sentence says ability, the Vietnamese must say it once more: 褒められなかったので、行けません. */
function saysCanOfEach({ units, vietnamese }: ReadSentence): boolean {
  const said = [...vietnamese.matchAll(new RegExp(SAYS_CAN, 'giu'))].length;
  const abilities = units.filter(
    (unit) => featuresOf(unit)?.voice === 'potential' || isFormOf(unit, 'できる', '出来る'),
  );
  return said > 0 && said >= abilities.length && !/(?<!\p{L})bị(?!\p{L})/iu.test(vietnamese);
}

/** 話すことができます → 話せます; テニスをすることができます → テニスができます. */
function* fromKoto({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [verb, koto, ga, can] = units.slice(at, at + 4);
  const [form, canForm] = [featuresOf(verb), featuresOf(can)];
  const isKoto =
    isWord(koto, 'こと', '事') && isParticle(ga, 'が', 'は') && isFormOf(can, 'できる', '出来る');
  if (!verb?.lexeme || !isKoto || !canForm || !isDictionaryForm(form)) return;
  const about = { to: at + 4, pattern: '〜ことができる', points: ['koto-ga-dekiru'] };
  const object = units[at - 1];
  const hasObject = isParticle(object, 'を') && isDoneTo(units[at - 2], verb);
  const hasGa = phrasesBefore(units, at).some(({ particle, isInside }) => particle === 'が' && !isInside);
  if (verb.lexeme.inflectionClass === 'suru' && verb.lexeme.root === '' && hasObject) {
    const what = units[at - 2];
    if (what && isDoing(what) && isActivity(what.text, canForm))
      yield { from: at - 1, tokens: [GA, ...(inflect(CAN, canForm) ?? [])], ...about };
    return;
  }
  // 借りられませんが、コピーすることはできます: は sets it against what was said before.
  const isSetAgainst = units
    .slice(0, at)
    .some((unit) => isParticle(unit, 'が', 'けど') && unit.role === 'clause-end');
  if (isSetAgainst && isParticle(ga, 'が'))
    yield {
      from: at + 2,
      to: at + 3,
      tokens: [topicParticle('は')],
      pattern: about.pattern,
      points: about.points,
    };
  const potential = inflectUnit(verb, { ...canForm, voice: 'potential' });
  if (!potential || NO_POTENTIAL.has(verb.lexeme.dictionary)) return;
  yield { from: at, tokens: potential, ...about };
  if (!hasObject || hasGa) return;
  yield { from: at - 1, tokens: [GA, ...potential], ...about };
  // エレベーターは使えません: は marks what is not possible.
  if (canForm.negative && canForm.mood === 'statement' && (can?.endsSentence || units.length === at + 4))
    yield { from: at - 1, tokens: [topicParticle('は'), ...potential], ...about };
}

const isDictionaryForm = (form: Features | null): boolean =>
  form !== null &&
  form.mood === 'statement' &&
  form.voice === 'active' &&
  form.aspect === 'simple' &&
  !form.past &&
  !form.negative &&
  !form.polite &&
  !form.wish;

/** テニスをする, 買い物をする; ネクタイをする is to wear one. */
const GAMES = wordSet(`
  テニス サッカー 野球 スポーツ ゲーム ゴルフ スキー スケート バスケットボール バレーボール バドミントン 卓球 柔道 空手 相撲 水泳 将棋 ダンス カラオケ
  アルバイト バイト 宿題 話 会話 仕事
`);
const isDoing = ({ text, tokens }: ReadUnit): boolean =>
  GAMES.has(text) || (tokens.at(-1)?.pos.startsWith('名詞/サ変接続') === true && !NOT_DONE.has(text));
const NOT_DONE = wordSet('けが 怪我 病気 化粧 マスク 損 失敗 苦労 下痢');

/** 運転ができます → 運転することができます, 運転できます. */
function* fromNoun({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [act, ga, can] = units.slice(at, at + 3);
  const form = featuresOf(can);
  const last = act?.tokens.at(-1);
  if (!act || !last?.pos.startsWith('名詞/サ変接続') || act.tokens.length > 1) return;
  if (!isParticle(ga, 'が') || !isFormOf(can, 'できる', '出来る') || !form || !isActivity(act.text, form))
    return;
  const about = { to: at + 3, pattern: '〜ができる', points: ['ga-doi-tuong'] };
  const tail: readonly Token[] = [KOTO, GA, ...(inflect(CAN, form) ?? [])];
  yield { from: at + 1, tokens: [O, ...(inflect(DO) ?? []), ...tail], ...about };
  if (isDescribed(units[at - 1]) || NO_VERB.has(act.text)) return;
  const whole = suruLexeme(last.surface, last.reading);
  yield { from: at, tokens: [...(inflect(whole) ?? []), ...tail], ...about };
  const short = inflect(whole, { ...form, voice: 'potential' });
  if (short) yield { from: at, tokens: short, ...about };
}

/** いろいろな解釈ができます: what describes the noun does not go with a verb. */
const isDescribed = (before: ReadUnit | undefined): boolean =>
  before !== undefined && /^(?:joining|attribute|adjective-before-noun|verb-before-noun)$/u.test(before.role);

/** 話する and 会議する are not said. */
const NO_VERB = wordSet('話 会議 授業 試合 試験 ゲーム');

/** 準備ができた is ready, 仕事ができる is skilled, 約束ができた has come about. */
const NO_ACTIVITY = wordSet('準備 用意 支度 仕度 仕事 勉強 約束 計画 理解 成長');
const isActivity = (noun: string, { past, negative }: Features): boolean =>
  !NO_ACTIVITY.has(noun) && (!past || negative);
