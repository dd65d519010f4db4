import { isKana } from '../../japanese/kana.ts';
import { lineOf, NUMBER_CODE, textOf } from '../message.ts';
import { HOW, occursIn, phrase, whole } from '../pattern.ts';
import { partsWithout } from '../terms.ts';
import { FORMS } from './forms.ts';
import { DIFFERENCES, GRAMMAR, GRAMMAR_LISTS } from './grammar.ts';
import { KANJI } from './kanji.ts';
import { COUNT_TABLES, THEME_WORDS } from './lists.ts';
import { IN_JAPANESES, MEANINGS, READINGS } from './meanings.ts';
import { MISTAKES, QUIZ, REPLIES } from './quiz.ts';
import type { Asked, Rule } from './rule.ts';
import { BREAKDOWNS, CORRECTIONS, EXAMPLES, SIMILAR } from './sentences.ts';
import { SMALL_TALK } from './small-talk.ts';
import { ABOUT_ASSISTANT, FEELINGS } from './talk.ts';

const ASKING = phrase(
  `((cách )?(đọc|nói|đếm|viết|gọi|dịch)( là)?( ${HOW})?( là)?|((trong|bằng|sang|ra|qua|của) )?tiếng nhật( bản)?|trong|bằng|sang|${HOW}|là|thì|nào|giúp|này|số|con số|chữ số|được không|vậy|ạ|có thể)`,
);
/** Units, and words of a time or a date. */
const UNIT = whole(
  '(giờ|phút|giây|rưỡi|kém|sáng|chiều|tối|trưa|đêm|khuya|ngày|mùng|mồng|tháng|năm|tuổi|yên|đồng|đô|usd|vnđ|người|cái|chiếc|quyển|cuốn|tờ|lần|tầng|tuần|tiếng|nghìn|ngàn|trăm|triệu|tỷ|vạn|man|phần|độ|kg|km|cm|mét|h|p|và|lúc|đúng|nửa|hôm)',
);
/** Without marks, tối can be tôi: a number does not begin with it. */
const FIRST = whole(`(${NUMBER_CODE}|ngày|mùng|mồng|tháng|năm|tầng|lúc|hôm|lần)`);

/** "số 4 đọc là し hay よん": the readings are offered, and the number is asked about. */
const READINGS_NAMED = phrase(
  '((@|yon|shi|nana|shichi|ku|kyuu|kyu|yo|rei|zero)( (hay|hoặc|và|với|hay là) )?|hay|hoặc)+',
);
const READ_AS = phrase('(đọc|nói|phát âm|hay|hoặc)');
const isChoiceOfReadings = ({ japanese, line }: Asked): boolean =>
  japanese.every(isKana) && occursIn(READ_AS, line);

const NUMBERS: readonly Rule[] = [
  {
    cue: phrase(NUMBER_CODE),
    read: (asked) => {
      if (asked.japanese.length > 0 && !isChoiceOfReadings(asked)) return null;
      const parts = partsWithout(asked, ASKING, READINGS_NAMED);
      const [part] = parts;
      const isNumber = part?.every((piece) => piece.kind === 'number' || UNIT.test(lineOf([piece])));
      if (parts.length !== 1 || !part || !isNumber || !FIRST.test(lineOf(part.slice(0, 1)))) return null;
      return { kind: 'number', text: textOf(part, asked.source) };
    },
  },
];

/** Rules for a whole message. */
export const WHOLE_RULES: readonly Rule[] = [...SMALL_TALK, ...ABOUT_ASSISTANT, ...REPLIES];

/** Specific questions come before general ones: nearly every question ends in "là gì". */
export const RULES: readonly Rule[] = [
  ...MISTAKES,
  ...COUNT_TABLES,
  ...THEME_WORDS,
  ...QUIZ,
  ...GRAMMAR_LISTS,
  ...NUMBERS,
  ...KANJI,
  ...DIFFERENCES,
  ...CORRECTIONS,
  ...EXAMPLES,
  ...SIMILAR,
  ...FORMS,
  ...BREAKDOWNS,
  ...GRAMMAR,
  ...IN_JAPANESES,
  ...READINGS,
  ...MEANINGS,
  // Last: whoever asks for a word says so.
  ...FEELINGS,
];
