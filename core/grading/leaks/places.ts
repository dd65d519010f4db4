import type { Found, LeakRule, Words } from './leak.ts';
import { ACTIVITIES, ASKS, EXISTS, GOES, HELPS, LASTS, MUTUAL, STAYS } from './verbs.ts';
import {
  isAuxiliary,
  isCase,
  isConjunctive,
  isNoun,
  isPerson,
  isPlace,
  isVerb,
  verbAfter,
  verbName,
} from './words.ts';

function verbIn(verbs: ReadonlySet<string>, words: Words, at: number): Found | null {
  const verb = verbAfter(words, at);
  return verb > 0 && verbs.has(verbName(words, verb)) ? [at - 1, verb] : null;
}

/** 図書館に勉強しに行く is right: the に after the verb is its purpose. */
function activityWithNi(words: Words, at: number): Found | null {
  if (!isPlace(words[at - 1])) return null;
  const found = verbIn(ACTIVITIES, words, at);
  return found && words[found[1] + 1]?.surface !== 'に' ? found : null;
}

/** ここで行きましょう means "with this one". */
function goalWithDe(words: Words, at: number): Found | null {
  const place = words[at - 1];
  if (!isPlace(place) || place?.pos.startsWith('名詞/代名詞') || !isCase(words[at])) return null;
  const found = verbIn(GOES, words, at);
  return found && found[1] === at + 1 ? found : null;
}

const TIMES_WITHOUT_NI =
  /^(?:毎日|毎朝|毎晩|毎週|毎年|毎月|今日|昨日|今朝|今晩|今|おととい|最近|さっき|このごろ)$/u;
const TAKES_NI = /^(?:する|なる|比べる|よる|備える|至る|限る|続く|さかのぼる|つく)$/u;

/** 今日にします and 昨日に比べて: the verb asks for に, not the time. */
function timeWithNi(words: Words, at: number): Found | null {
  const [time, next] = [words[at - 1], words[at + 1]];
  if (!TIMES_WITHOUT_NI.test(time?.surface ?? '') || !next || TAKES_NI.test(next.base)) return null;
  return /^(?:は|も|でも)$/u.test(next.surface) || !isCase(words[at]) ? null : [at - 1, at];
}

function lastingWithMadeni(words: Words, at: number): Found | null {
  return words[at - 1]?.surface === 'まで' ? verbIn(LASTS, words, at) : null;
}

const TOGETHER = /^(?:みんな|皆|家族|夫婦|自分|全員|友達|一人|二人|仲間|たち|達)$/u;

/** 二人で and みんなで say how, not who. */
function askedWithDe(words: Words, at: number): Found | null {
  const person = words[at - 1];
  if (!person || !isPerson(person) || !isCase(words[at])) return null;
  if (TOGETHER.test(person.surface) || person.pos.startsWith('名詞/接尾/助数詞')) return null;
  return verbIn(ASKS, words, at);
}

const FALLS = /^(?:転ぶ|ころぶ)$/u;

/** 酔っていたから転んだ gives a reason: only から after a noun is an origin. */
function fallsFrom(words: Words, at: number): Found | null {
  const verb = words[at + 1];
  return isNoun(words[at - 1]) && isCase(words[at]) && FALLS.test(verb?.base ?? '') ? [at - 1, at + 1] : null;
}

/** They help, we receive. Of 田中さん it can be said that he received, of these hardly. */
const GIVERS = /^(?:先生|友達|友人|店員|駅員|医者|お医者さん|警察|警官|係員|親切な人)$/u;
const RECEIVES = /^(?:もらう|いただく|もらえる|いただける)$/u;

function giverWithGa(words: Words, at: number): Found | null {
  if (!GIVERS.test(words[at - 1]?.surface ?? '') || !isCase(words[at])) return null;
  for (let next = at + 1; next < words.length; next++) {
    const word = words[next];
    if (!word || (word.surface === 'に' && isPerson(words[next - 1]))) return null;
    if (isVerb(word) && RECEIVES.test(word.base)) return isTe(words, next - 1) ? [at - 1, next] : null;
    // What ends a clause ends what the giver does: 友達が倒れたので…
    if (isAuxiliary(word) || (isConjunctive(word) && !isTe(words, next))) return null;
    if (word.pos.startsWith('動詞/自立') && !isTe(words, next + 1)) return null;
  }
  return null;
}

const isTe = (words: Words, at: number): boolean =>
  isConjunctive(words[at]) && /^[てで]$/u.test(words[at]?.surface ?? '');

function giverWithNi(words: Words, at: number): Found | null {
  if (!GIVERS.test(words[at - 1]?.surface ?? '')) return null;
  const found = verbIn(HELPS, words, at);
  if (!found || !isTe(words, found[1] + 1)) return null;
  const [gives, next] = words.slice(found[1] + 2, found[1] + 4);
  // 先生に〔手伝ってくれるように〕頼む: に belongs to the second verb.
  const isAsked = next?.surface === 'よう' || next?.surface === 'と';
  return /^(?:くれる|くださる)$/u.test(gives?.base ?? '') && !isAsked ? [found[0], found[1] + 2] : null;
}

/** 手伝ってもらってありがとう: the one who is thanked gave. */
function thanksForReceiving(words: Words, at: number): Found | null {
  const [te, thanks] = words.slice(at + 1, at + 3);
  return te?.surface === 'て' && thanks?.surface.startsWith('ありがとう') ? [at, at + 2] : null;
}

/** Where, with whom and from whom: the particle that a verb does not take. */
export const placeRules: readonly LeakRule[] = [
  { code: 'place-he', at: ['へ'], find: (words, at) => verbIn(STAYS, words, at) },
  {
    code: 'place-de',
    at: ['で'],
    find: (words, at) => (isPlace(words[at - 1]) && isCase(words[at]) ? verbIn(EXISTS, words, at) : null),
  },
  { code: 'goal-de', at: ['で'], find: goalWithDe },
  { code: 'place-ni', at: ['に'], find: activityWithNi },
  { code: 'time-ni', at: ['に'], find: timeWithNi },
  { code: 'until', at: ['に'], find: lastingWithMadeni },
  { code: 'asked-de', at: ['で'], find: askedWithDe },
  {
    code: 'partner-ni',
    at: ['に'],
    find: (words, at) => (isPerson(words[at - 1]) ? verbIn(MUTUAL, words, at) : null),
  },
  { code: 'origin-kara', at: ['から'], find: fallsFrom },
  { code: 'giver', at: ['が'], find: giverWithGa },
  { code: 'giver', at: ['に'], find: giverWithNi },
  { code: 'giver', at: ['もらっ'], find: thanksForReceiving },
];
