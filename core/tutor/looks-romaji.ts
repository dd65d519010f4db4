import { romajiToKana } from '../japanese/romaji.ts';
import { isShortSpelling } from './chat-spelling.ts';

const LETTERS = /^[a-zāīūēō' -]+$/iu;

/** A Vietnamese syllable without marks. k comes only before e, i and y, which distinguishes kau from cau. */
const VIETNAMESE_SHAPE =
  /^(?:ngh|gh|k)?(?:e|em|en|eng|enh|eo|ep|et|ec|ech|eu|i|ia|ich|iec|iem|ien|ieng|iep|iet|ieu|im|in|inh|ip|it|iu|y)$|^(?:ng|nh|ch|gi|kh|ph|qu|th|tr|[bcdghlmnprstvx])?(?:a|ac|ach|ai|am|an|ang|anh|ao|ap|at|au|ay|e|ec|ech|em|en|eng|enh|eo|ep|et|eu|i|ia|ich|iec|iem|ien|ieng|iep|iet|ieu|im|in|inh|ip|it|iu|o|oa|oac|oach|oai|oam|oan|oang|oanh|oat|oay|oc|oe|oen|oet|oi|om|on|ong|op|ot|u|ua|uan|uat|uay|uc|ue|uech|uenh|ui|um|un|ung|uo|uoc|uoi|uom|uon|uong|uop|uot|uou|up|ut|uu|uy|uya|uyen|uyet|uynh|uyt|y|yem|yen|yet|yeu)$/;

/** Names of scripts and study terms: Japanese words, but Vietnamese learners use them in Vietnamese sentences. */
const TECHNICAL =
  /^(?:kanji|hiragana|katakana|romaji|kana|furigana|okurigana|keigo|onyomi|kunyomi|on|kun|jlpt|manga|anime|sensei|minna|form|kakehashi|senpai|godan|ichidan)$/;

const PARTICLES = /^(?:wa|ga|wo|ni|de|to|mo|no|he|ka|ne|yo|ya|na|te|o|e)$/;

export const isVietnameseShaped = (word: string): boolean => VIETNAMESE_SHAPE.test(word);

/** Can be romaji, and perhaps also Vietnamese without marks: hon, san, tai. */
export const mayBeRomaji = (text: string): boolean =>
  LETTERS.test(text) && romajiToKana(text) !== null && !wordsOf(text).every((word) => TECHNICAL.test(word));

/** Romaji that cannot be Vietnamese. */
export const isSurelyRomaji = (text: string): boolean =>
  mayBeRomaji(text) &&
  wordsOf(text).some((word) => !isVietnameseShaped(word) && !TECHNICAL.test(word) && !isShortSpelling(word));

export const isParticle = (word: string): boolean => PARTICLES.test(word);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
