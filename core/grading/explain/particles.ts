import { isAdjective, isAuxiliary, isParticle, isVerb } from '../sentence/clause-words.ts';
import { TIMES_WITHOUT_NI } from '../words/grammar-words.ts';
import { contrast, type Explanation, point } from './explanation.ts';
import { isAmount, roleOf } from './particle-roles.ts';
import { firstOf, governorOf, type Place, type Rule, wordBefore } from './place.ts';
import { ABOUT_SKILL, CAN_DO, LIKING, MEETING, WANTING } from './verbs-by-particle.ts';

/** Two particles that are confused, with the roles in which a contrast explains the confusion. */
interface Pair {
  readonly between: readonly [string, string];
  readonly explains: Explanation;
  /** The ids of the roles of the expected particle; without it, all. */
  readonly roles?: readonly string[];
  readonly when?: (place: Place) => boolean;
}

const PLACES = ['ni-ton-tai', 'de-noi-chon', 'ni-diem-den'];

const PAIRS: readonly Pair[] = [
  { between: ['ので', 'のに'], explains: contrast('node-noni') },
  { between: ['に', 'で'], explains: contrast('node-noni'), when: (place) => place.before.endsWith('の') },
  { between: ['に', 'で'], explains: contrast('ni-de'), roles: PLACES },
  { between: ['に', 'へ'], explains: contrast('ni-e'), roles: ['ni-diem-den', 'e-huong', 'ni-muc-dich'] },
  { between: ['に', 'から'], explains: contrast('ni-kara'), roles: ['ni-doi-tuong', 'te-morau', 'kara-tu'], when: isReceived },
  { between: ['は', 'が'], explains: contrast('wa-ga'), roles: ['wa-chu-de', 'ga-chu-ngu', 'wa-ga', 'tu-tha-dong-tu'] },
  { between: ['を', 'が'], explains: contrast('o-ga'), when: isAboutState },
  { between: ['を', 'で'], explains: contrast('o-de'), roles: ['o-di-qua'] },
  { between: ['と', 'に'], explains: contrast('to-ni'), when: (place) => MEETING.has(governorOf(place)?.base ?? '') },
  { between: ['も', 'は'], explains: contrast('mo-wa'), roles: ['mo-cung', 'wa-chu-de'] },
  { between: ['は', 'を'], explains: contrast('wa-o') },
  { between: ['から', 'ので'], explains: contrast('kara-node'), roles: ['kara-vi', 'node'] },
  { between: ['けど', 'のに'], explains: contrast('kedo-noni') },
  { between: ['が', 'のに'], explains: contrast('kedo-noni'), roles: ['ga-kedo'] },
  { between: ['から', 'けど'], explains: contrast('kara-kedo'), roles: ['kara-vi', 'ga-kedo'] },
  { between: ['から', 'が'], explains: contrast('kara-kedo'), roles: ['kara-vi', 'ga-kedo'] },
  { between: ['まで', 'までに'], explains: contrast('made-madeni') },
  { between: ['だけ', 'しか'], explains: contrast('dake-shika') },
  { between: ['の', 'な'], explains: contrast('no-na') },
  { between: ['ね', 'よ'], explains: contrast('ne-yo') },
  { between: ['が', 'の'], explains: contrast('ga-no'), roles: ['ga-chu-ngu'] },
  { between: ['から', 'まで'], explains: contrast('kara-made'), roles: ['kara-tu', 'made-den'] },
  { between: ['と', 'や'], explains: contrast('to-ya') },
]; // oxfmt-ignore

function isReceived(place: Place): boolean {
  const governor = governorOf(place);
  return [governor?.base ?? '', ...(governor?.helpers ?? [])].some((base) =>
    /^(?:もらう|いただく|借りる|習う|聞く|教わる)$/u.test(base),
  );
}

/** 好き, 欲しい, 分かる, 話せる and たい: what the learner takes for an object has が. */
function isAboutState(place: Place): boolean {
  const governor = governorOf(place, false);
  if (!governor || place.model !== 'が') return false;
  return (
    [LIKING, WANTING, ABOUT_SKILL, CAN_DO].some((words) => words.has(governor.base)) ||
    governor.helpers.includes('たい')
  );
}

const isBetween = ({ between: [a, b] }: Pair, { model, typed }: Place): boolean =>
  (model === a && typed === b) || (model === b && typed === a);

/** The contrast of two particles, where it is about this use of them. */
const contrastOf: Rule = (place) => {
  const role = roleOf(place);
  const pair = PAIRS.find(
    (one) =>
      isBetween(one, place) &&
      (one.roles === undefined || one.roles.includes(role?.id ?? '')) &&
      (one.when?.(place) ?? true),
  );
  return pair?.explains ?? null;
};

/** Two particles changed places, as in 友達をプレゼントに: who does what to whom is unclear. */
const isExchanged: Rule = ({ model, typed, read, tokens }) => {
  const order = tokens
    .map(({ surface }) => surface)
    .filter((surface) => surface === model || surface === typed);
  const [first, second] = order;
  if (order.length !== 2 || first === second || !/^[をにがは]$/u.test(model) || !/^[をにが]$/u.test(typed))
    return null;
  const typedOrder = Array.from(read).filter((char) => char === model || char === typed);
  return typedOrder.join('') === `${second ?? ''}${first ?? ''}` ? contrast('chu-ngu-tan-ngu') : null;
};

/** は and も before いけない and いい: forbidding and allowing. */
const permission: Rule = ({ model, tokens, to }) => {
  if (/^(?:いけ|なり|だめ)/u.test(tokens[to]?.surface ?? '') && model === 'は') return point('te-wa-ikenai');
  return null;
};

export const particleWrong: Rule = (place) => firstOf([isExchanged, contrastOf, permission, roleOf], place);

export const particleMissing: Rule = (place) => {
  // 五時までに without its に is 五時まで.
  if (place.model === 'に' && place.before.endsWith('まで')) return contrast('made-madeni');
  return roleOf(place);
};

/** に after 昨日, を after たくさん, の after an adjective, a second particle. */
export const particleExtra: Rule = (place) => firstOf(EXTRA, place);

const EXTRA: readonly Rule[] = [
  (place) => (place.typed === 'か' && place.after === '' ? point('ka-cau-hoi') : null),
  (place) => (place.typed === 'よ' ? point('yo') : null),
  (place) => (place.typed === 'ね' ? point('ne') : null),
  (place) => (/^[にで]$/u.test(place.typed) && isTimeBefore(place) ? point('ni-thoi-gian') : null),
  (place) => (place.typed === 'の' ? extraNo(place) : null),
  (place) => (place.typed === 'を' && isAmount(place) ? point('so-dem') : null),
  (place) => (place.typed === 'を' && /たくさん$|沢山$/u.test(place.before) ? contrast('ooi-takusan') : null),
  (place) => (isBesideParticle(place) ? contrast('ni-wa-chong') : null),
];

const TIME_WORD =
  /(?:時間|週間|か月|ヶ月|年間|毎.|昨日|今日|明日|先週|来週|先月|来月|去年|来年|今年|今|いつ)$/u;

const isTimeBefore = (place: Place): boolean => {
  const before = wordBefore(place);
  return before !== undefined && (TIMES_WITHOUT_NI.has(before.surface) || TIME_WORD.test(place.before));
};

function extraNo(place: Place): Explanation | null {
  const before = wordBefore(place);
  if (!before) return null;
  if (place.after === '') return point('ka-cau-hoi');
  if (isAdjective(before) || before.surface === 'な') return contrast('no-na');
  return isVerb(before) || isAuxiliary(before) ? point('menh-de-bo-nghia') : null;
}

const isBesideParticle = (place: Place): boolean =>
  [wordBefore(place), place.tokens[place.to]].some((token) => token !== undefined && isParticle(token));
