import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { pageFailureTexts } from '#contract/texts/errors.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { z } from '#contract/zod.ts';
import { StateButtons } from '#app/features/feedback/state-buttons.tsx';
import { ModeFigures } from '#app/features/lesson-feedback/practice-facts.tsx';
import { NotificationCard } from '#app/features/notifications/notification-card.tsx';
import { NextStepCard } from '#app/features/path/next-step-card.tsx';
import { StepLink } from '#app/features/path/step-link.tsx';
import { LessonLevelBadge, LevelBadge } from '#app/ui/japanese/level-badge.tsx';
import { VerdictPanel } from '#app/ui/japanese/verdict-panel.tsx';
import { versionFields, versionTitle } from '#app/ui/layout/version-fields.ts';
import { readFailure } from './read-failure.ts';

afterEach(cleanup);

/** A code of a version that is newer than this page. */
const NEW = 'code-of-tomorrow' as never;

const notification = {
  id: 1,
  kind: NEW,
  note: '',
  createdAt: '2026-11-19T00:00:00.000Z',
  place: null,
  wordId: null,
  supplierRequest: null,
};
const step = { id: 'mới', kind: NEW, title: 'Bước mới' };
const segment = { typed: 'あ', state: NEW, expected: '' };

const cases: readonly { readonly what: string; readonly shown: ReactNode; readonly says: string }[] = [
  {
    what: 'a notification without a text',
    shown: <NotificationCard notification={notification} />,
    says: notificationTexts.unknown,
  },
  {
    what: 'a notification with its text',
    shown: <NotificationCard notification={{ ...notification, note: 'Có việc mới' }} />,
    says: 'Có việc mới',
  },
  {
    what: 'a verdict with its mistakes',
    shown: (
      <VerdictPanel
        judgement={{
          verdict: NEW,
          feedback: 'Câu này được chấm theo cách mới.',
          segments: [segment],
          errors: [{ message: 'Lỗi kiểu mới.' }],
          notes: [],
        }}
      />
    ),
    says: practiceTexts.judged,
  },
  { what: 'the next step of the path', shown: <NextStepCard next={step} />, says: 'Bước mới' },
  { what: 'a step in the list', shown: <StepLink step={step} progress={undefined} />, says: 'Bước mới' },
  { what: 'a level of words', shown: <LevelBadge level={NEW} />, says: NEW },
  { what: 'a level of lessons', shown: <LessonLevelBadge level={NEW} />, says: NEW },
  {
    what: 'a mode of practice',
    shown: <ModeFigures modes={[{ mode: NEW, attempts: 1, learners: 1, firstTryRate: 1 }]} />,
    says: uiTexts.otherKind,
  },
  {
    what: 'the state of a message',
    shown: (
      <StateButtons
        message={{
          id: 1,
          name: 'Lan',
          replyTo: null,
          text: 'Xin chào',
          email: null,
          createdAt: '2026-11-19T00:00:00.000Z',
          state: NEW,
        }}
        moving={false}
        onMove={() => {}}
      />
    ),
    says: 'Lan',
  },
];

test.each(cases)('$what of an unknown code is shown', ({ shown, says }) => {
  render(<MemoryRouter>{shown}</MemoryRouter>);
  expect(document.body.innerHTML).toContain(says);
  expect(document.body.textContent).not.toMatch(/undefined|NaN/);
});

test('the versions of an unknown kind of content have no fields, and no title', () => {
  expect(versionFields(NEW, null, { title: 'Một' })).toEqual([]);
  expect(versionTitle(NEW, { title: 'Một' })).toBe('');
});

test('a reply that this page cannot read at all asks to load the page again', () => {
  const { error } = z.object({ kind: z.literal('known') }).safeParse({ kind: 7 });
  expect(readFailure(error, true)).toMatchObject({ title: pageFailureTexts.outdatedTitle, isOutdated: true });
  expect(screen.queryByRole('alert')).toBeNull();
});
