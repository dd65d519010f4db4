import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SentenceImportReport } from '#contract/contributions/sentence-endpoints.ts';
import { contributionActionTexts as actions } from '#contract/texts/contributions.ts';
import { fileImportTexts as fileTexts } from '#contract/texts/files.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { heldBack, refusal } from '#app/testing/answering-api.ts';
import { apples } from '#app/testing/contributions.ts';
import {
  apple,
  INSPECT,
  nothingFound,
  openEditor,
  ORDER,
  pear,
  press,
  seeEverything,
  signInAsContributor,
} from '#app/testing/sentence-editor.tsx';

const LIST = `GET /api/contributions/lessons/${apples.id}/sentences`;
const DELETE_PEAR = `DELETE /api/sentences/${pear.id}`;
const IMPORT = `POST /api/contributions/lessons/${apples.id}/sentences/import`;

beforeEach(() => {
  localStorage.clear();
  signInAsContributor();
  seeEverything();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const rows = async () =>
  within(await screen.findByRole('list', { name: texts.title })).getAllByRole('listitem');
const sentencesShown = async () => (await rows()).map((row) => row.querySelector('p')?.textContent);

describe('the list', () => {
  test('shows furigana, the requested changes, and the number of warnings', async () => {
    const asked = { ...apple, state: 'changes' as const, reason: 'Thiếu trợ từ.' };
    openEditor([asked], {
      [INSPECT]: () =>
        Response.json({
          ...nothingFound({}),
          words: [{ text: '食べます', reading: 'たべます', ruby: '食[た]べます' }],
          warnings: [
            { code: 'vietnamese-end', field: 'viSentence', index: null, message: 'Thiếu dấu chấm.' },
          ],
        }),
    });
    const [row] = await rows();
    expect(await screen.findByText('た', { selector: 'rt' })).toBeDefined();
    expect(row?.textContent).toContain('Thiếu trợ từ.');
    expect(screen.getByText(texts.warnings(1))).toBeDefined();
  });

  test('moves a sentence at once, and back when the server refuses', async () => {
    const pendingReply = heldBack(() => refusal(409, 'Không xếp được.'));
    openEditor([apple, pear], { [ORDER]: pendingReply.answer });
    await press(actions.moveUp(pear.viSentence));
    await waitFor(async () => expect(await sentencesShown()).toEqual([pear.viSentence, apple.viSentence]));
    pendingReply.release();
    expect(await screen.findByText(actions.movedBack(pear.viSentence))).toBeDefined();
    expect(await sentencesShown()).toEqual([apple.viSentence, pear.viSentence]);
  });

  test('deletes at once and offers undo, in the notice and later', async () => {
    let deletedAt: string | null = null;
    openEditor([], {
      [LIST]: () => Response.json([apple, { ...pear, deletedAt }]),
      [DELETE_PEAR]: () => {
        deletedAt = '2026-11-15T12:00:00.000Z';
        return Response.json({ statusCode: 200, message: 'Xong.' });
      },
      [`POST /api/contributions/sentences/${pear.id}/undelete`]: () => {
        deletedAt = null;
        return Response.json({ ...pear });
      },
    });
    await press(`${actions.remove} “${pear.viSentence}”`);
    expect(await screen.findByText(actions.deletedList(1))).toBeDefined();
    expect(await sentencesShown()).toEqual([apple.viSentence]);
    const undo = await screen.findByRole('button', { name: actions.undo });
    await waitFor(() => expect(document.activeElement).toBe(undo));
    fireEvent.click(undo);
    await waitFor(async () => expect(await sentencesShown()).toEqual([apple.viSentence, pear.viSentence]));
    expect(screen.queryByText(actions.deletedList(1))).toBeNull();
  });

  test('deletes once on a double click, and offers undo', async () => {
    let deletedAt: string | null = null;
    const { callsOf } = openEditor([], {
      [LIST]: () => Response.json([apple, { ...pear, deletedAt }]),
      [DELETE_PEAR]: () => {
        if (deletedAt) return refusal(404, 'Không tìm thấy câu này.');
        deletedAt = '2026-11-15T12:00:00.000Z';
        return Response.json({ statusCode: 200, message: 'Xong.' });
      },
    });
    const bin = await screen.findByRole('button', { name: `${actions.remove} “${pear.viSentence}”` });
    fireEvent.click(bin);
    fireEvent.click(bin);
    expect(await screen.findByRole('button', { name: actions.undo })).toBeDefined();
    await waitFor(async () => expect(await sentencesShown()).toEqual([apple.viSentence]));
    expect(callsOf(DELETE_PEAR)).toHaveLength(1);
  });

  test('offers a retry when it cannot be loaded', async () => {
    let asked = 0;
    openEditor([], {
      [LIST]: () => (asked++ === 0 ? refusal(403, 'Không phải bài của bạn.') : Response.json([apple])),
    });
    expect(await screen.findByText('Không phải bài của bạn.')).toBeDefined();
    await press(uiTexts.tryAgain);
    expect(await screen.findByText(apple.viSentence)).toBeDefined();
  });
});

describe('files', () => {
  const clean: SentenceImportReport = {
    applied: false,
    rows: 3,
    created: 2,
    edited: 1,
    unchanged: 0,
    errors: [],
    errorCount: 0,
    warnings: [{ line: 3, message: 'Câu tiếng Việt nên kết thúc bằng dấu chấm.' }],
    warningCount: 4,
  };
  async function chooseFile(): Promise<HTMLElement> {
    await press(texts.import);
    const dialog = await screen.findByRole('dialog', { name: texts.importTitle });
    const file = new File(['viSentence,jpSentence,hint\n'], 'cau.csv', { type: 'text/csv' });
    fireEvent.change(within(dialog).getByLabelText(fileTexts.file), { target: { files: [file] } });
    return dialog;
  }

  test('are checked at once; warnings do not prevent the import', async () => {
    const { callsOf } = openEditor([apple], {
      [IMPORT]: ({ url }) => Response.json({ ...clean, applied: url.includes('dryRun=false') }),
    });
    const dialog = await chooseFile();
    expect(await within(dialog).findByText(texts.importReady)).toBeDefined();
    expect(within(dialog).getByText(clean.warnings[0]?.message ?? '')).toBeDefined();
    expect(within(dialog).getByText(fileTexts.moreWarnings('3'))).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: fileTexts.confirm }));
    expect(await screen.findByText(texts.imported('cau.csv', '2', '1'))).toBeDefined();
    expect(callsOf(IMPORT).map(({ query }) => query['dryRun'])).toEqual(['true', 'false']);
  });

  test('with an error are not imported, and show the line of the error', async () => {
    openEditor([apple], {
      [IMPORT]: () =>
        Response.json({
          ...clean,
          errors: [{ line: 2, message: 'Gợi ý không được bỏ trống.' }],
          errorCount: 1,
        }),
    });
    const dialog = await chooseFile();
    expect(await within(dialog).findByText('Gợi ý không được bỏ trống.')).toBeDefined();
    expect(within(dialog).getByText(fileTexts.atLine(2))).toBeDefined();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: fileTexts.confirm }).disabled).toBe(
      true,
    );
  });
});
