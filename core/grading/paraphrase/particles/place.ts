import type { Token } from '../../../japanese/tokens/token.ts';
import type { Lexeme } from '../../predicate/inflection-class.ts';
import { wordSet } from '../../words/word-table.ts';
import { isAlive, isContainer, isCountry, isVehicle } from '../reading/noun-kinds.ts';
import { clauseOf, isContrast, topicsBetween } from '../reading/phrase-places.ts';
import { phrasesBefore } from '../reading/phrases.ts';
import {
  featuresOf,
  hasMood,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  textOf,
  tokensOf,
} from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflectLike, NO, noun, verbLexeme } from '../say.ts';

/** 〜はどこですか and 〜はどこにありますか, 〜は二階です and 〜は二階にあります, 箱に and 箱の中に. */
export const place: ParaphraseRule = {
  name: 'place',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) {
      yield* being(sentence, at);
      yield* inside(sentence, at);
      yield* side(sentence, at);
      yield* gettingOff(sentence, at);
    }
  },
};

const THINGS: Lexeme = { inflectionClass: 'godan-ある', root: '', rootReading: '', dictionary: 'ある' };
const PEOPLE = verbLexeme('いる', 'いる', 'ichidan');

/** Things and buildings that stay where they are put; events are held (で), and 首都 or 行きたい所 asks which one. */
const LASTING = wordSet(`
  鍵 かぎ 財布 眼鏡 めがね 傘 かばん 鞄 バッグ 本 辞書 教科書 雑誌 新聞 ノート 鉛筆 ペン 消しゴム はさみ 机 いす 椅子 テーブル ベッド 時計 電話 携帯
  携帯電話 スマホ パソコン テレビ カメラ リモコン 冷蔵庫 エアコン 薬 切符 チケット パスポート 手紙 書類 資料 メニュー 地図 コップ 箸 皿 お皿 塩
  砂糖 卵 牛乳 パン 服 上着 靴 帽子 靴下 タオル ごみ箱 ゴミ箱 荷物 スーツケース 自転車 車 ポスト 自動販売機 自販機 ATM コピー機 券売機
  エレベーター エスカレーター 階段 トイレ お手洗い 出口 入口 入り口 改札 改札口 非常口 受付 窓口 売り場 レジ 駐車場 バス停 タクシー乗り場 乗り場
  交番 駅 家 うち 部屋 店 お店 会社 学校 大学 銀行 病院 席 ホテル 旅館 公園 寮 試着室 喫煙所 ロッカー スイッチ 写真 絵 花瓶 掲示板
`);
const LASTING_ENDING =
  /.(?:駅|館|室|店|屋|院|局|役所|売り場|乗り場|コーナー|センター|出口|入口|機|席|ホテル|レストラン|スーパー|コンビニ|デパート|工場|空港|公園|神社|寺|大使館)$/u;

const staysThere = (unit: ReadUnit): boolean => LASTING.has(unit.text) || LASTING_ENDING.test(unit.text);

const RELATIONS = wordSet(
  '隣 となり 前 後ろ 上 下 中 横 近く そば 向こう 間 右 左 外 裏 奥 右側 左側 ここ そこ あそこ',
);

/** The location before です or にあります, with the topic before it. */
function* being(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const location = units[at];
  const [topic] = topicsBetween(units, 0, at).toReversed();
  if (topic === undefined || !location || location.kind === 'predicate') return;
  const subject = units[topic - 1];
  const isAsked = isWord(location, 'どこ');
  if (!subject || isWord(subject, 'ここ', 'そこ', 'あそこ') || (isAsked && topic !== at - 1)) return;
  const hasNi = isParticle(units[at + 1], 'に');
  const verb = units[at + (hasNi ? 2 : 1)];
  if (!verb || clauseOf(sentence, at)?.core !== units.indexOf(verb)) return;
  if (!isAsked && !isPlainPlace(units, at, topic, hasNi, subject)) return;
  if (!hasNi && (!(isAlive(subject) || staysThere(subject)) || asksWhich(sentence, topic))) return;
  yield* otherBeing(units, at, hasNi, verb, isAlive(subject) ? PEOPLE : THINGS);
}

/** 好きな店, 行きたい店: which one it is. */
const asksWhich = ({ units, vietnamese }: ReadSentence, topic: number): boolean =>
  /(?<!\p{L})nào(?!\p{L})/u.test(vietnamese.toLowerCase()) ||
  units
    .slice(0, topic)
    .some((unit) => isWord(unit, '好き', '嫌い', '有名', '次', '出身') || featuresOf(unit)?.wish === true);

function* otherBeing(
  units: readonly ReadUnit[],
  at: number,
  hasNi: boolean,
  verb: ReadUnit,
  exists: Lexeme,
): Iterable<Rewrite> {
  const form = featuresOf(verb);
  if (
    !form ||
    form.negative ||
    form.past ||
    form.aspect !== 'simple' ||
    (form.mood !== 'statement' && form.mood !== 'conjecture')
  )
    return;
  const own = tokensOf(units.slice(at, at + 1));
  const to = at + (hasNi ? 3 : 2);
  const pattern = `〜${textOf(units.slice(at, to))}`;
  if (hasNi && isFormOf(verb, exists.dictionary)) {
    // As a word, not as the copula: であります would make どこでありますか right.
    const said = form.mood === 'conjecture' ? 'でしょう' : 'です';
    if (form.polite) yield { from: at, to, tokens: [...own, noun(said)], pattern, points: ['aru-iru'] };
  }
  if (!hasNi && verb.kind === 'copula') {
    const said = inflectLike(exists, verb);
    if (said) yield { from: at, to, tokens: [...own, caseParticle('に'), ...said], pattern };
  }
}

/** 銀行の隣, 二階, あそこ; 父は家です is too loose for a learner. */
function isPlainPlace(
  units: readonly ReadUnit[],
  at: number,
  topic: number,
  hasNi: boolean,
  subject: ReadUnit,
): boolean {
  const location = units[at];
  const isFloor = location?.kind === 'number' && location.text.endsWith('階');
  const isRelation =
    RELATIONS.has(location?.text ?? '') && (isParticle(units[at - 1], 'の') || at === topic + 1);
  const isNear = isFloor || isRelation || (hasNi && isCountry(location));
  const between = units.slice(topic + 1, at);
  return (
    isNear &&
    !isAlive(subject) &&
    between.every((unit) => isParticle(unit, 'の', 'と') || unit.kind === 'word')
  );
}

const PUTS = ['ある', 'いる', '入る', '入れる', 'しまう', '隠す', '残る', '忘れる', '置き忘れる'];
/** で of these can be a means: 電車で行く. */
const INSIDE = wordSet(
  '電車 バス 車 部屋 図書館 教室 タクシー 飛行機 地下鉄 新幹線 家 建物 会議室 店 エレベーター 人込み 人ごみ',
);
/** What is done while one is inside; バスで二時間かかる and 車で事故を起こす tell the means. */
const DONE_INSIDE = wordSet(`
  読む 聞く 話す しゃべる 寝る 眠る 食べる 飲む 吸う 会う 待つ 盗む する 立つ 座る 過ごす 歌う なくす 落とす 笑う 泣く 考える 書く 電話する 勉強する
  相談する 食事する つなぐ
`);
/** In a room, but not in a car, which is the means: 車で町を見る. */
const DONE_IN_ROOMS = wordSet('遊ぶ 騒ぐ 走る 運動する 練習する 飼う 見る 撮る 使う 休む 迷う');

/** 財布に and 財布の中に, 電車で and 電車の中で. */
function* inside(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [container, next, later, last] = units.slice(at);
  if (!container) return;
  const hasInside = isParticle(next, 'の') && isWord(later, '中');
  const particle = hasInside ? last : next;
  const isIn = isParticle(particle, 'に') && isContainer(container);
  const isAt = isParticle(particle, 'で') && INSIDE.has(container.text);
  const clause = clauseOf(sentence, at);
  if (!particle || (!isIn && !isAt)) return;
  const verb = units[clause?.core ?? nextVerb(units, at)];
  if (!verb || !isVerb(verb)) return;
  if (isIn && !PUTS.includes(verb.lexeme?.dictionary ?? '')) return;
  if (isAt && !isDoneInside(units, units.indexOf(verb), container)) return;
  if (!hasInside && !saysInside(sentence, container)) return;
  const from = at + 1;
  const tokens: readonly Token[] = hasInside ? particle.tokens : [NO, noun('中', 'なか'), ...particle.tokens];
  const pattern = `〜${textOf(units.slice(from, at + (hasInside ? 4 : 2)))}`;
  yield { from, to: at + (hasInside ? 4 : 2), tokens, pattern };
  // 部屋には誰もいません and 部屋の中に誰もいません.
  if (
    !hasInside &&
    isIn &&
    isParticle(later, 'は') &&
    isFormOf(verb, 'ある', 'いる') &&
    !isContrast(sentence)
  )
    yield { from, to: at + 3, tokens, pattern: '〜には' };
}

/** What する does inside: 電車で電話をする, not 車で旅行をする. */
const DEEDS = ['電話', '話', '食事', '勉強', '練習', '宿題', '運動', 'ゲーム', '読書'];

function isDoneInside(units: readonly ReadUnit[], verb: number, container: ReadUnit): boolean {
  const dictionary = units[verb]?.lexeme?.dictionary ?? '';
  if (dictionary === 'する') return isWord(units[verb - 2], ...DEEDS) || hasMood(units[verb - 1], 'listing');
  return DONE_INSIDE.has(dictionary) || (!isVehicle(container) && DONE_IN_ROOMS.has(dictionary));
}

/** 家の中にいます is said only of what is inside; the Vietnamese tells. */
const saysInside = ({ vietnamese }: ReadSentence, { text }: ReadUnit): boolean =>
  vietnamese === ''
    ? !WIDE.has(text)
    : /(?<!\p{L})(?:trong|trên|giữa)(?!\p{L})/u.test(vietnamese.toLowerCase());

const WIDE = wordSet('家 うち 店 公園 庭 図書館 建物 ビル 教室 会議室 台所');

const nextVerb = (units: readonly ReadUnit[], at: number): number =>
  units.findIndex((unit, index) => index > at && isVerb(unit));

/** 左に and 左側に, of where something is. */
function* side(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units } = sentence;
  const [unit, ni] = units.slice(at);
  const others = SIDES.filter(([word]) => isWord(unit, word));
  const verb = units[clauseOf(sentence, at)?.core ?? -1];
  if (!isParticle(ni, 'に') || !isFormOf(verb, 'ある', 'いる', '見える')) return;
  for (const [word, written, reading] of others)
    yield { from: at, to: at + 1, tokens: [noun(written, reading)], pattern: word };
}

const SIDES = [
  ['左', '左側', 'ひだりがわ'],
  ['右', '右側', 'みぎがわ'],
  ['左', '左手', 'ひだりて'],
  ['右', '右手', 'みぎて'],
  ['左手', '左', 'ひだり'],
  ['右手', '右', 'みぎ'],
  ['左側', '左', 'ひだり'],
  ['右側', '右', 'みぎ'],
] as const;

const GETS_OFF = [
  [/xuống tàu điện ngầm/u, '地下鉄', 'ちかてつ'],
  [/xuống tàu(?! điện ngầm)/u, '電車', 'でんしゃ'],
  [/xuống xe buýt/u, 'バス', 'ばす'],
  [/xuống (?:taxi|tắc xi)/u, 'タクシー', 'たくしー'],
] as const;

/** どの駅で降りますか and どの駅で電車を降りますか, where the Vietnamese names the vehicle. */
function* gettingOff({ units, vietnamese }: ReadSentence, at: number): Iterable<Rewrite> {
  const verb = units[at];
  const said = GETS_OFF.find(([pattern]) => pattern.test(vietnamese.toLowerCase()));
  if (!verb || !said || !isFormOf(verb, '降りる')) return;
  const [, vehicle, reading] = said;
  const own = phrasesBefore(units, at);
  const where = own.some(({ particle }) => particle === 'で');
  if (isParticle(units[at - 1], 'を') && isWord(units[at - 2], vehicle) && where)
    yield { from: at - 2, to: at + 1, tokens: verb.tokens, pattern: `${vehicle}を${verb.text}` };
  if (!own.some(({ particle }) => particle === 'を' || particle === 'から'))
    yield {
      from: at,
      to: at + 1,
      tokens: [noun(vehicle, reading), caseParticle('を'), ...verb.tokens],
      pattern: verb.text,
    };
}
