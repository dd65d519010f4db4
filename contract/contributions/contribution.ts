import { codesOf } from '../codes-of.ts';
import { curriculum, lesson, sentence } from '../courses/course.ts';
import { topic } from '../courses/endpoints.ts';
import { introduces } from '../courses/introduces.ts';
import { SENTENCE_REGISTERS } from '../levels.ts';
import { paraphraseTexts } from '../texts/paraphrases.ts';
import { z } from '../zod.ts';
import { CONTENT_STATES, REVIEW_NOTE_KINDS, VERSION_STATES } from './content-kinds.ts';

/** Pieces of courses as contributors see them: the newest version and its state. */

export const standing = z.object({
  /** The state of the newest version. */
  state: z.enum(CONTENT_STATES),
  /** Learners see it, perhaps in an older version. */
  published: z.boolean(),
  revision: z.int(),
  /** Whether the caller may change it: contributors their own, admins everything. */
  editable: z.boolean(),
  createdByEmail: z.nullable(z.string()),
  /** The reviewer's reason; empty unless changes were requested. */
  reason: z.string(),
  /** Null unless deleted; a deleted piece can be restored for a while. */
  deletedAt: z.nullable(z.string()),
});
export type Standing = z.output<typeof standing>;

export const contributedTopic = z.extend(topic, standing.shape);
export type ContributedTopic = z.output<typeof contributedTopic>;

export const contributedCurriculum = z.extend(curriculum, standing.shape);
export type ContributedCurriculum = z.output<typeof contributedCurriculum>;

export const contributedLesson = z.extend(lesson, {
  /** Ids of the grammar points that its sentences practise. */
  focus: z.array(z.string()),
  /** What its author wants to be introduced first. */
  introduces,
  ...standing.shape,
  /** How many of its sentences have not been sent to the reviewers. */
  unsent: z.int(),
});
export type ContributedLesson = z.output<typeof contributedLesson>;

export const contributedSentence = z.extend(sentence, {
  /** More right answers, and answers that are always wrong, in the notation of authors. */
  accepted: z.array(z.string()),
  blocked: z.array(z.string()),
  register: z.enum(SENTENCE_REGISTERS),
  focus: z.array(z.string()),
  rulesOff: z.array(codesOf(paraphraseTexts)),
  ...standing.shape,
});
export type ContributedSentence = z.output<typeof contributedSentence>;

/** The content of a version: the fields of its kind by name. */
export const versionFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
export type VersionFields = z.output<typeof versionFields>;

export const reviewNote = z.object({
  id: z.int(),
  kind: z.enum(REVIEW_NOTE_KINDS),
  text: z.string(),
  /** Null if the account was deleted. */
  author: z.nullable(z.string()),
  createdAt: z.string(),
});
export type ReviewNote = z.output<typeof reviewNote>;

export const contentVersion = z.object({
  /** The id for notes about it (`addReviewNote`); null for shipped content that was never changed. */
  id: z.nullable(z.int()),
  number: z.int(),
  state: z.enum(VERSION_STATES),
  fields: versionFields,
  /** Who wrote it; null for shipped content, and if the account was deleted. */
  author: z.nullable(z.string()),
  savedAt: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  notes: z.array(reviewNote),
  /** The version that learners see now. */
  live: z.boolean(),
});
export type ContentVersion = z.output<typeof contentVersion>;
