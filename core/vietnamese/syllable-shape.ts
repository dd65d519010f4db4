import { withoutMarks } from './without-marks.ts';

/** The structure of Vietnamese syllables: enough to distinguish a typing error from a word. */

const ONSET = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|[bcdđghklmnprstvx])?';
const RIMES = [
  'a ac ach ai am an ang anh ao ap at au ay ăc ăm ăn ăng ăp ăt âc âm ân âng âp ât âu ây',
  'e ec em en eng eo ep et ê êch êm ên ênh êp êt êu i ia ich iêc iêm iên iêng iêp iêt iêu im in inh ip it iu',
  'o oa oac oach oai oam oan oang oanh oao oap oat oay oăc oăm oăn oăng oăt oc oe oen oeo oet oi om on ong ooc oong op ot',
  'ô ôc ôi ôm ôn ông ôp ôt ơ ơi ơm ơn ơp ơt u ua uân uâng uât uây uc uê uêch uên uênh ui um un ung uơ uôc uôi uôm uôn uông',
  'uôt up ut uy uya uych uyên uyêt uynh uyt uyu ư ưa ưc ưi ưng ươc ươi ươm ươn ương ươp ươt ươu ưm ưt ưu y yêm yên yêng yêt yêu yt',
]
  .join(' ')
  .split(' ');

const SYLLABLE = new RegExp(`^${ONSET}(?:${RIMES.join('|')})$`, 'u');
const PLAIN_SYLLABLE = new RegExp(
  `^${withoutMarks(ONSET)}(?:${[...new Set(RIMES.map(withoutMarks))].join('|')})$`,
  'u',
);
const STOPPED = /(?:c|ch|p|t)$/u;
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/gu;
/** Before a final stop, a syllable has the tone sắc or nặng: một without its mark is not a word. */
const TONE_BEFORE_STOP = /[\u0301\u0323]/u;

/** Expects lower case and NFC. */
export function isSyllable(text: string): boolean {
  const { toneless, tones } = takenApart(text);
  if (tones.length > 1 || !SYLLABLE.test(toneless)) return false;
  return !STOPPED.test(toneless) || TONE_BEFORE_STOP.test(tones.join(''));
}

/** Whether it would be a syllable with a mark that it does not have: mot for một. */
export function lacksTone(text: string): boolean {
  const { toneless, tones } = takenApart(text);
  return tones.length === 0 && SYLLABLE.test(toneless) && STOPPED.test(toneless);
}

/** Whether it is a syllable typed without any marks: hoc, tieng. Expects lower case. */
export const isPlainSyllable = (text: string): boolean => PLAIN_SYLLABLE.test(text);

function takenApart(text: string): { readonly toneless: string; readonly tones: readonly string[] } {
  const parts = text.normalize('NFD');
  return { toneless: parts.replaceAll(TONES, '').normalize('NFC'), tones: parts.match(TONES) ?? [] };
}
