import { hasJapanese, toHiragana } from '../japanese/kana.ts';
import { normaliseJapanese } from '../japanese/normalise.ts';
import { romajiToKana } from '../japanese/romaji.ts';
import { isSurelyRomaji } from '../tutor/looks-romaji.ts';

/** A message in Japanese, typed in Japanese script or romaji; null if it is something else. */
export function hearJapanese(message: string): string | null {
  if (hasJapanese(message)) return message.normalize('NFKC');
  const words = message.split(/\s+/).filter(Boolean);
  const isRomaji = isWord(message) || words.some((word) => isSurelyRomaji(bare(word)));
  return isRomaji ? kanaOf(words) : null;
}

const bare = (word: string): string => word.replaceAll(/[\p{P}\p{S}]+/gu, '');

const isWord = (text: string): boolean => /\p{L}/u.test(text) && romajiToKana(bare(text)) !== null;

/** A name that cannot be written in kana stays as it is: watashi wa Nam desu. */
const kanaOf = (words: readonly string[]): string =>
  words.map((word, at) => kanaOfWord(word, at > 0)).join('');

function kanaOfWord(word: string, follows: boolean): string {
  const [, letters = '', end = ''] = /^(.*?)([.,!?。、！？]*)$/u.exec(word) ?? [];
  // After another word, wa, o and e are particles.
  const kana = follows ? romajiToKana(`a ${letters}`)?.slice(1) : romajiToKana(letters);
  return `${kana ?? letters}${END_MARKS[end.at(-1) ?? ''] ?? end}`;
}

const END_MARKS: Readonly<Record<string, string>> = { '.': '。', ',': '、', '?': '？', '!': '！' };

/** The form in which a script's texts are searched: in hiragana, without spaces and punctuation. */
export const comparable = (japanese: string): string => toHiragana(normaliseJapanese(japanese));

const HESITATION =
  '(?:すみません|ごめんなさい|ええと|えっと|えーと|あの|あのう|ちょっと|よく|まだ|日本語が|にほんごが|意味が|いみが)*';
const LOST = new RegExp(
  `^${HESITATION}(?:${[
    '(?:わかり|分かり|判り|聞こえ|きこえ|聞き取れ|ききとれ)(?:ません|ませんでした)',
    '(?:わから|分から|聞こえ|きこえ)ない(?:です)?',
    '(?:もう一度|もういちど|もう1度|もう一回|もういっかい)(?:ゆっくり)?(?:.{0,4}(?:言って|いって|話して|はなして))?(?:お願い|おねがい|ください|下さい)?(?:します|いたします)?',
    'ゆっくり(?:(?:言って|いって|話して|はなして)(?:ください|下さい)?|お願いします|おねがいします)',
    '(?:何|なん)(?:ですか|て|と言いましたか|といいましたか)',
    'えっ?|はあ',
  ].join('|')})$`,
  'u',
);

/** Only says that the learner did not understand. */
export const isLost = (japanese: string): boolean => LOST.test(comparable(japanese));

const ASKED_BACK =
  /(?:あなた|そちら|先生|せんせい|店長|さん)(?:の(?:ほう|方))?は(?:いかが|どう|どこ|何|なん)?(?:ですか)?[。?？!！]*$/u;

/** Asks the question back: ベトナムから来ました。田中さんは？ */
export const asksBack = (japanese: string): boolean => ASKED_BACK.test(japanese);

const QUESTION = /(?<!そう)(?:です|ます|ました|でした|ません|でしょう|ましょう)か[。?？!！]*$|[?？]$/u;

/** Only a question. If an answer comes before it, the partner must not repeat the question. */
export const isQuestion = (japanese: string): boolean =>
  QUESTION.test(japanese) && japanese.split(/[。!！?？]/u).filter(Boolean).length === 1;

/** Contains a negation, so a reaction to a yes does not fit. */
export const isNegated = (japanese: string): boolean =>
  /ません|ない|なかった|なくて|じゃな|ではな/u.test(comparable(japanese).replaceAll('すみません', ''));
