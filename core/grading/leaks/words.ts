import type { Token } from '../../japanese/tokens/token.ts';
import type { Word, Words } from './leak.ts';

const SENTENCE_ENDS = new Set('。．.！!？?\n');
const MARKS = new Set([
  '、',
  '，',
  ',',
  '・',
  '「',
  '」',
  '『',
  '』',
  '（',
  '）',
  '(',
  ')',
  '…',
  '〜',
  '～',
  '“',
  '”',
  ' ',
  '　',
]);

/** The sentences of a wording, each as its words. A mark is known by its first character: the judge ignores it too. */
export function sentencesOf(tokens: readonly Token[]): Words[] {
  let words: Word[] = [];
  const sentences: Word[][] = [words];
  let start = 0;
  let gap = '';
  for (const { surface, reading, pos, base, conjugation } of tokens) {
    const end = start + surface.length;
    const sign = surface.charAt(0);
    if (SENTENCE_ENDS.has(sign)) {
      words = [];
      sentences.push(words);
      gap = '';
    } else if (MARKS.has(sign)) gap += surface;
    else {
      words.push({ surface, reading, pos, base, conjugation, start, end, gap });
      gap = '';
    }
    start = end;
  }
  return sentences.filter(({ length }) => length > 0);
}

export const isVerb = (word?: Word): boolean => word?.pos.startsWith('動詞') ?? false;
const isIndependent = (word?: Word): boolean => word?.pos.startsWith('動詞/自立') ?? false;
export const isNoun = (word?: Word): boolean => word?.pos.startsWith('名詞') ?? false;
export const isSuruNoun = (word?: Word): boolean => word?.pos.startsWith('名詞/サ変接続') ?? false;
export const isNaAdjective = (word?: Word): boolean => word?.pos.startsWith('名詞/形容動詞語幹') ?? false;
export const isAdjective = (word?: Word): boolean => word?.pos.startsWith('形容詞') ?? false;
export const isAuxiliary = (word?: Word): boolean => word?.pos.startsWith('助動詞') ?? false;
export const isCase = (word?: Word): boolean => word?.pos.startsWith('助詞/格助詞') ?? false;
export const isConjunctive = (word?: Word): boolean => word?.pos.startsWith('助詞/接続助詞') ?? false;

/** ます, です and their past; the negative is ませ + ん. */
export const isPolite = (words: Words, at: number): boolean => {
  const [before, word] = [words[at - 1], words[at]];
  if (!isAuxiliary(word)) return false;
  if (word?.surface === 'ます' || word?.surface === 'です') return true;
  return (word?.base === 'た' && /^(?:まし|でし)$/u.test(before?.surface ?? '')) || isMasen(words, at);
};

const isMasen = (words: Words, at: number): boolean =>
  words[at]?.surface === 'ん' && words[at - 1]?.surface === 'ませ';

/** 食べる, 高い, ない, たい: what a plain sentence ends in. Its past is た. */
export const isDictionaryForm = (word?: Word): boolean =>
  word !== undefined && word.surface === word.base && word.surface.length > 1;
export const isPlainVerb = (word?: Word): boolean => isVerb(word) && isDictionaryForm(word);
export const isPlainAdjective = (word?: Word): boolean =>
  isDictionaryForm(word) &&
  (isAdjective(word) || (isAuxiliary(word) && /^(?:ない|たい)$/u.test(word?.base ?? '')));
/** た, and だ of 飲んだ. */
export const isPast = (word?: Word): boolean => isAuxiliary(word) && word?.conjugation === '特殊・タ';
/** だ and です after a noun. */
export const isCopula = (word?: Word): boolean =>
  isAuxiliary(word) && /^特殊・(?:ダ|デス)$/u.test(word?.conjugation ?? '');

const QUANTITY = /^名詞\/(?:数|接尾\/助数詞)/u;
const isQuantity = (word?: Word): boolean => word !== undefined && QUANTITY.test(word.pos);

/** 少し, 上手に, きれいに, 早く, 五冊まで: what can stand between a particle and its verb without being another phrase. */
function isBetween(words: Words, at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return false;
  if (word.pos.startsWith('副詞') || isQuantity(word) || word.surface === '何') return true;
  if (isAdjective(word)) return word.surface.endsWith('く');
  if (isNaAdjective(word)) return next?.surface === 'に';
  if (word.surface === 'に') return isNaAdjective(before);
  if (/^(?:お|ご)$/u.test(word.surface)) return word.pos.startsWith('接頭詞');
  if (isSuruNoun(word)) return next?.base === 'する' && isVerb(next);
  return (
    /^(?:まで|ずつ|だけ|も|は)$/u.test(word.surface) &&
    (isQuantity(before) || before?.pos.startsWith('副詞') === true)
  );
}

/** The verb that a particle belongs to, with nothing but adverbs between; -1 if something else comes first. */
export function verbAfter(words: Words, particle: number): number {
  let at = particle + 1;
  while (isBetween(words, at) && !isVerb(words[at])) at++;
  return isIndependent(words[at]) && !isMisread(words, at) ? at : -1;
}

/** The tokenizer cuts い off いつ and いら off いらして. */
const isMisread = (words: Words, at: number): boolean =>
  words[at]?.surface === 'いら' || (words[at]?.surface === 'い' && words[at + 1]?.surface === 'つ');

/** The same across whole phrases (図書館で), up to the next predicate or another が, を or は. */
export function distantVerbAfter(words: Words, particle: number): number {
  for (let at = particle + 1; at < words.length; at++) {
    const word = words[at];
    if (isIndependent(word)) return at;
    if (!word || /^(?:が|を|は)$/u.test(word.surface)) return -1;
    if (isAuxiliary(word) || isConjunctive(word) || isPlainAdjective(word)) return -1;
  }
  return -1;
}

/** The dictionary form of a verb, with its noun: 中止する. */
export function verbName(words: Words, at: number): string {
  const [noun, verb] = [words[at - 1], words[at]];
  if (!verb) return '';
  return verb.base === 'する' && isSuruNoun(noun) ? `${noun?.surface}する` : verb.base;
}

const PEOPLE =
  /^(?:私|僕|俺|あなた|君|彼|彼女|誰|みんな|皆|皆さん|自分|友達|友人|先生|学生|生徒|子供|子ども|大人|親|両親|父|母|兄|姉|弟|妹|お父さん|お母さん|お兄さん|お姉さん|祖父|祖母|おじいさん|おばあさん|おじさん|おばさん|息子|娘|夫|妻|主人|家内|家族|夫婦|人|方|男|女|客|お客さん|店員|駅員|医者|警察|警官|運転手|社長|部長|課長|店長|上司|教授|スタッフ|販売員|住民|ばあちゃん|じいちゃん|先輩|後輩|同僚|隣人|課|係|係員|担当者|留学生|大家|大家さん|恋人|彼氏|仲間|相手|選手|歌手|両方|どちら|どなた|二人|一人)$/u;
/** 記者, 店員, 看護師: written with what they are. */
const PERSON_WRITTEN =
  /^.+[者員生人師士官民長客臣親]$|^(?:青年|少年|少女|男性|女性|赤ちゃん|首相|大統領|監督|作家|画家|俳優)$/u;
const PERSON_ENDING =
  /^(?:さん|様|さま|君|くん|ちゃん|たち|達|者|員|生|家|手|長|師|士|人|名|方|がた|屋|組|側|匹|頭|羽)$/u;
const ACTORS =
  /^(?:会社|学校|店|お店|銀行|役所|市|国|政府|大学|病院|チーム|クラス|犬|猫|鳥|動物|虫|魚|馬|牛|ロボット|機械|神様|ホテル|工場|テレビ|新聞|デパート|スーパー|コンビニ|図書館|ニュース|世界|町|村|日本|ここ|うち|家|本人|当社|弊社|先方)$/u;

/** Whether the noun names somebody. The tokenizer divides 田中さん and 会社員. */
export const isPerson = (word?: Word): boolean =>
  word !== undefined &&
  isNoun(word) &&
  (PEOPLE.test(word.surface) ||
    PERSON_WRITTEN.test(word.surface) ||
    word.pos.startsWith('名詞/固有名詞/人名') ||
    (word.pos.startsWith('名詞/接尾') && PERSON_ENDING.test(word.surface)));

/** Whether the noun can act: が after it may be a subject. */
export const canAct = (word?: Word): boolean =>
  isPerson(word) ||
  (word !== undefined &&
    (ACTORS.test(word.surface) || /^名詞\/(?:固有名詞|接尾\/(?:人名|地域))/u.test(word.pos)));

const PLACES =
  /^(?:家|うち|部屋|学校|会社|教室|図書館|公園|駅|日本|東京|ここ|そこ|あそこ|どこ|こちら|そちら|あちら|大学|銀行|病院|ホテル|旅館|寮|アパート|マンション|店|レストラン|食堂|喫茶店|スーパー|コンビニ|デパート|町|村|国|外国|海外|田舎|都会|工場|事務所|郵便局|空港|プール|海|山|庭|台所|会議室|ロビー|受付|外国)$/u;
const PLACE_ENDING = /^(?:駅|館|室|園|場|所|店|院|国|市|町|村|県|区|都|府|寮|校|局)$/u;

/** うち of 熱いうちに is no place. */
export const isPlace = (word?: Word): boolean =>
  word !== undefined &&
  !word.pos.startsWith('名詞/非自立') &&
  (PLACES.test(word.surface) ||
    word.pos.startsWith('名詞/固有名詞/地域') ||
    (word.pos.startsWith('名詞/接尾') && PLACE_ENDING.test(word.surface)));
