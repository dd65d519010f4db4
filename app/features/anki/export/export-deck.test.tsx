import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXPORTED_SOUNDS_MAX } from '#contract/learning-limits.ts';
import type { WordContent } from '#contract/memory/card-content.ts';
import type { FavoriteInCategory } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { accountTexts } from '#contract/texts/accounts.ts';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { addCardsTexts } from '#contract/texts/memory.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { AnkiFailure } from '#core/anki/anki-failure.ts';
import type { AnkiExport } from '#app/lib/anki/answer-anki.ts';
import { storeLearning } from '#app/lib/learning/learning.ts';
import { signOut } from '#app/lib/session/session.ts';
import { type Answers, heldBack, refusal } from '#app/testing/answering-api.ts';
import { learnt, nothingElsewhere, withLearningStorage } from '#app/testing/path.ts';
import { renderWithApi } from '#app/testing/render-with-api.tsx';
import { signInWith } from '#app/testing/sign-in-with.ts';
import ExportDeck from './export-deck.tsx';
import type { FileTools } from './use-export.ts';

const CONTENTS = 'POST /api/cards/contents';
const WORDS = 'GET /api/cards/words';
const CATEGORIES = 'GET /api/users/7/categories';
const NOTEBOOK = 'GET /api/favorites';
const SPEECH = 'GET /api/speech';

const short = (id: number) => ({
  id,
  kanji: '水',
  hiragana: 'みず',
  sino: 'THỦY',
  mean: 'nước',
  type: 'N5' as const,
});
const content = (id: number): WordContent => ({
  ...short(id),
  kind: 'word',
  ruby: '水[みず]',
  spellings: ['水'],
  example: null,
});
const contents = async (request: Request) => {
  const { subjects } = (await request.json()) as { subjects: string[] };
  const cards = subjects.map((subject) => ({ subject, content: content(Number(/\d+/.exec(subject)?.[0])) }));
  return Response.json({ cards });
};
const words = (count: number) => () =>
  Response.json({ words: Array.from({ length: count }, (_, at) => short(at + 1)) });
const saved = (id: number, categoryId: number, wordId: number): FavoriteInCategory => ({
  id,
  categoryId,
  item: short(wordId),
});
const notebook =
  (rows: readonly FavoriteInCategory[], total = rows.length) =>
  () =>
    Response.json(rows, { headers: { 'X-Total-Count': String(total) } });
const sound = () => new Response(Uint8Array.of(1, 2, 3));

const answers: Answers = {
  [CONTENTS]: contents,
  [WORDS]: words(3),
  [CATEGORIES]: () =>
    Response.json([
      { id: 3, name: 'Đi làm', itemCount: 2 },
      { id: 4, name: 'Đi học', itemCount: 2 },
      { id: 5, name: 'Trống', itemCount: 0 },
    ]),
  [NOTEBOOK]: notebook([saved(1, 3, 10), saved(2, 3, 20), saved(3, 4, 20), saved(4, 4, 30)]),
  [SPEECH]: sound,
};

function open(changes: Answers = {}, address: string = paths.anki, write?: FileTools['write']) {
  const written: AnkiExport[] = [];
  const save = vi.fn<FileTools['save']>();
  const writeDeck: FileTools['write'] = (deck) => {
    written.push(deck);
    return Promise.resolve(new Blob(['deck']));
  };
  const shown = renderWithApi(
    <ExportDeck tools={{ write: write ?? writeDeck, save }} />,
    { ...answers, ...changes },
    address,
  );
  return { ...shown, written, save };
}

const signIn = () => signInWith({ sub: 'lan@vi.vn', uid: 7, roles: ['USER'] });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const begin = () => fireEvent.click(screen.getByRole('button', { name: texts.begin }));
const openSet = async (changes: Answers = {}, write?: FileTools['write']) => {
  const shown = open(changes, paths.anki, write);
  choose(texts.sources.set);
  await screen.findByRole('button', { name: texts.begin });
  return shown;
};

withLearningStorage();
beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', nothingElsewhere);
});
let used: string[] = [];
afterEach(async () => {
  cleanup();
  await storeLearning(used.map((subject) => ({ kind: 'card-known', subject, result: 'right' })));
  used = [];
  signOut();
  vi.restoreAllMocks();
});
/** The log is one for all tests: the cards of a test are put away after it. */
const addCards = (...subjects: readonly string[]) => {
  used.push(...subjects);
  learnt(...subjects.map((subject) => ['card-added', subject] as const));
};

describe('all cards', () => {
  test('without a card it says where cards come from', async () => {
    open();
    expect(await screen.findByText(texts.noCards, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.addCards }).getAttribute('href')).toBe(paths.addCards);
    expect(screen.queryByRole('button', { name: texts.begin })).toBeNull();
  });

  test('words are counted once, and kinds that stay here are named', async () => {
    addCards('word:10-read', 'word:10-say', 'word:20-read', 'kana:き', 'kanji:学');
    open();
    expect(await screen.findByText(texts.summary(2, 0))).toBeTruthy();
    expect(screen.getByText(texts.others(2))).toBeTruthy();
  });

  test('with an account, own cards come along, and words are in the decks of the notebook', async () => {
    const own = '0b8f9a52-6f5e-4a53-9f0e-0c7a4d1f2e3b';
    signIn();
    addCards('word:30-read', 'word:99-read', `own:${own}`);
    const card = {
      id: own,
      front: '土産',
      back: 'quà',
      reading: '',
      note: '',
      deck: 'Du lịch',
      createdAt: '',
    };
    const { written } = open({
      'GET /api/me/own-cards': () => Response.json({ cards: [card], hasMore: false }),
    });
    expect(await screen.findByText(texts.summary(2, 1))).toBeTruthy();
    expect(await screen.findByText(texts.soundOfWordsOnly)).toBeTruthy();
    begin();
    expect(await screen.findByText(/^Đã tải kakehashi-.*\.apkg với 3 mục\.$/)).toBeTruthy();
    const decks = Object.fromEntries(written[0]?.notes.map(({ id, category }) => [id, category]) ?? []);
    expect(decks).toEqual({ 'word:30': 'Đi học', 'word:99': '', [`own:${own}`]: 'Du lịch' });
  });
});

describe('categories', () => {
  test('need an account', async () => {
    open({}, paths.ankiOf('all'));
    expect(await screen.findByText(texts.needsAccount, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: accountTexts.login })).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.begin })).toBeNull();
  });

  test.each([
    { address: paths.ankiOf(3), summary: texts.summary(2, 0), why: 'the category of the link' },
    { address: paths.ankiOf('all'), summary: texts.summary(3, 0), why: 'all, each word once' },
    { address: `${paths.anki}?category=x`, summary: texts.summary(3, 0), why: 'an address that is broken' },
  ])('are chosen by the address: $why', async ({ address, summary }) => {
    signIn();
    open({}, address);
    expect(await screen.findByText(summary)).toBeTruthy();
  });

  test('can be chosen one by one, and each is a deck', async () => {
    signIn();
    const { written } = open({}, paths.ankiOf(3));
    await screen.findByText(texts.summary(2, 0));
    expect(box(texts.category('Đi làm', 2)).checked).toBe(true);
    expect(box(texts.allCategories).checked).toBe(false);
    fireEvent.click(box(texts.category('Đi học', 2)));
    expect(await screen.findByText(texts.summary(3, 0))).toBeTruthy();
    begin();
    await screen.findByText(/^Đã tải/);
    expect(written[0]?.notes.map(({ id, category }) => [id, category])).toEqual([
      ['word:10', 'Đi làm'],
      ['word:20', 'Đi làm'],
      ['word:30', 'Đi học'],
    ]);
  });

  test('none, or only an empty one: it says so', async () => {
    signIn();
    open({}, paths.ankiOf('all'));
    await screen.findByText(texts.summary(3, 0));
    fireEvent.click(box(texts.allCategories));
    expect(await screen.findByText(texts.noneChosen)).toBeTruthy();
    fireEvent.click(box(texts.category('Trống', 0)));
    expect(await screen.findByText(texts.emptyCategories)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.begin })).toBeNull();
  });

  test('an empty notebook leads to the dictionary', async () => {
    signIn();
    open({ [CATEGORIES]: () => Response.json([]), [NOTEBOOK]: notebook([]) }, paths.ankiOf('all'));
    expect(await screen.findByText(texts.noCategories, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.lookUp }).getAttribute('href')).toBe(paths.search);
  });

  test('of a notebook that is longer than one reply: it says what is missing', async () => {
    signIn();
    open({ [NOTEBOOK]: notebook([saved(1, 3, 10)], 12_000) }, paths.ankiOf('all'));
    expect(await screen.findByText(texts.onlyNewest(1, 12_000))).toBeTruthy();
  });

  test('that fail to load can be tried again', async () => {
    signIn();
    let asked = 0;
    const list = notebook([saved(1, 3, 10)]);
    open({ [NOTEBOOK]: () => (asked++ === 0 ? refusal(429, 'Đợi nhé.') : list()) }, paths.ankiOf(3));
    expect(await screen.findByText(texts.loadFailed)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: uiTexts.tryAgain }));
    expect(await screen.findByText(texts.summary(1, 0))).toBeTruthy();
  });
});

describe('a set', () => {
  test('is chosen by level and word class, which name its deck', async () => {
    const { written, callsOf } = await openSet();
    fireEvent.change(screen.getByLabelText(addCardsTexts.level), { target: { value: 'N4' } });
    fireEvent.change(screen.getByLabelText(addCardsTexts.wordClass), { target: { value: 'verb-godan' } });
    await waitFor(() =>
      expect(callsOf(WORDS).at(-1)?.query).toEqual({ level: 'N4', wordClass: 'verb-godan' }),
    );
    fireEvent.click(await screen.findByRole('button', { name: texts.begin }));
    await screen.findByText(/^Đã tải/);
    expect(written[0]?.notes[0]?.category).toBe('N4 · Động từ nhóm 1');
  });

  test('without a word it says so', async () => {
    open({ [WORDS]: words(0) });
    choose(texts.sources.set);
    expect(await screen.findByText(texts.noWords)).toBeTruthy();
  });

  test('that is loading keeps its place', async () => {
    const late = heldBack(words(2));
    open({ [WORDS]: late.answer });
    choose(texts.sources.set);
    expect(await screen.findByText(texts.loading)).toBeTruthy();
    late.release();
    expect(await screen.findByText(texts.summary(2, 0))).toBeTruthy();
  });
});

describe('options', () => {
  test('at first: words and meanings, with the schedule, without sounds', async () => {
    const { written, save } = await openSet();
    begin();
    await screen.findByText(/^Đã tải/);
    expect(written).toMatchObject([{ directions: ['read', 'say'], withScheduling: true, media: [] }]);
    expect(save).toHaveBeenCalledWith(
      expect.stringMatching(/^kakehashi-\d{4}-\d\d-\d\d\.apkg$/),
      expect.any(Blob),
    );
    expect(screen.getByText(texts.keepSchedule, { exact: false })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: texts.saveAgain }));
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('with sounds a word can be heard, and the size is told before', async () => {
    const { written } = await openSet({ [WORDS]: words(200) });
    expect(await screen.findByText(texts.soundSize('1,4', 1))).toBeTruthy();
    expect(box(texts.direction.hear).disabled).toBe(true);
    fireEvent.click(box(texts.withSound));
    fireEvent.click(box(texts.direction.say));
    choose(texts.schedules.fresh);
    begin();
    await screen.findByText(/^Đã tải/);
    expect(written).toMatchObject([{ directions: ['read', 'hear'], withScheduling: false }]);
    expect(written[0]?.media).toHaveLength(200);
  });

  test('too many words for sounds: it says how many', async () => {
    const count = EXPORTED_SOUNDS_MAX + 1;
    await openSet({ [WORDS]: words(count) });
    expect(await screen.findByText(texts.soundTooMany(EXPORTED_SOUNDS_MAX, count))).toBeTruthy();
    expect(box(texts.withSound).disabled).toBe(true);
  });

  test('without our voice there is no choice of sounds, but a reason', async () => {
    await openSet({ [SPEECH]: () => refusal(503, 'Giọng đọc đang nghỉ.') });
    expect(await screen.findByText(texts.soundAway)).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: texts.withSound })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.begin }).disabled).toBe(false);
  });

  test('without a direction nothing can be exported', async () => {
    await openSet();
    fireEvent.click(box(texts.direction.read));
    fireEvent.click(box(texts.direction.say));
    expect(screen.getByText(texts.noDirection)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.begin }).disabled).toBe(true);
  });

  test('a table has no directions, schedule or sounds', async () => {
    const { written, save } = await openSet();
    choose(texts.formats.csv);
    expect(screen.queryByRole('group', { name: texts.directions })).toBeNull();
    expect(screen.queryByRole('group', { name: texts.schedule })).toBeNull();
    begin();
    await screen.findByText(/^Đã tải kakehashi-.*\.csv với 3 mục\.$/);
    expect(written).toEqual([]);
    const [[name, file] = []] = save.mock.calls;
    expect(name).toMatch(/\.csv$/);
    expect(await file?.text()).toContain('水,みず,THỦY,nước');
    expect(screen.queryByText(texts.openApkg, { exact: false })).toBeNull();
  });
});

describe('while it runs', () => {
  test('progress is shown, nothing can be changed, and it can be stopped', async () => {
    const late = heldBack(() => Response.json({ cards: [] }));
    const { save } = await openSet({ [CONTENTS]: late.answer });
    const button = screen.getByRole('button', { name: texts.begin });
    button.focus();
    begin();
    expect(screen.getByRole('progressbar', { name: texts.progress.words(0, 3) })).toBeTruthy();
    expect(
      screen.getByRole('radio', { name: texts.sources.mine }).closest('fieldset[disabled]'),
    ).not.toBeNull();
    expect(document.activeElement).toBe(button);
    fireEvent.click(screen.getByRole('button', { name: texts.stop }));
    expect(screen.getByText(texts.stopped)).toBeTruthy();
    late.release();
    await waitFor(() => expect(screen.getByRole('button', { name: texts.begin })).toBe(button));
    expect(save).not.toHaveBeenCalled();
    expect(screen.queryByText(/^Đã tải/)).toBeNull();
  });

  test.each([
    {
      changes: { [CONTENTS]: () => refusal(403, 'Không được.') },
      says: 'Không được.',
      why: 'the server refuses',
    },
    {
      changes: { [CONTENTS]: () => Promise.reject(new TypeError('offline')) },
      says: texts.failed,
      why: 'the server is not reached',
    },
    { write: () => Promise.reject(new AnkiFailure('failed')), says: texts.failed, why: 'no file is made' },
    {
      write: () => Promise.reject(new AnkiFailure('no-thread')),
      says: texts.noThread,
      why: 'the browser has no threads',
    },
    {
      changes: { [CONTENTS]: () => Response.json({ cards: [] }) },
      says: texts.nothingLeft,
      why: 'no word exists any more',
    },
  ] as { changes?: Answers; write?: FileTools['write']; says: string; why: string }[])(
    'a failure is told, and it can be tried again: $why',
    async ({ changes, write, says }) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { save } = await openSet(changes, write);
      begin();
      expect(await screen.findByText(says)).toBeTruthy();
      expect(save).not.toHaveBeenCalled();
      expect(screen.getByRole<HTMLButtonElement>('button', { name: texts.begin }).disabled).toBe(false);
    },
  );

  test('sounds that could not be had are told at the end', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const speech = ({ url }: Request) => (url.includes('itemId=2&') ? refusal(400, 'Không.') : sound());
    const { written } = await openSet({ [SPEECH]: speech });
    await screen.findByText(texts.soundSize('0,1', 0));
    fireEvent.click(box(texts.withSound));
    begin();
    const status = await screen.findByText(texts.withoutSound(1));
    expect(within(status.parentElement as HTMLElement).getByText(/^Đã tải/)).toBeTruthy();
    expect(written[0]?.media).toHaveLength(2);
  });
});
