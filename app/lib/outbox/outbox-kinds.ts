import { addComment, likeComment, unlikeComment } from '#contract/comments/endpoints.ts';
import type { Endpoint, EndpointArguments, EndpointOutput } from '#contract/endpoint.ts';
import { MINUTE_MS } from '#contract/limits.ts';
import { addFavorite, createCategory, listCategoryChoices } from '#contract/notebook/endpoints.ts';
import { checkAnswer, revealAnswer } from '#contract/practice/endpoints.ts';
import { notebookRefusals } from '#contract/texts/notebook.ts';
import { outboxTexts as texts } from '#contract/texts/outbox.ts';
import { ApiError } from '../api/api.ts';
import type { EntryOfKind, OutboxEntry, OutboxInputs, OutboxKind } from './outbox-entry.ts';

/** Calls an endpoint as the owner of the entry, with a key. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointArguments<E>,
  key?: string,
) => Promise<EndpointOutput<E>>;

/** What the server says of a sent entry. A saved word that was there already has no reply. */
export interface OutboxReplies {
  readonly answer: EndpointOutput<typeof checkAnswer>;
  readonly reveal: EndpointOutput<typeof revealAnswer>;
  readonly comment: EndpointOutput<typeof addComment>;
  readonly like: EndpointOutput<typeof likeComment>;
  readonly unlike: EndpointOutput<typeof unlikeComment>;
  readonly save: EndpointOutput<typeof addFavorite> | null;
}

/** An entry that the server has now, with its reply. */
export type SentEntry = {
  [K in OutboxKind]: {
    readonly kind: K;
    readonly entry: EntryOfKind<K>;
    readonly reply: OutboxReplies[K];
  };
}[OutboxKind];

interface KindRules<K extends OutboxKind> {
  readonly send: (call: Call, entry: EntryOfKind<K>, now: Date) => Promise<OutboxReplies[K]>;
  /** What the list of waiting entries calls it. */
  readonly label: string;
  /** What the learner wrote or chose: stays readable until it is sent. */
  readonly content: (input: OutboxInputs[K]) => string;
}

const placeOf = ({ sentenceId, commentId }: OutboxInputs['like']) => ({
  sentenceId: String(sentenceId),
  commentId: String(commentId),
});

/** How each kind is sent, and what it shows while it waits. */
const outboxKinds: { readonly [K in OutboxKind]: KindRules<K> } = {
  answer: {
    send: (call, { id, at, input: { sentenceId, mode, text, typedAs } }, now) => {
      // The clock of the server is right, so that of this device counts only for an answer that has waited.
      const hasWaited = now.getTime() - Date.parse(at) > MINUTE_MS;
      const answered = { sentenceId, userAnswer: text, typedAs, ...(hasWaited && { answeredAt: at }) };
      return call(checkAnswer, { query: { mode }, body: answered }, id);
    },
    label: texts.answer,
    content: ({ text }) => text,
  },
  reveal: {
    // Without a key: an answer that is revealed twice counts as much as once.
    send: (call, { input: { sentenceId, mode } }) =>
      call(revealAnswer, { params: { sentenceId: String(sentenceId) }, body: { mode } }),
    label: texts.reveal,
    content: ({ about }) => about,
  },
  comment: {
    send: (call, { id, owner, input: { sentenceId, parentId, content } }) =>
      call(
        addComment,
        { params: { sentenceId: String(sentenceId) }, body: { content, userId: owner, parentId } },
        id,
      ),
    label: texts.comment,
    content: ({ content }) => content,
  },
  like: {
    send: (call, { id, owner, input }) =>
      call(likeComment, { params: placeOf(input), query: { userId: owner } }, id),
    label: texts.like,
    content: ({ about }) => about,
  },
  unlike: {
    send: (call, { id, input }) => call(unlikeComment, { params: placeOf(input) }, id),
    label: texts.unlike,
    content: ({ about }) => about,
  },
  save: {
    send: async (call, { id, input: { itemId, category } }) => {
      const categoryId = 'id' in category ? category.id : await categoryOf(call, category);
      const query = { categoryId: String(categoryId), itemId: String(itemId) };
      try {
        return await call(addFavorite, { query }, id);
      } catch (error) {
        // Saved on another device meanwhile.
        if (error instanceof ApiError && error.message === notebookRefusals.alreadyInCategory) return null;
        throw error;
      }
    },
    label: texts.save,
    content: ({ word }) => word,
  },
};

/** Two devices may create the category of the same name; the server compares names without capitals. */
async function categoryOf(call: Call, { name, key }: { readonly name: string; readonly key: string }) {
  const comparable = (one: string) => one.trim().toLocaleLowerCase('vi');
  const known = await call(listCategoryChoices, { query: {} });
  const same = known.find((category) => comparable(category.name) === comparable(name));
  return (same ?? (await call(createCategory, { query: { name } }, key))).id;
}

/** The rules of an entry, whatever its kind: an entry and its rules have the same kind. */
const rulesOf = ({ kind }: OutboxEntry) => outboxKinds[kind] as unknown as KindRules<OutboxKind>;

export const sendEntry = (call: Call, entry: OutboxEntry, now: Date): Promise<OutboxReplies[OutboxKind]> =>
  rulesOf(entry).send(call, entry, now);
export const labelOf = (entry: OutboxEntry): string => rulesOf(entry).label;
export const contentOf = (entry: OutboxEntry): string => rulesOf(entry).content(entry.input);
