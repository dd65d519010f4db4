import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OWN_VOICE_MAX_MS } from '#contract/learning-limits.ts';
import { speakingTexts as texts } from '#contract/texts/speaking.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { named, stubDecoder, stubMicrophone, stubNoMicrophone, sung } from '#app/testing/fake-microphone.ts';
import { recording, stubAudio, stubRecordings } from '#app/testing/fake-voices.ts';
import { RecordAndCompare } from './record-and-compare.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  stubDecoder((text) => sung(text === 'own' ? 1.6 : 1));
  stubRecordings();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The id of a sentence that no test has loaded. */
let unheard = 40;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const open = async (sentenceId = 7) => {
  const screenOf = render(<RecordAndCompare source={{ sentenceId }} />);
  press(speechTexts.recordAndCompare);
  await screen.findByRole('button', { name: texts.start });
  return screenOf;
};
const melodies = () => [...document.querySelectorAll('[data-melody]')].map((path) => path.getAttribute('d'));
const recordAll = async () => {
  press(texts.start);
  await screen.findByRole('button', { name: texts.stop });
  press(texts.stop);
};

test('the microphone is asked for by the second button only, beside what happens to the recording', async () => {
  const { getUserMedia } = stubMicrophone();
  await open();
  expect(screen.getByText(texts.privacy)).toBeDefined();
  expect(getUserMedia).not.toHaveBeenCalled();
  press(texts.start);
  await screen.findByRole('timer');
  expect(getUserMedia.mock.calls).toEqual([[{ audio: true }]]);
});

test('both voices are drawn, described, and heard one after the other; nothing is sent', async () => {
  const { stopped } = stubMicrophone();
  const asked = stubRecordings();
  const { played, open: urls } = stubAudio();
  await open(31);
  await recordAll();
  await screen.findByRole('button', { name: texts.playBoth });
  expect(stopped).toHaveBeenCalledOnce();
  expect(melodies().map((path) => path?.startsWith('M'))).toEqual([true, true]);
  expect(screen.getByText(/Giọng của bạn dài 1,6 giây, lên xuống/u)).toBeDefined();
  expect(screen.getByText(texts.hints.longer)).toBeDefined();
  // The model is loaded; the learner's own voice is sent nowhere.
  expect(asked).toEqual(['/api/speech?sentenceId=31&speed=1']);
  press(texts.playBoth);
  await waitFor(() => expect(played).toHaveLength(2));
  expect(await Promise.all(played.map((blob) => blob.text()))).toEqual(['mp3', 'own']);
  await screen.findByRole('button', { name: texts.playBoth });
  press(texts.playOwn);
  await waitFor(() => expect(played).toHaveLength(3));
  await waitFor(() => expect(urls.size).toBe(0));
});

test('a recording ends by itself, and says so', async () => {
  const { recorders } = stubMicrophone();
  stubRecordings();
  await open(32);
  vi.useFakeTimers();
  press(texts.start);
  await act(() => vi.advanceTimersByTimeAsync(OWN_VOICE_MAX_MS - 1));
  expect(recorders[0]?.state).toBe('recording');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(recorders[0]?.state).toBe('inactive');
  expect(screen.getByText(texts.cut(OWN_VOICE_MAX_MS / 1_000))).toBeDefined();
});

test.each([
  { reason: 'refused', name: 'NotAllowedError' },
  { reason: 'no-microphone', name: 'NotFoundError' },
  { reason: 'busy', name: 'NotReadableError' },
  { reason: 'failed', name: 'TypeError' },
] as const)('$reason: the reason is told, and another try is offered', async ({ reason, name }) => {
  let isAllowed = false;
  stubMicrophone(async () => {
    if (!isAllowed) throw named(name);
  });
  stubRecordings();
  await open(33);
  press(texts.start);
  expect(await screen.findByText(texts.failures[reason])).toBeDefined();
  isAllowed = true;
  press(texts.again);
  expect(await screen.findByRole('button', { name: texts.stop })).toBeDefined();
});

test('a browser without a recorder says so', async () => {
  stubNoMicrophone();
  await open();
  press(texts.start);
  expect(await screen.findByText(texts.failures.unsupported)).toBeDefined();
});

test.each([
  {
    reason: 'too-quiet',
    own: new Float32Array(16_000),
    model: sung(1),
    answer: recording,
    why: 'nobody spoke',
  },
  {
    reason: 'not-decoded',
    own: named('EncodingError'),
    model: sung(1),
    answer: recording,
    why: 'the browser cannot decode it',
  },
  {
    reason: 'no-model',
    own: sung(1),
    model: sung(1),
    answer: () => new Response('', { status: 503 }),
    why: 'our voice is away',
  },
  {
    reason: 'no-model',
    own: sung(1),
    model: named('EncodingError'),
    answer: recording,
    why: 'the model cannot be decoded',
  },
] as const)('$reason: $why', async ({ reason, own, model, answer }) => {
  stubMicrophone();
  stubDecoder((text) => (text === 'own' ? own : model));
  stubRecordings(answer);
  await open((unheard += 1));
  await recordAll();
  expect(await screen.findByText(texts.failures[reason])).toBeDefined();
  expect(melodies()).toEqual([]);
});

test.each([
  { when: 'while it is asked for', why: 'a microphone that opens too late is closed' },
  { when: 'while it records', why: 'the recording is dropped' },
])('leaving $when: $why', async ({ when }) => {
  let allow = () => {};
  const allowed = new Promise<void>((resolve) => {
    allow = resolve;
  });
  const { stopped, recorders } = stubMicrophone(() => allowed);
  stubRecordings();
  const { unmount } = await open(34);
  press(texts.start);
  if (when === 'while it records') {
    allow();
    await screen.findByRole('button', { name: texts.stop });
  }
  unmount();
  allow();
  await waitFor(() => expect(stopped).toHaveBeenCalledOnce());
  expect(recorders.map(({ state }) => state)).toEqual(when === 'while it records' ? ['inactive'] : []);
});

test('closing the recorder forgets the recording', async () => {
  stubMicrophone();
  stubRecordings();
  await open(35);
  await recordAll();
  await screen.findByRole('button', { name: texts.playBoth });
  press(speechTexts.recordAndCompare);
  expect(screen.queryByText(texts.privacy)).toBeNull();
  press(speechTexts.recordAndCompare);
  expect(await screen.findByRole('button', { name: texts.start })).toBeDefined();
  expect(melodies()).toEqual([]);
});
