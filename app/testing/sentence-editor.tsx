import { fireEvent, screen } from '@testing-library/react';
import type { ContributedSentence } from '#contract/contributions/contribution.ts';
import type { InspectedSentence, SentenceDraft } from '#contract/contributions/sentence-endpoints.ts';
import { courseFieldNames } from '#contract/texts/courses.ts';
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

/** A sentence of the lesson about apples that nobody has sent yet. */
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

/** What the tools find in a sentence that is all right. */
export const nothingFound = ({ accepted, blocked }: Partial<SentenceDraft>): InspectedSentence => ({
  words: [],
  reading: '',
  answers: ['', ...(accepted ?? [])].map(() => ({ problem: null, count: 1, wordings: [] })),
  blocked: (blocked ?? []).map(() => ({ problem: null, count: 1, wordings: [] })),
  warnings: [],
});

/** An author at the desk of a lesson with these sentences. */
export function openEditor(sentences: readonly ContributedSentence[], answers: Answers = {}) {
  return renderWithApi(<SentenceEditorScreen lesson={apples} />, {
    [LIST]: () => Response.json(sentences),
    [INSPECT]: async (request) => Response.json(nothingFound((await request.json()) as SentenceDraft)),
    ...answers,
  });
}

/** The server as a list that grows: what is created is in it from then on. */
export function growingLesson(sentences: readonly ContributedSentence[]) {
  const kept = [...sentences];
  const create = async (request: Request) => {
    const created = { ...apple, ...((await request.json()) as object), id: 100_100 + kept.length };
    kept.push(created);
    return Response.json(created);
  };
  return { [LIST]: () => Response.json(kept), [CREATE]: create };
}

export const signInAsContributor = (uid = 7): void =>
  signInWith({ sub: 'hoa@vi.vn', uid, roles: ['SUPPLIER'] });

/** Two versions side by side name their parts as the form does. */
export const field = (label: string) =>
  screen.findByLabelText<HTMLTextAreaElement>(label, { selector: 'textarea' });
export const write = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

/** Types the three things that a sentence needs (PRODUCT.md, Contributions). */
export async function writeSentence(viSentence: string, jpSentence: string, hint = 'Trợ từ.'): Promise<void> {
  await write(fields.viSentence, viSentence);
  await write(fields.jpSentence, jpSentence);
  await write(fields.hint, hint);
}
