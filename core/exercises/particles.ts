import { ABOUT_SKILL, CAN_DO, LIKING, WANTING } from '../grading/explain/verbs-by-particle.ts';
import { isNoun } from '../grading/sentence/clause-words.ts';
import { isTime } from '../grading/sentence/directions.ts';
import { MOTION_VERBS } from '../grading/words/grammar-words.ts';
import type { Token } from '../japanese/tokens/token.ts';

/** A particle of a sentence that can be asked for. */
export interface AskedParticle {
  /** Its index among the tokens. */
  readonly at: number;
  readonly particle: string;
}

/** The particles that are asked for, each with wrong ones that learners take for it, the most tempting first. */
const TEMPTING: ReadonlyMap<string, readonly string[]> = new Map([
  ['を', ['に', 'で', 'が', 'と', 'の']],
  ['に', ['で', 'を', 'から', 'と', 'の']],
  ['で', ['に', 'を', 'から', 'と', 'の']],
  ['が', ['を', 'に', 'で', 'と']],
  ['は', ['を', 'に', 'で', 'の', 'と']],
  ['も', ['を', 'に', 'で', 'の', 'と']],
  ['の', ['を', 'と', 'が', 'に', 'で']],
  ['へ', ['を', 'で', 'と', 'から']],
  ['と', ['を', 'で', 'の', 'に']],
  ['から', ['に', 'で', 'まで', 'を']],
  ['まで', ['から', 'で', 'を']],
  ['より', ['から', 'まで', 'で']],
  ['や', ['を', 'に', 'で', 'の']],
]);

const ASKED_CLASS = /^助詞\/(?:格助詞\/(?:一般|引用)|係助詞|並立助詞|連体化|副助詞(?:\/|$))/u;

/** The particles between two words, with nothing uncertain around them. */
export const askedParticles = (tokens: readonly Token[]): AskedParticle[] =>
  tokens.flatMap(({ surface, pos }, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isBetweenWords =
      before !== undefined &&
      after !== undefined &&
      isNoun(before) &&
      !/^(?:助詞|記号|助動詞)/u.test(after.pos);
    return TEMPTING.has(surface) && ASKED_CLASS.test(pos) && isBetweenWords
      ? [{ at, particle: surface }]
      : [];
  });

/** Particles that stand in these sentences at all. */
export const particlesIn = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ pos }) => ASKED_CLASS.test(pos)).map(({ surface }) => surface);

/** Wrong particles for this place that are tempting and cannot be right too. */
export const temptingFor = ({ at, particle }: AskedParticle, tokens: readonly Token[]): string[] =>
  (TEMPTING.get(particle) ?? []).filter(
    (wrong) => !RIGHT_TOO.some((rule) => isPair(rule, particle, wrong) && (rule.where?.(tokens, at) ?? true)),
  );

/** A particle and others that may be right in its place, and where: anywhere if nothing is said. */
interface RightToo {
  readonly one: string;
  readonly others: readonly string[];
  readonly where?: (tokens: readonly Token[], at: number) => boolean;
}

const isPair = ({ one, others }: RightToo, particle: string, wrong: string): boolean =>
  (one === particle && others.includes(wrong)) || (one === wrong && others.includes(particle));

/** は and も are never wrong choices: they fit nearly anywhere. What else may be right is left to no judge. */
const RIGHT_TOO: readonly RightToo[] = [
  { one: 'は', others: ['が'] },
  { one: 'が', others: ['の'] },
  { one: 'に', others: ['へ', 'まで'] },
  { one: 'へ', others: ['まで'] },
  { one: 'と', others: ['や'] },
  { one: 'から', others: ['より'] },
  // 水が飲みたい, 日本語が話せる, 犬が好き: を is said too.
  { one: 'を', others: ['が'], where: (tokens) => tokens.some(takesGa) },
  // A topic can be the object: テレビは見ません.
  { one: 'を', others: ['は', 'も'], where: (tokens, at) => verbAfter(tokens, at) !== undefined },
  // 友達に会う, 友達と会う; 医者になる, 医者となる.
  { one: 'に', others: ['と'], where: (tokens, at) => WITH_OR_TO.test(verbAfter(tokens, at)?.base ?? '') },
  { one: 'に', others: ['から'], where: (tokens, at) => RECEIVES.test(verbAfter(tokens, at)?.base ?? '') },
  // 子供に行かせる, 子供を行かせる.
  { one: 'に', others: ['を'], where: (tokens) => tokens.some(({ base }) => /^さ?せる$/u.test(base)) },
  // 家を出る, 家から出る; 道を歩く, 道で歩く; 山を登る, 山に登る.
  { one: 'を', others: ['から', 'で', 'に'], where: (tokens, at) => movesThrough(verbAfter(tokens, at)) },
  // 日曜日は休みます, 日曜日に休みます; 家は, 家では, 家には.
  { one: 'は', others: ['に', 'で'], where: (tokens, at) => isTimeOrPlace(tokens[at - 1]) },
  { one: 'も', others: ['に', 'で'], where: (tokens, at) => isTimeOrPlace(tokens[at - 1]) },
  // What follows の can always be owned: 日本に友達がいる, 日本の友達がいる.
  { one: 'の', others: ['に', 'で', 'から'], where: (tokens, at) => ownsOrActs(tokens, at) },
  {
    one: 'の',
    others: ['と'],
    where: (tokens, at) => tokens[at]?.surface !== 'の' && isNounAt(tokens, at + 1),
  },
  // ピアノを練習する, ピアノの練習.
  {
    one: 'の',
    others: ['を'],
    where: (tokens, at) => tokens[at + 1]?.pos.startsWith('名詞/サ変接続') === true,
  },
  // 三時に会議がある, 三時から会議がある; 一時間で, 一時間に.
  { one: 'に', others: ['から', 'で'], where: (tokens, at) => isTimeAt(tokens, at - 1) },
  {
    one: 'に',
    others: ['で'],
    where: (tokens, at) => STANDS_OR_HAPPENS.test(verbAfter(tokens, at)?.base ?? ''),
  },
];

/** Words whose object takes が, and を in speech. */
const takesGa = ({ base }: Token): boolean =>
  /^(?:たい|れる|られる)$/u.test(base) ||
  [CAN_DO, ABOUT_SKILL, LIKING, WANTING].some((words) => words.has(base));
const WITH_OR_TO =
  /^(?:会う|あう|話す|話し合う|相談|約束|ぶつかる|なる|する|似る|比べる|結婚|別れる|変わる|違う|連絡|決める|思う|言う|いう)$/u;
const RECEIVES = /^(?:もらう|いただく|頂く|借りる|習う|教わる|聞く|きく|届く|来る|入る)$/u;
const STANDS_OR_HAPPENS =
  /^(?:立つ|建てる|建つ|生まれる|産まれる|泊まる|止まる|とまる|止める|停める|置く|並ぶ|書く|登録|旅行|集まる)$/u;

const movesThrough = (verb: Token | undefined): boolean =>
  verb !== undefined &&
  (MOTION_VERBS.has(verb.base) || /^(?:出る|でる|降りる|過ぎる|散歩|卒業|離れる|旅行)$/u.test(verb.base));

const verbAfter = (tokens: readonly Token[], at: number): Token | undefined =>
  tokens.slice(at + 1).find(({ pos }) => /^(?:動詞\/自立|名詞\/サ変接続)/u.test(pos));

/** Before a noun; where の itself is asked, only if there is a verb that could take the other particle. */
const ownsOrActs = (tokens: readonly Token[], at: number): boolean =>
  isNounAt(tokens, at + 1) && (tokens[at]?.surface !== 'の' || verbAfter(tokens, at) !== undefined);

const isNounAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && isNoun(token);
};

const isTimeAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && isTime(token);
};

/** A place cannot be told from other nouns by its class: only people and things that are pointed at are neither. */
const isTimeOrPlace = (token: Token | undefined): boolean =>
  token !== undefined && !/^名詞\/(?:代名詞|固有名詞\/人名|接尾\/人名)/u.test(token.pos);
