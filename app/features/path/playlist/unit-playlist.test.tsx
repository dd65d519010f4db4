import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playlistTexts as texts } from '#contract/texts/playlist.ts';
import { refusal } from '#app/testing/answering-api.ts';
import { stubAudio, stubNoVoices, stubRecordings } from '#app/testing/fake-voices.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import UnitPlaylist from './unit-playlist.tsx';

const LIST = 'GET /api/path/units/n5-1/playlist';
const tracks = [
  { kind: 'word', id: 11, ja: '水[みず]', vi: 'nước' },
  { kind: 'sentence', id: 12, ja: '水[みず]です。', vi: 'Đây là nước.' },
];

const handlers = new Map<string, (() => void) | null>();
const session = {
  metadata: null as unknown,
  playbackState: '',
  setActionHandler: (action: string, handler: (() => void) | null) => void handlers.set(action, handler),
};
beforeEach(() => {
  localStorage.clear();
  handlers.clear();
  stubNoVoices();
  stubRecordings();
  vi.stubGlobal('navigator', { ...navigator, mediaSession: session });
  vi.stubGlobal('MediaMetadata', function FakeMetadata(this: object, facts: object) {
    Object.assign(this, facts);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const show = (answer: () => Response = () => Response.json({ tracks })) => {
  const audio = stubAudio(async (element) => element.begin());
  return { ...audio, ...renderWithApi(<UnitPlaylist unitId="n5-1" title="Uống" />, { [LIST]: answer }) };
};

test('the lock screen shows what is heard, and its buttons work', async () => {
  const { elements } = show();
  await screen.findByRole('button', { name: texts.play });
  press(texts.play);
  await screen.findByRole('button', { name: texts.pause });
  expect(session.metadata).toMatchObject({ title: '水', artist: 'Uống' });
  expect(session.playbackState).toBe('playing');
  handlers.get('nexttrack')?.();
  await waitFor(() => expect(session.metadata).toMatchObject({ title: '水です。' }));
  expect(screen.getByText(texts.position(2, 2))).toBeDefined();
  handlers.get('pause')?.();
  await screen.findByRole('button', { name: texts.play });
  expect(session.playbackState).toBe('paused');
  handlers.get('previoustrack')?.();
  await waitFor(() => expect(session.metadata).toMatchObject({ title: '水' }));
  expect(session.playbackState).toBe('playing');
  handlers.get('pause')?.();
  await screen.findByRole('button', { name: texts.play });
  handlers.get('play')?.();
  await screen.findByRole('button', { name: texts.pause });
  cleanup();
  expect(elements).toMatchObject([{ paused: true }]);
  expect(session.metadata).toBeNull();
  expect([...handlers.values()]).toEqual([null, null, null, null]);
});

test('the meaning is shown by choice', async () => {
  show();
  expect(await screen.findByText('nước')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: texts.meanings.off }));
  expect(screen.queryByText('nước')).toBeNull();
  expect(localStorage.getItem('playlist-meaning')).toBe('off');
});

test('a unit without sounds says so', async () => {
  show(() => Response.json({ tracks: [] }));
  expect(await screen.findByText(texts.empty)).toBeDefined();
});

test('a list that cannot be loaded can be asked for again', async () => {
  let isAway = true;
  show(() => (isAway ? refusal(404, 'Không có.') : Response.json({ tracks })));
  expect(await screen.findByText(texts.notLoaded)).toBeDefined();
  isAway = false;
  press(texts.retry);
  expect(await screen.findByRole('button', { name: texts.play })).toBeDefined();
});

test('a sound that cannot be loaded is passed over, and the learner can see it', async () => {
  stubRecordings(() => refusal(404, 'Không có.'));
  // Others than in the tests before: what was heard is in memory.
  show(() => Response.json({ tracks: tracks.map((track) => ({ ...track, id: track.id + 80 })) }));
  await screen.findByRole('button', { name: texts.play });
  press(texts.play);
  expect(await screen.findByText(texts.skipped(1))).toBeDefined();
  expect(screen.getByRole('button', { name: texts.pause })).toBeDefined();
});
