import { fireEvent, screen } from '@testing-library/react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { InspectedSentence, SentenceDraft } from '#contract/contributions/sentence-endpoints.ts';
import { courseFieldNames } from '#contract/texts/course-writing.ts';
import { SentenceEditorScreen } from '#app/features/contributions/sentences/sentence-editor-screen.tsx';
import type { Answers } from './answering-api.ts';
import { apples } from './contributions.ts';
import { renderWithApi } from './render-with-api.tsx';
import { signInWith } from './sign-in-with.ts';

export { seeEverything } from './see-everything.ts';

export const fields = courseFieldNames.sentence;

const LIST = `GET /api/contributions/lessons/${apples.id}/sentences`;
export const INSPECT = 'POST /api/contributions/sentences/inspect';
export const CREATE = 'POST /api/sentences';
export const ORDER = 'PUT /api/contributions/sentences/order';

/** A sentence of the lesson about apples, not submitted yet. */
export const apple: ContributedSentence = {
  id: 100_030,
  viSentence: 'Tôi ăn táo.',
  jpSentence: 'りんごを食べます。',
  reading: '',
  hint: 'Tân ngữ cần trợ từ.',
  lessonId: apples.id,
  accepted: [],
  blocked: [],
  register: 'pinned',
  focus: [],
  rulesOff: [],
  state: 'draft',
  published: false,
  revision: 3,
  editable: true,
  createdByEmail: 'hoa@vi.vn',
  reason: '',
  deletedAt: null,
};
export const pear: ContributedSentence = {
  ...apple,
  id: 100_031,
  viSentence: 'Tôi mua lê.',
  jpSentence: '梨を買います。',
};

/** The inspection result of a sentence without problems. */
export const nothingFound = ({ accepted, blocked }: Partial<SentenceDraft>): InspectedSentence => ({
  words: [],
  reading: '',
  answers: ['', ...(accepted ?? [])].map(() => ({ problem: null, count: 1, wordings: [] })),
  blocked: (blocked ?? []).map(() => ({ problem: null, count: 1, wordings: [] })),
  warnings: [],
  paraphrases: [],
  points: [],
});

/** Opens the editor of a lesson with these sentences. */
export function openEditor(sentences: readonly ContributedSentence[], answers: Answers = {}) {
  return renderWithApi(<SentenceEditorScreen lesson={apples} />, {
    [LIST]: () => Response.json(sentences),
    [INSPECT]: async (request) => Response.json(nothingFound((await request.json()) as SentenceDraft)),
    ...answers,
  });
}

/** A fake server that adds created sentences to its list. */
export function growingLesson(sentences: readonly ContributedSentence[]) {
  const stored = [...sentences];
  const create = async (request: Request) => {
    const created = { ...apple, ...((await request.json()) as object), id: 100_100 + stored.length };
    stored.push(created);
    return Response.json(created);
  };
  return { [LIST]: () => Response.json(stored), [CREATE]: create };
}

export const signInAsContributor = (uid = 7): void =>
  signInWith({ sub: 'hoa@vi.vn', uid, roles: ['SUPPLIER'] });

/** By tag: a comparison of versions uses the same labels as the form. */
export const field = (label: string) =>
  screen.findByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' });
export const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Fills in the three required fields of a sentence (PRODUCT.md, Contributions). */
export async function writeSentence(viSentence: string, jpSentence: string, hint = 'Trợ từ.'): Promise<void> {
  await write(fields.viSentence, viSentence);
  await write(fields.jpSentence, jpSentence);
  await write(fields.hint, hint);
}
