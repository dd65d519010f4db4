import { deinflect } from '../japanese/inflection/deinflect.ts';
import type { IsHeadword, SentenceWord } from '../japanese/sentence-words.ts';

/** What stands before and after a word. */
interface Around {
  readonly before: string;
  readonly after: string;
}

/** A form that the sentence can be read as, and what it is if the words around it fit. */
interface Meant {
  readonly text: RegExp;
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly meant: string;
}

const MEANT: readonly Meant[] = [
  // The tokenizer sees the stem of いる and the つ of old Japanese.
  { text: /^いつ(?:です|でし)/u, meant: 'いつ' },
  { text: /^本当は$/u, meant: '本当' },
  { text: /^いらっしゃいませ$/u, meant: 'いらっしゃいませ' },
  // The negative of いい, not "often".
  { text: /^よく$/u, after: /^(?:ありませ|な[いか])/u, meant: 'いい' },
  // Both verbs are words: 着ける takes を, and leave or a booking does not come off.
  { text: /^着け/u, before: /[にへ]$/u, meant: '着く' },
  { text: /^取れ/u, before: /(?:休暇|休み|予約|連絡|時間|単位)[がはも]$/u, meant: '取る' },
  // Whoever comes home says ただいま and nothing else.
  { text: /^ただいま$/u, after: /^[^。！、]/u, meant: '只今' },
  // 亡くなる is written so: somebody dies. In kana, something is gone.
  { text: /^なくな[らりるれろっ]/u, before: /(?<!で)[がはもて、]$/u, meant: '無くなる' },
  { text: /^つかま/u, before: /(?:犯人|泥棒|どろぼう|男|警察)[がはに]$/u, meant: '捕まる' },
  { text: /^お?そば$/u, after: /^(?:[をもは].{0,4}(?:食|作|注文)|屋)/u, meant: '蕎麦' },
  // Only at the beginning of a sentence it is "therefore".
  { text: /^そこで$/u, before: /[^。]$/u, meant: 'そこ' },
  { text: /^明けまして$/u, meant: '明けましておめでとうございます' },
  { text: /^おめでとう$/u, before: /明けまして$/u, meant: '明けましておめでとうございます' },
  { text: /^お?(?:かけ|掛け)$/u, after: /^(?:に?な[らりるっ]|ください)/u, meant: 'お掛けになる' },
];

/** What a form means here where the forms to look up would lead to another word. */
export function meantForm(word: SentenceWord, around: Around, isHeadword: IsHeadword): string | null {
  const known = MEANT.find(
    ({ text, before, after }) =>
      text.test(word.text) && fits(before, around.before) && fits(after, around.after),
  );
  return known?.meant ?? changingAdjective(word, around, isHeadword) ?? stemVerb(word, around, isHeadword);
}

const fits = (pattern: RegExp | undefined, text: string): boolean => pattern?.test(text) ?? true;

/** 近く of 近くなる is the adjective, although there is a noun too. */
function changingAdjective({ text }: SentenceWord, { after }: Around, isHeadword: IsHeadword): string | null {
  const adjective = text.replace(/く$/u, 'い');
  return adjective !== text && BECOMING.test(after) && isHeadword(adjective) ? adjective : null;
}

const BECOMING = /^な[らりるれろっ]/u;

/** 遊び of 遊びに行く and 手伝い of お手伝いします are the verbs, although there are nouns too. */
function stemVerb(word: SentenceWord, { before, after }: Around, isHeadword: IsHeadword): string | null {
  const stem = word.text.slice(0, word.text.length - word.ending.length);
  const noun = stem.replace(/^お/u, '');
  const isPolite = (noun !== stem || before.endsWith('お')) && POLITE.test(word.ending + after);
  const isPurpose = word.ending === '' && GOING.test(after);
  if (isHeadword(`お${noun}`) || !(isPolite || isPurpose)) return null;
  const verbs = deinflect(noun).filter(({ steps }) => steps.join() === 'stem');
  return verbs.find(({ base }) => isHeadword(base))?.base ?? null;
}

const GOING = /^に(?:行|い[きくっ]|来|帰)/u;
const POLITE = /^(?:し[まてた]|いたし|致し|ください|になり|になる)/u;

/** Companies and schools whose name stands before what they are. */
const INSTITUTION =
  /^(?:銀行|商事|電機|電気|産業|工業|建設|自動車|病院|大学|高校|幼稚園|保育園|旅館|ホテル)/u;

/** さくら of さくら銀行 is a name: elsewhere the word is written 桜. */
export const isInName = (text: string, kanji: string, after: string): boolean =>
  /^\p{sc=Hiragana}{2,}$/u.test(text) && text !== kanji && INSTITUTION.test(after);
