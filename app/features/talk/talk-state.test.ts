import { expect, test } from 'vitest';
import type { TalkReply } from '#contract/talk/endpoints.ts';
import { newTalk, type TalkEvent, talkReducer, unanswered } from './talk-state.ts';

const reply = (changes: Partial<TalkReply> = {}): TalkReply => ({
  japanese: '何[なに]を飲[の]みますか。',
  vietnamese: 'Bạn uống gì?',
  note: null,
  suggestions: [],
  step: 1,
  ended: false,
  source: 'tutor',
  ...changes,
});
const after = (...events: readonly TalkEvent[]) => events.reduce(talkReducer, newTalk);
const begun: TalkEvent = { type: 'answered', reply: reply({ step: 0 }) };
const said: TalkEvent = { type: 'said', text: 'お茶を好きです' };
const failed: TalkEvent = { type: 'failed', message: 'Lỗi' };

test('a talk starts by waiting for the partner', () => {
  expect(after()).toMatchObject({ lines: [], phase: 'waiting' });
  expect(after(begun)).toMatchObject({ lines: [{ speaker: 'partner' }], phase: 'open' });
});

test('a note is attached to its line', () => {
  const { lines, phase } = after(begun, said, { type: 'answered', reply: reply({ note: 'が' }) });
  expect(lines).toMatchObject([
    { speaker: 'partner' },
    { speaker: 'learner', text: 'お茶を好きです', note: 'が' },
    { speaker: 'partner' },
  ]);
  expect(phase).toBe('open');
});

test('a line that could not be sent stays, and can be sent again or taken back', () => {
  const broken = after(begun, said, failed);
  expect(broken).toMatchObject({ phase: 'failed', failure: 'Lỗi' });
  expect(unanswered(broken)).toBe('お茶を好きです');
  expect(talkReducer(broken, { type: 'retried' })).toMatchObject({ phase: 'waiting', failure: null });
  const takenBack = talkReducer(broken, { type: 'takenBack' });
  expect(takenBack).toMatchObject({ phase: 'open', failure: null, lines: [{ speaker: 'partner' }] });
  expect(unanswered(takenBack)).toBeNull();
});

test('the last line ends the talk', () => {
  expect(after(begun, said, { type: 'answered', reply: reply({ ended: true }) })).toMatchObject({
    phase: 'ended',
  });
});
