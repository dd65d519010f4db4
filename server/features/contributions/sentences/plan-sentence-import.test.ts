import { beforeAll, describe, expect, test } from 'vitest';
import { SENTENCES_PER_LESSON_MAX } from '#contract/content-limits.ts';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { Content } from '#server/db/content/read-content.ts';
import { createPause } from '#server/in-slices.ts';
import { countTurns } from '#server/testing/count-turns.ts';
import { readShippedContent } from '#server/testing/data/shipped-dictionary.ts';
import { planSentenceImport, type SentencePlan } from './plan-sentence-import.ts';
import { printSentenceCsv, readSentenceCsv } from './sentence-csv.ts';

test('planning an import yields to other work after each row, also for rows beyond the limit', async () => {
  const count = 2 * SENTENCES_PER_LESSON_MAX;
  const rows = Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    cells: { viSentence: `Tôi có ${at} cái.`, jpSentence: `${at}個あります。`, hint: 'Số đếm.' },
  }));
  let plan: SentencePlan | undefined;
  // Slices of length zero: a turn after every row.
  const turns = await countTurns(async () => {
    plan = await planSentenceImport(rows, [], createPause(0));
  });
  expect(plan?.created).toHaveLength(SENTENCES_PER_LESSON_MAX);
  expect(plan?.errors).toHaveLength(SENTENCES_PER_LESSON_MAX);
  expect(turns).toBeGreaterThanOrEqual(count);
});

describe('what we ship', () => {
  let entries: Content['entries'];
  beforeAll(async () => {
    ({ entries } = await readShippedContent());
  });

  test('of each lesson, an export changes nothing when it is imported', async () => {
    const blank = { reading: '', accepted: [], blocked: [], register: 'free', focus: [], rulesOff: [] };
    const ofLesson = new Map<unknown, ContributedSentence[]>();
    for (const { kind, id, fields } of entries)
      if (kind === 'sentences') {
        const sentence = {
          ...blank,
          ...fields,
          id,
          deletedAt: null,
          editable: true,
        } as unknown as ContributedSentence;
        ofLesson.set(fields['lessonId'], [...(ofLesson.get(fields['lessonId']) ?? []), sentence]);
      }
    expect(ofLesson.size).toBeGreaterThan(10);
    for (const lesson of ofLesson.values()) {
      const sheet = await readSentenceCsv(new TextEncoder().encode(await printSentenceCsv(lesson)).buffer);
      const plan = await planSentenceImport(sheet.rows, lesson);
      expect([...sheet.errors, ...plan.errors, ...plan.created, ...plan.edited]).toEqual([]);
      expect(plan.unchanged).toHaveLength(lesson.length);
    }
  });
});
