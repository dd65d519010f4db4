/** Greetings and set phrases that contain a kana that looks like a particle. */
const SET_PHRASE =
  /ございま(?:す|した)。?$|^(?:こんにちは|こんばんは|いただきます|ごちそうさま|はじめまして|お元気ですか|よろしくお)/u;
const DIVIDED = /[。！？、].|.{4}[。！？]$/u;
const OBJECT = /[^をお]を\p{L}/u;
/** After kanji or katakana, these kana are nearly always a particle, if something longer follows. */
const PARTICLE_BEHIND_WORD =
  /[\p{sc=Han}\p{sc=Katakana}ー](?:は|が|に|で(?!す|し)|へ|と|も|の|から|まで)[\p{L}\s].+/u;
const POLITE_END =
  /(?:です|ます|でした|ました|ません|ませんでした|ください|でしょう|だ|だった)(?:か|ね|よ|よね)?[。？！]?$/u;
const KANA_WITH_TOPIC = /\p{L}{2}(?:は|が|に|で(?!す|し)|も|へ)\p{L}+/u;
const SPACES = /\S\s+\S/u;
const SENTENCE_MIN_CHARS = 6;

/** Guesses by particles and ending whether Japanese is a sentence rather than a word or a form. */
export function isSentence(text: string): boolean {
  if (SET_PHRASE.test(text) || /[〜～~]/u.test(text)) return false;
  if (DIVIDED.test(text) || OBJECT.test(text)) return true;
  if (text.length < SENTENCE_MIN_CHARS) return false;
  if (PARTICLE_BEHIND_WORD.test(text)) return true;
  return POLITE_END.test(text) && (SPACES.test(text) || KANA_WITH_TOPIC.test(text));
}

const ROMAJI_SENTENCE = /\s(?:wa|ga|wo|o|ni|de|e)\s|\s\S+\s(?:desu|deshita)$|\s\S*mas(?:u|en|hita)$/i;
export const isRomajiSentence = (text: string): boolean => ROMAJI_SENTENCE.test(text);

export const withoutStop = (text: string): string => text.replace(/[。！？…\s]+$/u, '');
