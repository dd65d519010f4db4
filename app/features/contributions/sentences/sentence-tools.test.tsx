import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { InspectedSentence, SentenceDraft } from '#contract/contributions/sentence-endpoints.ts';
import { practiceModeTexts } from '#contract/texts/practice-modes.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { wrongAnswer } from '#app/testing/practice.ts';
import {
  CREATE,
  field,
  fields,
  INSPECT,
  nothingFound,
  openEditor,
  press,
  signInAsContributor,
  write,
  writeSentence,
} from '#app/testing/sentence-editor.tsx';

const ONE = { problem: null, count: 1, wordings: [] };
const TRY = 'POST /api/contributions/sentences/try';

beforeEach(() => {
  localStorage.clear();
  signInAsContributor();
});
afterEach(cleanup);

/** Opens a blank sentence, with tools that find the given things. */
async function begin(find: (draft: SentenceDraft) => Partial<InspectedSentence>) {
  const editor = openEditor([], {
    [INSPECT]: async (request) => {
      const draft = (await request.json()) as SentenceDraft;
      return Response.json({ ...nothingFound(draft), ...find(draft) });
    },
  });
  await press(texts.firstSentence);
  return editor;
}
const words = [
  { text: '明日', reading: 'あした', ruby: '明日[あした]' },
  { text: '行く', reading: 'いく', ruby: '行[い]く' },
];

describe('furigana and reading', () => {
  test('are filled in as the Japanese is typed; the author corrects the reading', async () => {
    const { sent } = await begin(({ reading }) => ({ words, reading: reading || 'あしたいく' }));
    await write(fields.jpSentence, '明日行く');
    expect(await screen.findByText('あした', { selector: 'rt' })).toBeDefined();
    expect((await field(fields.reading)).value).toBe('あしたいく');
    await write(fields.reading, 'あすいく');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ reading: 'あすいく' }));
    expect((await field(fields.reading)).value).toBe('あすいく');
  });

  test('can be settled with one click where the tools are not sure', async () => {
    const unsure = {
      code: 'reading-unsure',
      field: 'reading',
      index: null,
      message: 'Chưa chắc: 明日.',
    } as const;
    await begin(({ reading }) => ({ words, reading: 'あしたいく', warnings: reading ? [] : [unsure] }));
    await write(fields.jpSentence, '明日行く');
    await press(texts.confirmReading);
    expect((await field(fields.reading)).value).toBe('あしたいく');
    await waitFor(() => expect(screen.queryByText(/Chưa chắc/)).toBeNull());
  });

  test('ignore a late reply about an earlier text', async () => {
    const early = heldBack(() => Response.json({ ...nothingFound({}), reading: 'ふるい' }));
    const { callsOf } = openEditor([], {
      [INSPECT]: async (request) => {
        const draft = (await request.json()) as SentenceDraft;
        if (draft.jpSentence === '古い') return early.answer();
        return Response.json({ ...nothingFound(draft), reading: 'あたらしい' });
      },
    });
    await press(texts.firstSentence);
    await write(fields.jpSentence, '古い');
    await waitFor(() => expect(callsOf(INSPECT)).toHaveLength(1));
    await write(fields.jpSentence, '新しい');
    await waitFor(async () => expect((await field(fields.reading)).value).toBe('あたらしい'));
    early.release();
    await act(async () => void (await early.answer()));
    expect((await field(fields.reading)).value).toBe('あたらしい');
  });
});

describe('the notation', () => {
  test('shows the wordings of a line: the first ones, and how many more', async () => {
    const wordings = ['一', '二', '三', '四', '五', '六', '七'];
    await begin(({ accepted }) => ({
      answers: ['', ...accepted].map((row) => ({ problem: null, count: row ? 40 : 0, wordings })),
    }));
    await press(texts.addAccepted);
    await write(texts.acceptedRow(1), '(一|二)');
    expect(await screen.findByText(texts.wordings('40'))).toBeDefined();
    expect(screen.queryByText('六')).toBeNull();
    await press(texts.moreWordings('35'));
    expect(screen.getByText('六')).toBeDefined();
    expect(screen.getByText(texts.moreWordings('33'))).toBeDefined();
  });

  test('explains what is wrong with a line, while the others keep their wordings', async () => {
    await begin(({ accepted }) => ({
      answers: ['', ...accepted].map((row) =>
        row === '(一'
          ? { problem: 'Dấu ngoặc không khớp nhau.', count: 0, wordings: [] }
          : { problem: null, count: 2, wordings: [`${row}あ`, `${row}い`] },
      ),
    }));
    await press(texts.addAccepted);
    await write(texts.acceptedRow(1), '(一');
    await press(texts.addAccepted);
    await write(texts.acceptedRow(2), '二');
    expect(await screen.findByText('Dấu ngoặc không khớp nhau.')).toBeDefined();
    expect(await screen.findByText('二あ')).toBeDefined();
    await press(texts.removeRow(texts.acceptedRow(1)));
    expect((await field(texts.acceptedRow(1))).value).toBe('二');
    expect(screen.queryByText(/không khớp nhau/)).toBeNull();
    expect(screen.getByText('二あ')).toBeDefined();
  });

  test('has buttons that put its signs around the selection', async () => {
    await begin(() => ({}));
    await write(fields.jpSentence, '私は学生です');
    const japanese = await field(fields.jpSentence);
    japanese.setSelectionRange(0, 2);
    await press(`${texts.signs.optional.insert} (${fields.jpSentence})`);
    expect(japanese.value).toBe('[私は]学生です');
    expect([japanese.selectionStart, japanese.selectionEnd]).toEqual([4, 4]);
    expect(document.activeElement).toBe(japanese);
  });
});

test('a warning leads to its field, or to a row of it', async () => {
  await begin(({ accepted }) => ({
    warnings:
      accepted.length > 1
        ? [{ code: 'accepted-superfluous', field: 'accepted', index: 1, message: 'Thừa.' }]
        : [],
  }));
  await press(texts.addAccepted);
  await write(texts.acceptedRow(1), '一');
  await press(texts.addAccepted);
  await write(texts.acceptedRow(2), '二');
  await press(/Thừa\./);
  expect(document.activeElement).toBe(await field(texts.acceptedRow(2)));
});

test('an answer can be tried as a learner would give it; the result is outdated once the sentence changes', async () => {
  const { callsOf } = openEditor([], { [TRY]: () => Response.json(wrongAnswer) });
  await press(texts.firstSentence);
  expect(screen.getByText(texts.tryNeedsJapanese)).toBeDefined();
  await write(fields.jpSentence, '水を飲みます');
  await write(texts.tryAnswer, '水を飲みました');
  fireEvent.click(screen.getByLabelText(practiceModeTexts.listening.name));
  fireEvent.keyDown(await field(texts.tryAnswer), { key: 'Enter', isComposing: true });
  expect(callsOf(TRY)).toEqual([]);
  fireEvent.keyDown(await field(texts.tryAnswer), { key: 'Enter' });

  expect(await screen.findByText(practiceTexts.verdicts.wrong)).toBeDefined();
  expect(
    within(screen.getByRole('list', { name: practiceTexts.mistakes })).getByText(/Sai thì ở/),
  ).toBeDefined();
  expect(callsOf(TRY)[0]?.body).toMatchObject({
    jpSentence: '水を飲みます',
    answer: '水を飲みました',
    mode: 'listening',
  });
  expect(screen.queryByText(texts.tryOutdated)).toBeNull();
  await write(fields.jpSentence, '水を飲みました');
  expect(await screen.findByText(texts.tryOutdated)).toBeDefined();
});

describe('“no warnings”', () => {
  const wrong = { problem: 'Dấu ngoặc không khớp nhau.', count: 0, wordings: [] };
  test.each([
    { answer: () => Response.json(nothingFound({})), says: texts.nothingToLookAt, why: 'nothing was found' },
    {
      answer: () => Promise.reject(new TypeError('Failed to fetch')),
      says: texts.notLookedAt,
      why: 'the inspection failed',
    },
    {
      answer: () => Response.json({ ...nothingFound({}), answers: [wrong] }),
      says: texts.fixFirst,
      why: 'a line is invalid',
    },
  ])('is only shown for inspected text: $why', async ({ answer, says }) => {
    openEditor([], { [INSPECT]: answer });
    await press(texts.firstSentence);
    const list = screen.getByRole('region', { name: texts.toLookAt });
    expect(within(list).getByText(texts.nothingWritten)).toBeDefined();
    await write(fields.jpSentence, '(水|お水を飲みます');
    expect(await within(list).findByText(says)).toBeDefined();
  });
});

test('the save bar shows the number of warnings and leads to them', async () => {
  const ending = {
    code: 'vietnamese-end',
    field: 'viSentence',
    index: null,
    message: 'Thiếu dấu chấm.',
  } as const;
  await begin(({ viSentence }) => ({ warnings: viSentence ? [ending] : [] }));
  await write(fields.viSentence, 'Tôi uống nước');
  const count = await screen.findByRole('button', { name: texts.warnings(1) });
  expect(count.closest('[role=status]')).not.toBeNull();
  fireEvent.click(count);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.toLookAt }));
});

test.each([
  { name: 'jpSentence', row: fields.jpSentence, why: 'the model answer' },
  { name: 'blocked', row: texts.blockedRow(2), why: 'one of several answers' },
])('a problem with brackets is shown once, at its line: $why', async ({ name, row }) => {
  const expand = (line: string) =>
    line === '(水' ? { problem: 'dấu ngoặc không khớp nhau', count: 0, wordings: [] } : { ...ONE };
  openEditor([], {
    [INSPECT]: async (request) => {
      const draft = (await request.json()) as SentenceDraft;
      const answers = [draft.jpSentence, ...draft.accepted].map(expand);
      return Response.json({ ...nothingFound(draft), answers, blocked: draft.blocked.map(expand) });
    },
    [CREATE]: () => refusal(400, '“(水”: dấu ngoặc không khớp nhau.', name),
  });
  await press(texts.firstSentence);
  await writeSentence('Tôi uống nước.', '水を飲みます。');
  if (name === 'blocked') {
    await press(texts.addBlocked);
    await write(texts.blockedRow(1), '水');
    await press(texts.addBlocked);
  }
  await write(row, '(水');
  await screen.findByText(/không khớp nhau/);
  expect(screen.getByText(texts.tryNeedsFixing)).toBeDefined();
  await press(texts.saveAndNext);
  await waitFor(async () => expect(document.activeElement).toBe(await field(row)));
  expect(screen.getAllByText(/không khớp nhau/)).toHaveLength(1);
});

describe('what the rules accept', () => {
  const paraphrases = [{ rule: 'obligation' as const, wordings: ['薬を飲まないといけません'] }];
  const points = [{ id: 'nakereba-naranai', pattern: '〜なければならない', meaning: 'phải làm gì' }];

  test('is shown, and a family that is switched off is saved with the sentence', async () => {
    const { sent } = await begin(() => ({ paraphrases }));
    await writeSentence('Tôi phải uống thuốc.', '薬を飲まなければなりません。');
    expect(await screen.findByText('薬を飲まないといけません')).toBeDefined();
    const rule = await screen.findByRole<HTMLInputElement>('checkbox', { name: /なければなりません/u });
    expect(rule.checked).toBe(true);
    fireEvent.click(rule);
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ rulesOff: ['obligation'] }));
    expect(rule.checked).toBe(false);
  });

  test('a grammar point of the sentence can be chosen as what it practises', async () => {
    const { sent } = await begin(() => ({ points }));
    await writeSentence('Tôi phải uống thuốc.', '薬を飲まなければなりません。');
    fireEvent.click(await screen.findByRole('checkbox', { name: /〜なければならない/u }));
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ focus: ['nakereba-naranai'] }));
  });
});
