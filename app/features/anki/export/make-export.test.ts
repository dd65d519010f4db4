import { afterEach, describe, expect, test, vi } from 'vitest';
import { ANKI_LIMITS, CARDS_READ_AT_ONCE, EXPORTED_SOUNDS_FAILED_MAX } from '#contract/learning-limits.ts';
import type { WordContent } from '#contract/memory/card-content.ts';
import type { OwnCard } from '#contract/memory/own-card-endpoints.ts';
import { SPEECH_WAITING_MAX_EACH } from '#contract/server-limits.ts';
import type { AnkiNote } from '#core/anki/anki-note.ts';
import { guessMappings } from '#core/anki/import/guess-fields.ts';
import { importedNotes } from '#core/anki/import/imported-notes.ts';
import type { AnkiScheduling } from '#core/anki/scheduling.ts';
import { dayOf, startOfDay } from '#core/learning/learning-day.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { createMemory, withEvents } from '#core/memory/replay.ts';
import { type AnkiExport, answerAnki } from '#app/lib/anki/answer-anki.ts';
import { readApkg } from '#app/lib/anki/apkg.ts';
import { deviceClock } from '#app/lib/learning/learning.ts';
import { loadSqlite, sourceOf } from '#app/testing/anki.ts';
import { type Answers, createAnsweringApi, refusal } from '#app/testing/answering-api.ts';
import { type ExportProgress, type ExportRequest, makeExport } from './make-export.ts';

const CONTENTS = 'POST /api/cards/contents';
const OWN = 'GET /api/me/own-cards';
const SPEECH = 'GET /api/speech';

const wordOf = (id: number): WordContent => ({
  kind: 'word',
  id,
  ruby: '図[と]書[しょ]館[かん]',
  kanji: '図書館',
  hiragana: 'としょかん',
  sino: 'ĐỒ THƯ QUÁN',
  mean: 'thư viện; <nơi đọc sách>',
  spellings: ['図書館'],
  example: { ja: '図書館[としょかん]で本[ほん]を読[よ]む。', vi: 'Đọc sách ở thư viện.' },
});
const kanaWord: WordContent = {
  ...wordOf(8),
  ruby: 'テレビ',
  kanji: 'テレビ',
  hiragana: 'てれび',
  sino: '',
  example: null,
};

/** The server knows every word but 404. */
const contents = async (request: Request) => {
  const { subjects } = (await request.json()) as { subjects: string[] };
  const ids = subjects.map((subject) => Number(/\d+/.exec(subject)?.[0])).filter((id) => id !== 404);
  return Response.json({
    cards: ids.map((id) => ({ subject: `word:${id}-read`, content: id === 8 ? kanaWord : wordOf(id) })),
  });
};
const ownCard: OwnCard = {
  id: '0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b',
  front: '土産',
  back: 'quà mang về',
  reading: 'みやげ',
  note: 'ở sân bay',
  deck: 'Du lịch',
  createdAt: '2026-11-01T00:00:00Z',
};
const sound = () => new Response(Uint8Array.of(0xff, 0xfb, 0x90, 0x00));

/** A log with a card that is remembered, one that is being learnt, one that is suspended, and an own card. */
const event = (
  kind: LearningEvent['kind'],
  subject: string,
  result: LearningEvent['result'],
  at: string,
) => ({
  id: `${kind} ${subject} ${at}`,
  kind,
  subject,
  result,
  at: `2026-11-${at}+07:00`,
});
const { cards } = withEvents(createMemory(), [
  event('card-added', 'word:7-read', 'right', '01T08:00:00'),
  event('review', 'word:7-read', 'easy', '01T08:01:00'),
  event('review', 'word:7-read', 'good', '10T20:30:00'),
  event('card-added', 'word:8-read', 'right', '01T08:00:00'),
  event('review', 'word:8-read', 'again', '10T20:31:00'),
  event('card-suspended', 'word:8-read', 'right', '10T20:32:00'),
  event('card-added', `own:${ownCard.id}`, 'right', '01T08:00:00'),
  event('review', `own:${ownCard.id}`, 'easy', '02T08:00:00'),
]);

const request: ExportRequest = {
  words: [
    { id: 7, category: 'Đi làm' },
    { id: 8, category: '' },
  ],
  ownIds: new Set(),
  cards,
  format: 'apkg',
  directions: ['read', 'say', 'hear'],
  withScheduling: true,
  withSound: false,
};

function run(changes: Partial<ExportRequest>, answers: Answers = {}, signal = new AbortController().signal) {
  const written: AnkiExport[] = [];
  const progress: ExportProgress[] = [];
  const { api, callsOf } = createAnsweringApi({ [CONTENTS]: contents, [SPEECH]: sound, ...answers });
  const write = (content: AnkiExport) => {
    written.push(content);
    return Promise.resolve(new Blob(['the file']));
  };
  const onProgress = (one: ExportProgress) => void progress.push(one);
  const making = makeExport({ ...request, ...changes }, { api, write, signal, onProgress });
  return { making, written, progress, callsOf };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an exported file', () => {
  /** As Anki and back: reviews are due on days, and the ease comes from the difficulty. */
  const asRead = ({ due, lastReview, stability, difficulty, ...rest }: AnkiScheduling) => ({
    ...rest,
    due:
      due !== null && rest.phase === 'review'
        ? startOfDay(dayOf(new Date(due), deviceClock), deviceClock).getTime()
        : due,
    lastReview: lastReview && Math.round(lastReview / 1_000) * 1_000,
    stability: stability && Math.round(stability * 1_000) / 1_000,
    difficulty: difficulty && Math.round(difficulty * 1_000) / 1_000,
    ease: expect.any(Number) as number,
  });

  test('comes back with the same words, readings, Hán Việt, meanings, examples, categories and schedule', async () => {
    const sqlite = await loadSqlite();
    const { api } = createAnsweringApi({
      [CONTENTS]: contents,
      [SPEECH]: sound,
      [OWN]: () => Response.json({ cards: [ownCard], hasMore: false }),
    });
    let sent: readonly AnkiNote[] = [];
    const write = async (content: AnkiExport) => {
      sent = content.notes;
      const reply = await answerAnki({ kind: 'write', content }, () => Promise.resolve(sqlite));
      return new Blob(reply.kind === 'written' ? [reply.bytes] : []);
    };
    const { file } = await makeExport(
      { ...request, ownIds: new Set([ownCard.id]), withSound: true, directions: ['read'] },
      { api, write, signal: new AbortController().signal, onProgress: () => undefined },
    );
    const bytes = new Uint8Array(await (file ?? new Blob()).arrayBuffer());
    const collection = await readApkg(sourceOf(bytes), sqlite, ANKI_LIMITS, deviceClock);
    const back = importedNotes(collection, guessMappings(collection));
    expect(sent).toHaveLength(3);
    expect(sent.map(({ cards: { read } }) => read?.phase)).toEqual(['review', 'learning', 'review']);
    expect(sent[0]?.cards.read?.intervalDays).toBeGreaterThan(7);
    expect(back.map(({ key: _key, reading: _reading, ...note }) => note)).toEqual(
      sent.map((note) => ({ ...note, cards: { read: note.cards.read && asRead(note.cards.read) } })),
    );
    expect(back.map(({ reading }) => reading)).toEqual(['としょかん', 'てれび', 'みやげ']);
    expect(back.map(({ category }) => category)).toEqual(['Đi làm', '', 'Du lịch']);
  });

  test('is a table if that was asked for, without asking for sounds', async () => {
    const { making, written, callsOf } = run({ format: 'csv', withSound: true });
    const { file } = await making;
    const lines = (await file?.text())?.split('\r\n');
    expect(lines?.[1]).toContain('図書館,としょかん,ĐỒ THƯ QUÁN');
    expect(lines?.[2]).toContain('テレビ');
    expect(file?.type).toContain('text/csv');
    expect(written).toEqual([]);
    expect(callsOf(SPEECH)).toEqual([]);
  });
});

describe('contents', () => {
  test('are read in parts, and the progress is told', async () => {
    const words = Array.from({ length: 2 * CARDS_READ_AT_ONCE + 1 }, (_, at) => ({
      id: at + 1,
      category: '',
    }));
    const { making, written, progress, callsOf } = run({ words });
    expect(await making).toMatchObject({ notes: words.length, gone: 0 });
    expect(written[0]?.notes.map(({ id }) => id)).toEqual(words.map(({ id }) => `word:${id}`));
    expect(callsOf(CONTENTS)).toHaveLength(3);
    expect(progress.at(0)).toEqual({ phase: 'words', done: 0, all: words.length });
    expect(progress.at(-1)?.phase).toBe('file');
  });

  test('a word that is gone is counted', async () => {
    const { making, written } = run({ words: [{ id: 404, category: '' }, ...request.words] });
    expect(await making).toMatchObject({ notes: 2, gone: 1 });
    expect(written[0]?.notes.map(({ id }) => id)).toEqual(['word:7', 'word:8']);
  });

  test('without anything left there is no file', async () => {
    const { making, written } = run({ words: [{ id: 404, category: '' }] });
    expect(await making).toMatchObject({ file: null, notes: 0, gone: 1 });
    expect(written).toEqual([]);
  });

  test('own cards are read part after part, only those in memory', async () => {
    const other = { ...ownCard, id: '11111111-1111-4111-8111-111111111111' };
    const list = ({ url }: Request) =>
      new URL(url).searchParams.has('after')
        ? Response.json({ cards: [ownCard], hasMore: false })
        : Response.json({ cards: [other], hasMore: true });
    const { making, written, callsOf } = run({ words: [], ownIds: new Set([ownCard.id]) }, { [OWN]: list });
    expect(await making).toMatchObject({ notes: 1, gone: 0 });
    expect(written[0]?.notes).toMatchObject([{ id: `own:${ownCard.id}`, category: 'Du lịch' }]);
    expect(callsOf(OWN).map(({ query }) => query)).toEqual([{}, { after: other.id }]);
  });

  test('a refusal ends the export', async () => {
    const { making } = run({}, { [CONTENTS]: () => refusal(403, 'Không được.') });
    await expect(making).rejects.toThrow('Không được.');
  });
});

describe('sounds', () => {
  const many = Array.from({ length: 10 }, (_, at) => ({ id: at + 100, category: '' }));

  test('are in the file, named by the word', async () => {
    const { making, written, callsOf } = run({ withSound: true });
    expect(await making).toMatchObject({ withoutSound: 0 });
    expect(written[0]?.media.map(({ name }) => name).toSorted()).toEqual([
      'kakehashi-7.mp3',
      'kakehashi-8.mp3',
    ]);
    expect(written[0]?.notes.map((note) => note.sound)).toEqual(['kakehashi-7.mp3', 'kakehashi-8.mp3']);
    expect(callsOf(SPEECH).map(({ query }) => query)).toEqual([
      { itemId: '7', speed: '1' },
      { itemId: '8', speed: '1' },
    ]);
  });

  test('never more at once than the voice takes of one listener', async () => {
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      return sound();
    };
    await run({ words: many, withSound: true }, { [SPEECH]: slow }).making;
    expect(most).toBe(SPEECH_WAITING_MAX_EACH);
  });

  test('one that cannot be had is left out and counted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const some = ({ url }: Request) =>
      url.includes('itemId=7&') ? refusal(400, 'Không đọc được.') : sound();
    const { making, written } = run({ withSound: true }, { [SPEECH]: some });
    expect(await making).toMatchObject({ notes: 2, withoutSound: 1 });
    expect(written[0]?.notes.map((note) => note.sound)).toEqual(['', 'kakehashi-8.mp3']);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('when the voice is gone, the rest is not asked for', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { making, callsOf } = run(
      { words: many, withSound: true },
      { [SPEECH]: () => refusal(500, 'Hỏng.') },
    );
    expect(await making).toMatchObject({ notes: many.length, withoutSound: many.length });
    expect(callsOf(SPEECH).length).toBeLessThan(EXPORTED_SOUNDS_FAILED_MAX + SPEECH_WAITING_MAX_EACH);
  });

  test('one that is refused for now is asked for again', async () => {
    let refused = false;
    const busy = () => {
      if (refused) return sound();
      refused = true;
      const body = { statusCode: 429, error: 'Đợi nhé.', message: 'Đợi nhé.' };
      return Response.json(body, { status: 429, headers: { 'Retry-After': '0' } });
    };
    const { making, callsOf } = run({ withSound: true }, { [SPEECH]: busy });
    expect(await making).toMatchObject({ withoutSound: 0 });
    expect(callsOf(SPEECH)).toHaveLength(3);
  });
});

test('stopping ends the work without a file', async () => {
  const stopping = new AbortController();
  const stop = () => {
    stopping.abort();
    return sound();
  };
  const many = Array.from({ length: 50 }, (_, at) => ({ id: at + 100, category: '' }));
  const { making, written, callsOf } = run(
    { words: many, withSound: true },
    { [SPEECH]: stop },
    stopping.signal,
  );
  await expect(making).rejects.toMatchObject({ name: 'AbortError' });
  expect(written).toEqual([]);
  expect(callsOf(SPEECH).length).toBeLessThanOrEqual(SPEECH_WAITING_MAX_EACH);
});
