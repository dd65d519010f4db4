import { isCounter, isNoun, isQuestionWord, isSuruNoun, isVerb } from '../sentence/clause-words.ts';
import { isTime } from '../sentence/directions.ts';
import { contrast, type Explanation, point } from './explanation.ts';
import { type Governor, governorOf, type Place, type Rule, wordBefore } from './place.ts';
import {
  ABOUT_SKILL, ARRIVING, BEING, CAN_DO, CAUSES, DIRECTED, INTRANSITIVE, LIKING, MEANS, PASSING, WANTING,
} from './verbs-by-particle.ts'; // oxfmt-ignore

const PASSIVE = /^(?:れる|られる)$/u;
const CAUSATIVE = /^(?:せる|させる)$/u;
const RECEIVING = /^(?:もらう|いただく|頂く)$/u;

const has = (governor: Governor | null, helper: RegExp): boolean =>
  governor?.helpers.some((base) => helper.test(base)) ?? false;

/** 七時, 五月, 日曜日; not 二時間. */
const isMoment = (place: Place): boolean => {
  const before = wordBefore(place);
  return (
    before !== undefined &&
    isTime(before) &&
    !/(?:時間|週間|か月|ヶ月|年間|上|中|下|外|前|後)$/u.test(before.surface)
  );
};

/** 見に行く, 買い物に行く. */
function isPurpose(place: Place, { base }: Governor): boolean {
  const before = wordBefore(place);
  if (!before || !/^(?:行く|いく|来る|くる|帰る|出かける|戻る)$/u.test(base)) return false;
  return (
    isVerb(before) || isSuruNoun(before) || /^(?:買い物|遊び|食事|花見|釣り|散歩)$/u.test(before.surface)
  );
}

function niOf(place: Place): Explanation | null {
  const governor = governorOf(place);
  if (place.before.endsWith('まで')) return contrast('made-madeni');
  if (!governor) return isMoment(place) ? point('ni-thoi-gian') : null;
  if (isPurpose(place, governor)) return point('ni-muc-dich');
  if (governor.base === 'なる') return point('ku-naru');
  if (isMoment(place)) return point('ni-thoi-gian');
  if (/一緒$|いっしょ$/u.test(place.before)) return point('to-cung-voi');
  if (wordBefore(place)?.pos.includes('形容動詞語幹')) return point('ku-trang-tu');
  if (has(governor, CAUSATIVE)) return point('sai-khien');
  if (has(governor, PASSIVE)) return point('bi-dong');
  if (has(governor, RECEIVING)) return point('te-morau');
  if (BEING.has(governor.base)) return point('ni-ton-tai');
  if (ARRIVING.has(governor.base)) return point('ni-diem-den');
  return DIRECTED.has(governor.base) ? point('ni-doi-tuong') : null;
}

function deOf(place: Place): Explanation {
  const before = wordBefore(place)?.surface ?? '';
  if (/一番/u.test(place.after)) return point('de-pham-vi');
  if (/(?:一人|二人|人|円|全部|みんな|時間)$/u.test(place.before)) return point('de-pham-vi');
  if (CAUSES.has(before)) return point('de-nguyen-nhan');
  return MEANS.has(before) || before.endsWith('語') ? point('de-phuong-tien') : point('de-noi-chon');
}

function oOf(place: Place): Explanation {
  const governor = governorOf(place);
  if (/^(?:ください|下さい)/u.test(place.after)) return point('o-kudasai');
  return governor && PASSING.has(governor.base) ? point('o-di-qua') : point('o-tan-ngu');
}

function gaOf(place: Place): Explanation {
  if (place.tokens[place.from]?.pos.startsWith('助詞/接続助詞')) return point('ga-kedo');
  const governor = governorOf(place, false);
  const before = wordBefore(place);
  if (!governor) return point('ga-chu-ngu');
  if (LIKING.has(governor.base)) return point('ga-suki');
  if (WANTING.has(governor.base)) return point('ga-hoshii');
  if (before && isQuestionWord(before)) return point('ga-chu-ngu');
  if (has(governor, /^たい$/u)) return point('tai');
  if (CAN_DO.has(governor.base)) return point('the-kha-nang');
  if (ABOUT_SKILL.has(governor.base)) return point('ga-doi-tuong');
  if (INTRANSITIVE.has(governor.base)) return contrast('tu-tha-dong-tu');
  return governor.isAdjective && /は/u.test(place.before) ? point('wa-ga') : point('ga-chu-ngu');
}

function toOf(place: Place): Explanation | null {
  const { after } = place;
  if (/^(?:思|おも|考え)/u.test(after)) return point('to-omou');
  if (/^(?:言|い[っいう]|聞|話|書)/u.test(after) && !isNounBefore(place)) return point('to-iu-trich-dan');
  if (/どちら|どっち/u.test(after)) return point('dochira');
  const token = place.tokens[place.from];
  if (token?.pos.startsWith('助詞/接続助詞')) return point('dieu-kien-to');
  const [next, following] = place.tokens.slice(place.to, place.to + 2);
  const isListed = next !== undefined && isNoun(next) && /^[をがはも]$/u.test(following?.surface ?? '');
  // パンと牛乳を買う lists; 友達と映画を見る does not: there a person comes before と.
  return isListed && !isPerson(place) ? point('to-liet-ke') : point('to-cung-voi');
}

const isNounBefore = (place: Place): boolean => {
  const before = wordBefore(place);
  return before !== undefined && isNoun(before);
};

const isPerson = (place: Place): boolean =>
  /(?:友達|友だち|さん|先生|[父母兄姉弟妹犬]|家族|彼|彼女|妻|夫|子供|子ども|人|私|ちゃん|くん|両親|同僚|先輩)$/u.test(
    place.before,
  );

function kaOf(place: Place): Explanation {
  const { after } = place;
  if (after === '') return point('ka-cau-hoi');
  if (after.startsWith('どうか')) return point('ka-dou-ka');
  return isNounBefore(place) ? point('ka-hoac') : point('cau-hoi-long');
}

function karaOf(place: Place): Explanation {
  if (/[てで]$/u.test(place.before) && !isNounBefore(place)) return point('te-kara');
  return isNounBefore(place) ? point('kara-tu') : point('kara-vi');
}

function moOf(place: Place): Explanation {
  const before = wordBefore(place);
  if (/^いい|^良い|^かま/u.test(place.after)) return point('te-mo-ii');
  return before && (isQuestionWord(before) || /(?:何|誰|どこ)[へに]?$/u.test(place.before))
    ? point('nani-mo')
    : point('mo-cung');
}

function waOf(place: Place): Explanation {
  return /^(?:いけ|なり|だめ)/u.test(place.after) ? point('te-wa-ikenai') : point('wa-chu-de');
}

/** After a noun, の joins it to the next one; after a verb it makes a noun of it. */
function noOf(place: Place): Explanation {
  const before = wordBefore(place);
  const isJoining = before === undefined || isNoun(before) || before.pos.startsWith('助詞');
  return isJoining ? point('no-so-huu') : contrast('no-koto');
}

/** 雨なので, 雨なのに: after a noun な belongs to what follows. */
function naOf(place: Place): Explanation {
  const { after } = place;
  if (after.startsWith('ので')) return point('node');
  return after.startsWith('のに') ? point('noni') : point('na-keiyoushi');
}

/** What a particle of the model answer says there. */
const ROLES: ReadonlyMap<string, Rule> = new Map<string, Rule>([
  ['に', niOf],
  ['で', deOf],
  ['を', oOf],
  ['が', gaOf],
  ['と', toOf],
  ['か', kaOf],
  ['から', karaOf],
  ['も', moOf],
  ['は', waOf],
  ['の', noOf],
  ['へ', () => point('e-huong')],
  ['まで', () => point('made-den')],
  ['までに', () => contrast('made-madeni')],
  ['より', () => point('yori-hou-ga')],
  ['しか', () => point('shika-nai')],
  ['だけ', () => point('dake')],
  ['ね', () => point('ne')],
  ['よ', () => point('yo')],
  ['ので', () => point('node')],
  ['のに', () => point('noni')],
  ['けど', () => point('ga-kedo')],
  ['けれど', () => point('ga-kedo')],
  ['けれども', () => point('ga-kedo')],
  ['や', () => point('ya-nado')],
  ['ぐらい', () => point('gurai')],
  ['くらい', () => point('gurai')],
  ['し', () => point('shi')],
  ['な', naOf],
  ['ば', () => point('dieu-kien-ba')],
  ['たら', () => point('dieu-kien-tara')],
  ['なら', () => point('dieu-kien-nara')],
  ['ながら', () => point('nagara')],
  ['ても', () => point('temo')],
  ['ではありません', () => point('desu')],
]);

/** The point about the particle that the model has here. */
export const roleOf: Rule = (place) => ROLES.get(place.model)?.(place) ?? null;

export const isAmount = (place: Place): boolean => {
  const before = wordBefore(place);
  return (
    before !== undefined &&
    (isCounter(before) || /^(?:[一二三四五六七八九]つ|[ひふみよ].?.?つ)$/u.test(before.surface))
  );
};
