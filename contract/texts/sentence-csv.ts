import type { SentenceRegister } from '../levels.ts';
import { courseFieldNames } from './course-refusals.ts';

const { viSentence, jpSentence, reading, hint, accepted, blocked, register } = courseFieldNames.sentence;

/** The columns of a file of sentences, as authors read them in their spreadsheet. */
export const sentenceColumnNames = {
  id: 'Mã câu',
  viSentence,
  jpSentence,
  reading,
  hint,
  accepted,
  blocked,
  register,
} as const;

/** What stands in the last of them. */
export const registerCells = {
  free: 'tự do',
  pinned: 'đúng thể của câu mẫu',
} as const satisfies Record<SentenceRegister, string>;
