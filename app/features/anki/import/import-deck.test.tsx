import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OWN_CARDS_MAX } from '#contract/learning-limits.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ankiImportTexts as texts, fieldRoleNames } from '#contract/texts/anki-import.ts';
import { ankiFailureTexts } from '#contract/texts/anki.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { AnkiFailure } from '#core/anki/anki-failure.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { answerAnki } from '#app/lib/anki/answer-anki.ts';
import { storeLearning, useLearningEvents } from '#app/lib/learning/learning.ts';
import { signOut } from '#app/lib/session/session.ts';
import { loadSqlite, madeByAnki } from '#app/testing/anki.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ImportDeck from './import-deck.tsx';
import type { ReadFile } from './use-import.ts';

const LOOK_UP = 'POST /api/cards/lookup';
const SAVE = 'POST /api/me/own-cards';

/** What the thread does, without a thread. */
const read: ReadFile = async (file) => {
  const reply = await answerAnki({ kind: 'read', file }, loadSqlite);
  if (reply.kind === 'read') return reply.collection;
  throw new AnkiFailure(reply.kind === 'failed' ? reply.code : 'failed');
};

const WORDS = [
  { id: 4, kanji: '行く', hiragana: 'いく', mean: 'đi' },
  { id: 9, kanji: '学校', hiragana: 'がっこう', mean: 'trường học' },
];
const lookUp = async (request: Request) => {
  const { spellings } = (await request.json()) as { spellings: string[] };
  const words = spellings.flatMap((spelling) => {
    const items = WORDS.filter(({ kanji }) => kanji === spelling);
    return items.length > 0 ? [{ spelling, items }] : [];
  });
  return Response.json({ words });
};
const saveAll = () => Response.json({ saved: 1 });

let events: readonly LearningEvent[] = [];
function Log() {
  const all = useLearningEvents();
  useEffect(() => {
    events = all ?? [];
  }, [all]);
  return null;
}

/** Every test has its own learner, because the log of this file is one. */
let learner = 100;
withLearningStorage();
beforeEach(() => {
  signInWith({ uid: (learner += 1), sub: 'lan@vi.vn', roles: ['USER'] });
});
afterEach(() => {
  cleanup();
  signOut();
});

const show = (answers: Answers = {}, readFile: ReadFile = read) =>
  renderWithApi(
    <>
      <ImportDeck read={readFile} />
      <Log />
    </>,
    { [LOOK_UP]: lookUp, [SAVE]: saveAll, ...answers },
  );
const choose = async (content: BlobPart, name = 'minna.apkg') =>
  fireEvent.change(await screen.findByLabelText(texts.file), {
    target: { files: [new File([content], name)] },
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const apkg = async () => new Uint8Array(await madeByAnki());
const shown = (text: string) => screen.findByText(text);
const said = () => events.map(({ kind, subject }) => `${kind} ${subject}`).toSorted();

describe('a deck that Anki has exported', () => {
  test('is imported with its scheduling; what the dictionary does not know becomes an own card', async () => {
    const { callsOf } = show();
    await choose(await apkg());
    await press(texts.preview);
    expect(await shown(texts.summary({ words: 2, own: 1, repeated: 0, scheduled: 2 }))).toBeTruthy();
    expect(screen.getByText(texts.words(2))).toBeTruthy();
    expect(callsOf(SAVE)).toEqual([]);
    expect(events).toEqual([]);

    await press(texts.start);
    expect(await shown(texts.done(5, 2))).toBeTruthy();
    const [{ body } = { body: null }] = callsOf(SAVE);
    const { cards } = body as { cards: { id: string }[] };
    expect(cards).toEqual([
      { id: cards[0]?.id, front: '橋', back: 'cây cầu', reading: 'はし', note: '', deck: 'Tự học' },
    ]);
    expect(said()).toEqual(
      [
        'card-imported word:4-read',
        'card-added word:4-say',
        'card-suspended word:4-say',
        'card-imported word:9-read',
        'card-added word:9-say',
        `card-added own:${cards[0]?.id}`,
      ].toSorted(),
    );
    expect(replayMemory(events).cards.get('word:4-read')).toMatchObject({ stability: 3, reviews: 1 });
  });

  test('begins every step at its top, where the keyboard is too', async () => {
    show();
    await choose(await apkg());
    await press(texts.preview);
    const heading = await screen.findByRole('heading', { name: texts.previewHeading });
    await waitFor(() => expect(document.activeElement?.contains(heading)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('imported again adds nothing, and says so', async () => {
    show();
    await choose(await apkg());
    await press(texts.preview);
    await press(texts.start);
    await press(texts.otherFile);
    const before = said();
    await choose(await apkg());
    await press(texts.preview);
    expect(await shown(texts.staying(5))).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toBe(texts.nothingNew);
    expect(screen.getByRole('button', { name: texts.start })).toHaveProperty('disabled', true);
    expect(said()).toEqual(before);
  });

  test('leaves own cards out if the learner wants that', async () => {
    const { callsOf } = show();
    await choose(await apkg());
    await press(texts.preview);
    fireEvent.click(await screen.findByLabelText(texts.withOwn));
    await press(texts.start);
    expect(await shown(texts.done(4, 2))).toBeTruthy();
    expect(callsOf(SAVE)).toEqual([]);
  });
});

describe('a table', () => {
  const table =
    'Mặt A\tMặt B\tMặt C\n学校\tがっこう\ttrường học\n図書室\tとしょしつ\tphòng đọc\n空欄\tくうらん\t\n';

  test('shows how its columns are understood, which can be changed', async () => {
    show();
    await choose(table, 'words.tsv');
    const word = await screen.findByLabelText(fieldRoleNames.word);
    expect(word).toHaveProperty('value', '0');
    expect(screen.getByLabelText(fieldRoleNames.meaning)).toHaveProperty('value', '2');
    const [samples] = screen.getAllByRole('table', { name: texts.samples });
    expect(within(samples as HTMLElement).getAllByRole('row')).toHaveLength(4);
    fireEvent.change(word, { target: { value: '' } });
    expect(await shown(texts.noSamples)).toBeTruthy();
    await press(texts.preview);
    expect((await screen.findByRole('alert')).textContent).toBe(texts.nothing);
  });

  test('adds words that are read, and tells what is left out', async () => {
    const { callsOf } = show();
    await choose(table, 'words.tsv');
    await press(texts.preview);
    expect(await shown(texts.summary({ words: 1, own: 1, repeated: 0, scheduled: 0 }))).toBeTruthy();
    expect(screen.getByText(texts.withoutMeaning(1))).toBeTruthy();
    await press(texts.start);
    expect(await shown(texts.done(2, 0))).toBeTruthy();
    expect(said()).toContain('card-added word:9-read');
    expect(callsOf(SAVE)).toMatchObject([{ body: { cards: [{ front: '図書室', back: 'phòng đọc' }] } }]);
  });

  test('with markup is shown and saved as text', async () => {
    const { callsOf } = show();
    await choose('<img src=x onerror=alert(1)>水\t<script>alert(1)</script>', 'evil.tsv');
    fireEvent.change(await screen.findByLabelText(fieldRoleNames.word), { target: { value: '0' } });
    fireEvent.change(screen.getByLabelText(fieldRoleNames.meaning), { target: { value: '1' } });
    await press(texts.preview);
    await press(texts.start);
    await shown(texts.done(1, 0));
    expect(document.querySelector('img, script')).toBeNull();
    expect(callsOf(SAVE)).toMatchObject([{ body: { cards: [{ back: '<script>alert(1)</script>' }] } }]);
  });
});

describe('a failure', () => {
  /** Own cards of 600 rows are saved in three parts. */
  const large = Array.from({ length: 600 }, (_, at) => `検査${at}\tnghĩa số ${at}`).join('\n');

  test('half-way says what is saved, and goes on from there without saving anything twice', async () => {
    let calls = 0;
    const flaky = () => {
      calls += 1;
      return calls === 2 ? refusal(503, 'Máy chủ đang bận.') : saveAll();
    };
    const { callsOf } = show({ [SAVE]: flaky });
    await choose(large, 'large.tsv');
    await press(texts.preview);
    await press(texts.start);
    expect((await screen.findByRole('alert')).textContent).toContain(texts.failed(200, 600, 0, 600));
    await press(uiTexts.tryAgain);
    expect(await shown(texts.done(600, 0))).toBeTruthy();
    const ids = callsOf(SAVE).map(({ body }) => (body as { cards: { id: string }[] }).cards[0]?.id);
    expect(ids).toHaveLength(4);
    expect(ids[2]).toBe(ids[1]);
    expect(new Set(said()).size).toBe(600);
    expect(events).toHaveLength(600);
  });

  test('tells what the server refuses', async () => {
    show({ [SAVE]: () => refusal(409, 'Bạn có thể giữ tối đa 20.000 thẻ của riêng mình.') });
    await choose(await apkg());
    await press(texts.preview);
    await press(texts.start);
    expect((await screen.findByRole('alert')).textContent).toContain('20.000');
    expect(events).toEqual([]);
  });

  test('of the dictionary leads back to the fields, and the next try goes on', async () => {
    let calls = 0;
    show({ [LOOK_UP]: (request) => ((calls += 1) === 1 ? Response.error() : lookUp(request)) });
    await choose(await apkg());
    await press(texts.preview);
    expect(await screen.findByRole('alert')).toBeTruthy();
    await press(texts.preview);
    expect(await shown(texts.words(2))).toBeTruthy();
  });

  test.each([
    { content: '', code: 'empty', why: 'an empty file' },
    { content: 'PK\u0003\u0004', code: 'truncated', why: 'half of a zip' },
    { content: Uint8Array.of(0xe6, 0xb0), code: 'not-a-deck', why: 'a picture' },
  ] as const)('to read $why is told, and another file can be chosen', async ({ content, code }) => {
    show();
    await choose(content);
    expect((await screen.findByRole('alert')).textContent).toBe(ankiFailureTexts[code]);
    await choose(await apkg());
    expect(await screen.findByRole('button', { name: texts.preview })).toBeTruthy();
  });

  test('that nobody expected is told too', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    show({}, () => Promise.reject(new Error('out of memory')));
    await choose('水');
    expect((await screen.findByRole('alert')).textContent).toBe(ankiFailureTexts.failed);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('while it takes long', () => {
  test('reading can be stopped', async () => {
    let stopped: AbortSignal | undefined;
    const never: ReadFile = (_, signal) => {
      stopped = signal;
      return new Promise(() => undefined);
    };
    show({}, never);
    await choose('水', 'slow.apkg');
    expect(await shown(texts.reading('slow.apkg'))).toBeTruthy();
    await press(texts.cancel);
    expect(await screen.findByLabelText(texts.file)).toBeTruthy();
    expect(stopped?.aborted).toBe(true);
  });

  test('looking up can be stopped, and a late reply changes nothing', async () => {
    const held = heldBack(() => Response.json({ words: [] }));
    show({ [LOOK_UP]: held.answer });
    await choose(await apkg());
    await press(texts.preview);
    expect(await shown(texts.lookingUp(0, 3))).toBeTruthy();
    await press(texts.cancel);
    expect(await screen.findByRole('button', { name: texts.preview })).toBeTruthy();
    held.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByRole('button', { name: texts.preview })).toBeTruthy();
  });
});

test('more own cards than an account may have are told before anything is saved', async () => {
  const { callsOf } = show();
  await storeLearning(
    Array.from({ length: OWN_CARDS_MAX }, (_, at) => ({
      kind: 'card-added',
      subject: `own:00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      result: 'right',
    })),
  );
  await choose(await apkg());
  await press(texts.preview);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.tooManyOwn(OWN_CARDS_MAX));
  expect(screen.getByRole('button', { name: texts.start })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText(texts.withOwn));
  await press(texts.start);
  expect(await shown(texts.done(4, 2))).toBeTruthy();
  await waitFor(() => expect(callsOf(SAVE)).toEqual([]));
});

// The last one: what nobody owns moves to the next learner who signs in.
test('words can be imported without an account, own cards cannot', async () => {
  signOut();
  const { callsOf } = show();
  await choose(await apkg());
  await press(texts.preview);
  expect(await shown(texts.ownNeedAccount)).toBeTruthy();
  expect(screen.getByRole('link', { name: accountTexts.login }).getAttribute('href')).toBe('/login');
  await press(texts.start);
  expect(await shown(texts.done(4, 2))).toBeTruthy();
  expect(callsOf(SAVE)).toEqual([]);
});

test('own cards alone need an account', async () => {
  signOut();
  show();
  await choose('図書室\tphòng đọc', 'own.tsv');
  await press(texts.preview);
  expect((await screen.findByRole('alert')).textContent).toBe(texts.nothingChosen);
  expect(screen.getByRole('button', { name: texts.start })).toHaveProperty('disabled', true);
});
