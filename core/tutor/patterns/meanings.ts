import { counterFor } from '../counter-for.ts';
import { isSurelyRomaji } from '../looks-romaji.ts';
import { back, HOW, phrase, occursIn } from '../pattern.ts';
import { romajiAsked, sentenceAsked, textAsked, wordAsked } from '../terms.ts';
import { isTalkText, isTopic, WAYS_TO_SAY } from './advice.ts';
import type { Asked, Rule } from './rule.ts';

const READ = phrase(
  `((cách|âm) (đọc|phát âm)( của)?|(được )?(đọc|phát âm)( (là|ra|nó|bằng hiragana))?( ${HOW})|phiên âm|furigana|(viết|đọc|chuyển)( (bằng|sang|ra|thành))? (hiragana|katakana|romaji|kana|chữ mềm)|(romaji|hiragana|katakana|kana|furigana|romanji)( (của|là|là gì))|đọc)`,
);

/** Romaji can only be read in kana. */
const KANA = phrase('(hiragana|katakana|kana|chữ mềm|romaji)');
/** Characters without a reading of their own: the written answers cover them. */
const SIGN = /^[っッんンー]$/u;

export const READINGS: readonly Rule[] = [
  {
    cue: READ,
    read: (asked, cue) => {
      const term = asked.japanese.length > 0 ? wordAsked(asked, cue) : romajiAsked(asked, cue);
      if (term === null || SIGN.test(term)) return null;
      const isTerm = asked.japanese.length > 0 || (isSurelyRomaji(term) && occursIn(KANA, asked.line));
      return isTerm ? { kind: 'reading', term } : null;
    },
  },
];

const IN_JAPANESE = phrase(
  `(((nói|viết|gọi|dịch|(nói |viết |gọi |dịch )?(trong|bằng|sang|theo)|(dịch|chuyển|đổi) (ra|qua)|(có )?nghĩa( là gì)?( trong)?) )?tiếng nhật( bản)?( thì)?( của)?|((trong|bằng|sang|ra|qua|theo) )tn|tn( thì)? (là|nói|gọi)( là)?|in japanese|japanese|nhật ngữ)( (là gì|nghĩa là gì|(nói|gọi|viết|đọc|dịch)( là)?( ${HOW})?|${HOW}|gì|là))?`,
);
/** Asked explicitly: "học sinh tiếng Nhật là gì" is not about learning. */
const SURELY_IN_JAPANESE = phrase(
  `((tiếng nhật( bản)?|tn|nhật ngữ)( thì)? (là gì|nghĩa là gì|là từ gì|(nói|gọi|viết|đọc|dịch)( là)? ${HOW})|(nói|gọi)( là)? ${HOW} (trong|bằng) tiếng nhật|(dịch|sang|dịch ra|dịch qua) tiếng nhật|nghĩa tiếng nhật|tiếng nhật của|nói tiếng nhật ${HOW}|(làm sao|làm thế nào|cách) (để )?nói|&)`,
);
/** With these words "tiếng Nhật" is the subject, not the target language. */
const TALK = phrase(
  '(học|thi|khó|dễ|bao lâu|giáo trình|khóa|trung tâm|lộ trình|giỏi|app|ứng dụng|jlpt|trôi chảy|giao tiếp|gõ|cách|luyện|thứ tự|trật tự|nghe|các|những|danh sách|tổng hợp|bàn phím)',
);
/** "tôi nói tiếng Nhật" is about Japanese, "tôi không thích cá tiếng Nhật" asks for a translation. */
const SPEAKER = phrase('(tôi|mình|em)');
const OF_IT = phrase(
  '(nói|biết|thích|yêu|dạy|hiểu|dùng|ghét|kém|đọc|viết|quên|nhớ|rành|mê|bằng|sang|về) tiếng nhật',
);
const ENDS_IN_IT = back('tiếng nhật( bản)?');
const SAID = phrase(
  `(((người nhật|thì|mình|em) )*(nói|gọi|diễn đạt)( là)? ${HOW}|(làm (sao|thế nào)|cách) (để )?nói|(người nhật )?(nói|gọi) &( ${HOW})?|how to say|how do you say)`,
);
const TRANSLATED = phrase(
  // "dịch: tôi ăn cơm": the person who asks is named after "giúp" or before the text to translate.
  `dịch( (giúp|cho)( (mình|em|tôi|e))?)?( với)?( ((mình|em|e) )?(câu|từ|đoạn))?( (này|sau))?( (sang|ra|qua)( tiếng nhật)?)?`,
);
const INTO_VIETNAMESE = phrase('((sang|ra|qua|trong) )?tiếng việt');

function toJapanese(asked: Asked, ...cues: readonly RegExp[]) {
  if (asked.japanese.length > 0 || occursIn(WAYS_TO_SAY, asked.line)) return null;
  const text = textAsked(asked, ...cues);
  return text === null || isTopic(text) ? null : ({ kind: 'in-japanese', text } as const);
}

function toJapaneseUnlessTalk(asked: Asked, cue: RegExp) {
  const isSpoken =
    occursIn(SPEAKER, asked.line) && (!ENDS_IN_IT.test(asked.line) || occursIn(OF_IT, asked.line));
  const question = isSpoken || occursIn(TALK, asked.line) ? null : toJapanese(asked, cue);
  return question && isTalkText(question.text) ? null : question;
}

/** "一匹 là một con, ba con mèo nói sao": the Japanese is only an example. */
function countedBeside(asked: Asked, cue: RegExp) {
  const text = asked.japanese.length > 0 ? textAsked(asked, cue, phrase('@( là)?')) : null;
  const counted = text?.split(/\s*[,;.]\s*|\s+thì\s+/u).find((part) => counterFor(part) !== null);
  return counted === undefined ? null : ({ kind: 'in-japanese', text: counted } as const);
}

/** "tôi học tiếng Nhật, dịch sang tiếng Nhật": the first one belongs to the sentence. */
const JAPANESE = phrase('tiếng nhật');
const isNamedTwice = (line: string): boolean => [...line.matchAll(JAPANESE)].length > 1;

export const IN_JAPANESES: readonly Rule[] = [
  {
    cue: IN_JAPANESE,
    read: (asked, cue) =>
      occursIn(SURELY_IN_JAPANESE, asked.line)
        ? toJapanese(asked, isNamedTwice(asked.line) ? SURELY_IN_JAPANESE : cue)
        : toJapaneseUnlessTalk(asked, cue),
  },
  {
    cue: SAID,
    unless: phrase('(giọng nói|học nói|luyện)'),
    read: (asked, cue) => toJapanese(asked, cue) ?? countedBeside(asked, cue),
  },
];

const MEANS = phrase(
  `((có )?(ý )?nghĩa( (là|của|gì|sao|tiếng việt))*( (từ|câu|chữ))?( ${HOW})?|dịch|(nghĩa )?(trong )?tiếng việt( là gì)?|là (từ |chữ |câu |cái )?gì|là sao|là gì|gì|nghĩa|what does|what is|means|mean|meaning)`,
);

export const MEANINGS: readonly Rule[] = [
  {
    cue: TRANSLATED,
    unless: phrase('(luyện dịch|phiên dịch|thông dịch|dịch thuật|dịch vụ|dịch bệnh)'),
    read: (asked, cue) => {
      if (asked.japanese.length > 0) return { kind: 'meaning', term: sentenceAsked(asked, cue) ?? '' };
      const romaji = romajiAsked(asked, cue);
      if (romaji !== null && (isSurelyRomaji(romaji) || occursIn(INTO_VIETNAMESE, asked.line)))
        return { kind: 'meaning', term: romaji };
      return occursIn(INTO_VIETNAMESE, asked.line) ? null : toJapanese(asked, cue);
    },
  },
  {
    cue: MEANS,
    read: (asked, cue) => {
      const term = wordAsked(asked, cue);
      return term === null || SIGN.test(term) ? null : { kind: 'meaning', term };
    },
  },
];
