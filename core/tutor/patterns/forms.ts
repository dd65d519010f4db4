import { isSentence } from '../japanese-shape.ts';
import { isSurelyRomaji } from '../looks-romaji.ts';
import { HOW, phrase, occursIn } from '../pattern.ts';
import { wordAsked } from '../terms.ts';
import { FORM_NAMES, formIn, NAMED_FORM } from './form-names.ts';
import type { Asked, Rule } from './rule.ts';

const VERB = '(động từ |tính từ |từ |danh từ )?';

/** Romaji must be certain here: nearly every other word of such a question is Vietnamese without marks. */
const isWord = (asked: Asked, term: string): boolean =>
  asked.japanese.length > 0 || isSurelyRomaji(term) || asked.pieces.some(({ kind }) => kind === 'quoted');

/** The typed text from the first Japanese word to the last. */
const japaneseSpan = ({ pieces, source }: Asked): string => {
  const japanese = pieces.filter(({ kind }) => kind === 'japanese');
  return source.slice(japanese[0]?.start, japanese.at(-1)?.end);
};

/** The word and the form; a whole sentence cannot be looked up in a table. */
const conjugated = (asked: Asked, cue: RegExp) => {
  const term = wordAsked(asked, cue);
  if (term === null || !isWord(asked, term)) return null;
  const form = formIn(asked.line);
  // 死ぬ, 遊ぶ, 読む: one form of several words makes a short answer.
  const words = asked.japanese.flatMap((text) => text.split(/[、,\s]+/u)).filter(Boolean);
  if (form && words.length > 1 && !words.some(isSentence))
    return { kind: 'conjugation', term: japaneseSpan(asked), form } as const;
  return isSentence(term) ? null : ({ kind: 'conjugation', term, form } as const);
};

export const FORMS: readonly Rule[] = [
  {
    cue: phrase(
      `((các|những|tất cả|mọi|toàn bộ|đủ)( các)? (thể|dạng|cách chia)|bảng chia|(thể|dạng) gì (của|từ) (động từ|tính từ))`,
    ),
    read: (asked, cue) => {
      const question = conjugated(asked, cue);
      return question && { ...question, form: null };
    },
  },
  {
    cue: phrase(
      `(((là|ở|đang ở|thuộc|đang là|được chia ở|chia ở|chia) )?(thể gì|!thể nào|dạng gì|dạng nào)|(được |là )?chia (của|từ|ra từ|theo) ${VERB}(gì|nào)|(từ |thể |dạng |động từ |nguyên )?gốc( là (gì|từ nào)| của| (gì|nào))?|nguyên thể|(biến đổi|biến thể|bắt nguồn) (từ|của)|(của|từ) (từ|động từ|tính từ) (nào|gì)|thì (gì|nào)|là (thể )?${FORM_NAMES} (hay|hoặc|phải không|đúng không))`,
    ),
    unless: phrase('(nguồn gốc)'),
    read: (asked, cue) => {
      const term = wordAsked(asked, cue);
      return term === null || !isWord(asked, term) ? null : { kind: 'form', term };
    },
  },
  {
    cue: phrase(`${NAMED_FORM}( của)?`),
    unless: phrase('(dùng|cách dùng|ý nghĩa|ví dụ|khác|phân biệt|đặt câu)'),
    read: readNamed,
  },
  {
    cue: phrase(`((cách )?chia|biến đổi|chuyển)( ${VERB}| ${HOW})?`),
    unless: phrase('(chia sẻ|chia tay)'),
    read: readNamed,
  },
  {
    cue: phrase(`${FORM_NAMES}( của)?`),
    unless: phrase('(dùng|cách dùng|ví dụ|khác|phân biệt|nghĩa|đúng không|ngữ pháp)'),
    read: (asked, cue) => (asked.pieces.length > FREE_NAME_MAX_PIECES ? null : readNamed(asked, cue)),
  },
];

/** "quá khứ" in a long question can be about anything. */
const FREE_NAME_MAX_PIECES = 12;
const EVERY_NAME = phrase(
  `(${NAMED_FORM}|${FORM_NAMES}|(cách )?chia( động từ| tính từ)?|chuyển|biến đổi|te|masu|nai|tai)`,
);

/** The names of forms are never the romaji that is asked about, wherever they are. */
function readNamed(asked: Asked, cue: RegExp) {
  return conjugated(asked, asked.japanese.length > 0 || !occursIn(EVERY_NAME, asked.line) ? cue : EVERY_NAME);
}
