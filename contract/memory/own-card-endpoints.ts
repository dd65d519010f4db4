import { plainText } from '../comments/plain-text.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, optionalLine, uuidText } from '../fields.ts';
import {
  DECK_MAX_CHARS,
  OWN_CARD_BACK_MAX_CHARS,
  OWN_CARD_FRONT_MAX_CHARS,
  OWN_CARD_NOTE_MAX_CHARS,
  OWN_CARD_READING_MAX_CHARS,
  OWN_CARDS_PER_CALL,
} from '../learning-limits.ts';
import { ownCardFieldNames as fieldNames } from '../texts/own-cards.ts';
import { z } from '../zod.ts';

/** What is on a card of the learner's own. Only the sides must not be empty. */
const ownCardText = z.object({
  front: plainText(OWN_CARD_FRONT_MAX_CHARS).check(z.minLength(1)),
  back: plainText(OWN_CARD_BACK_MAX_CHARS).check(z.minLength(1)),
  reading: optionalLine(OWN_CARD_READING_MAX_CHARS),
  note: plainText(OWN_CARD_NOTE_MAX_CHARS),
  deck: optionalLine(DECK_MAX_CHARS),
});
export type OwnCardText = z.output<typeof ownCardText>;

/** The card has the subject `own:<id>` in the log of learning. */
const sentCard = z.extend(ownCardText, { id: uuidText });
export type SentOwnCard = z.output<typeof sentCard>;
const ownCard = z.extend(sentCard, { createdAt: z.string() });
export type OwnCard = z.output<typeof ownCard>;

const ofCard = z.object({ ownCardId: uuidText });
const limits = ['ownCardsPerUser'] as const;

export const listOwnCards = defineEndpoint({
  method: 'GET',
  path: '/api/me/own-cards',
  summary: 'Thẻ của riêng tôi, từng phần',
  access: 'loggedIn',
  kept: 'own',
  limits,
  query: z.object({
    /** The id of the last card of the part before. */
    after: z.optional(uuidText),
  }),
  fieldNames,
  output: z.object({ cards: z.array(ownCard), hasMore: z.boolean() }),
});

export const saveOwnCards = defineEndpoint({
  method: 'POST',
  path: '/api/me/own-cards',
  summary: 'Thêm thẻ của riêng tôi; thẻ đã gửi rồi giữ nguyên',
  access: 'loggedIn',
  limits,
  body: z.object({
    cards: z.array(sentCard).check(z.minLength(1), z.maxLength(OWN_CARDS_PER_CALL)),
  }),
  fieldNames,
  /** How many of them were new. */
  output: z.object({ saved: z.int() }),
});

export const changeOwnCard = defineEndpoint({
  method: 'PUT',
  path: '/api/me/own-cards/{ownCardId}',
  summary: 'Sửa một thẻ của riêng tôi',
  access: 'loggedIn',
  limits,
  params: ofCard,
  body: ownCardText,
  fieldNames,
  output: ownCard,
});

export const deleteOwnCard = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/own-cards/{ownCardId}',
  summary: 'Xóa một thẻ của riêng tôi',
  access: 'loggedIn',
  limits,
  params: ofCard,
  output: done,
});
