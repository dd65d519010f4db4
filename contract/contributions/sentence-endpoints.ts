import { paraphraseTexts } from '#contract/texts/paraphrases.ts';
import {
  sentenceToolsFieldNames as fieldNames,
  sentenceWarnings,
} from '#contract/texts/sentence-analysis.ts';
import { codesOf } from '../codes-of.ts';
import { ANSWERS_PER_SENTENCE_MAX, HINT_MAX_CHARS, SENTENCE_MAX_CHARS } from '../content-limits.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idNumber, idText, optionalLine, uploadedFile } from '../fields.ts';
import { SENTENCE_REGISTERS } from '../levels.ts';
import { ANSWER_MAX_CHARS } from '../limits.ts';
import { judgedAnswer } from '../practice/judged-answer.ts';
import { DEFAULT_PRACTICE_MODE, PRACTICE_MODES } from '../practice/modes.ts';
import { typedAnswer } from '../practice/typed-answer.ts';
import { CONTRIBUTOR_ROLES, REVIEWED_ROLES } from '../roles.ts';
import { z } from '../zod.ts';
import { focusPoints, switchedOffRules } from './typed-content.ts';

/** Tools for authors who write sentences, and for reviewers who read them. The first two endpoints store nothing. */

const contributors = { roles: CONTRIBUTOR_ROLES } as const;

const line = (maxChars: number) => z._default(optionalLine(maxChars), '');
const answers = z._default(
  z.array(optionalLine(SENTENCE_MAX_CHARS)).check(z.maxLength(ANSWERS_PER_SENTENCE_MAX)),
  [],
);

/** A sentence while it is being typed: missing fields are blank. */
const sentenceDraft = z.object({
  jpSentence: line(SENTENCE_MAX_CHARS),
  reading: line(SENTENCE_MAX_CHARS),
  viSentence: line(SENTENCE_MAX_CHARS),
  hint: line(HINT_MAX_CHARS),
  accepted: answers,
  blocked: answers,
  register: z._default(z.enum(SENTENCE_REGISTERS), 'free'),
  focus: focusPoints,
  rulesOff: switchedOffRules,
  /** The lesson it belongs to, and the sentence that is being changed. */
  lessonId: z.optional(idNumber),
  sentenceId: z.optional(idNumber),
});
export type SentenceDraft = z.output<typeof sentenceDraft>;

/** What a learner may type for one answer in the notation of authors. */
const expandedAnswer = z.object({
  /** What is wrong with it, and where; null if it is valid or still blank. */
  problem: z.nullable(z.string()),
  /** The number of wordings; 0 if it is blank or invalid, at most WORDINGS_COUNTED_MAX. */
  count: z.int(),
  /** The first wordings. */
  wordings: z.array(z.string()),
});
export type ExpandedAnswer = z.output<typeof expandedAnswer>;

export const WARNED_FIELDS = [
  'jpSentence',
  'reading',
  'viSentence',
  'hint',
  'accepted',
  'blocked',
] as const satisfies readonly (keyof SentenceDraft)[];
export type WarnedField = (typeof WARNED_FIELDS)[number];

const sentenceWarning = z.object({
  code: codesOf(sentenceWarnings),
  field: z.enum(WARNED_FIELDS),
  /** The index of the accepted or blocked answer; null for other fields. */
  index: z.nullable(z.int()),
  message: z.string(),
});
export type SentenceWarning = z.output<typeof sentenceWarning>;

export const inspectedSentence = z.object({
  /** The model answer word by word, with furigana: `起[お]きます`. Empty while it cannot be analysed. */
  words: z.array(z.object({ text: z.string(), reading: z.string(), ruby: z.string() })),
  /** The reading of the whole sentence: the author's if it fits, otherwise ours. */
  reading: z.string(),
  /** The model answer first, then the accepted answers in order. */
  answers: z.array(expandedAnswer),
  blocked: z.array(expandedAnswer),
  warnings: z.array(sentenceWarning),
  /** What the rules accept besides the model answer, by family, also where the author has switched it off. */
  paraphrases: z.array(z.object({ rule: codesOf(paraphraseTexts), wordings: z.array(z.string()) })),
  /** The grammar points of the model answer: what the sentence may practise. */
  points: z.array(z.object({ id: z.string(), pattern: z.string(), meaning: z.string() })),
});
export type InspectedSentence = z.output<typeof inspectedSentence>;

export const inspectSentence = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/sentences/inspect',
  summary: 'Xem trước một câu đang soạn: furigana, mọi cách trả lời, những chỗ nên xem lại',
  /**
   * Reviewers only get the analysis of the text: lessons and sentences are only found for callers who may change them.
   */
  access: { roles: REVIEWED_ROLES },
  limits: ['sentenceToolsPerUser'],
  body: sentenceDraft,
  fieldNames,
  output: inspectedSentence,
});

export const triedAnswer = z.pick(judgedAnswer, {
  feedback: true,
  correct: true,
  verdict: true,
  segments: true,
  errors: true,
  notes: true,
});
export type TriedAnswer = z.output<typeof triedAnswer>;

export const trySentence = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/sentences/try',
  summary: 'Chấm thử một câu trả lời cho câu đang soạn, đúng như người học sẽ thấy',
  access: contributors,
  limits: ['sentenceToolsPerUser'],
  body: z.extend(sentenceDraft, {
    answer: typedAnswer(ANSWER_MAX_CHARS),
    mode: z._default(z.enum(PRACTICE_MODES), DEFAULT_PRACTICE_MODE),
  }),
  fieldNames,
  output: triedAnswer,
});

const lineMessage = z.object({ line: z.int(), message: z.string() });

export const sentenceImportReport = z.object({
  /** False for a dry run, and if any row has an error: then nothing was changed. */
  applied: z.boolean(),
  rows: z.int(),
  created: z.int(),
  edited: z.int(),
  unchanged: z.int(),
  /** The first errors; `errorCount` counts all of them. */
  errors: z.array(lineMessage),
  errorCount: z.int(),
  /** Problems that do not block a row: the first ones; `warningCount` counts all of them. */
  warnings: z.array(lineMessage),
  warningCount: z.int(),
});
export type SentenceImportReport = z.output<typeof sentenceImportReport>;

export const importSentences = defineEndpoint({
  method: 'POST',
  path: '/api/contributions/lessons/{lessonId}/sentences/import',
  summary: 'Nhập câu của một bài học từ tệp CSV; dryRun=true chỉ kiểm tra',
  access: contributors,
  limits: ['uploadPerUser'],
  params: z.object({ lessonId: idText }),
  query: z.object({ dryRun: z.optional(z.enum(['true', 'false'])) }),
  accepts: 'multipart',
  body: z.object({ file: uploadedFile }),
  output: sentenceImportReport,
});

export const exportSentences = defineEndpoint({
  method: 'GET',
  path: '/api/contributions/lessons/{lessonId}/sentences/export',
  summary: 'Mọi câu của một bài học trong một tệp CSV',
  access: contributors,
  limits: ['contentPerUser'],
  params: z.object({ lessonId: idText }),
  answers: 'text',
  contentType: 'text/csv; charset=utf-8',
});
