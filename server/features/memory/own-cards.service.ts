import type { Done } from '#contract/fields.ts';
import { OWN_CARDS_MAX, OWN_CARDS_PER_CALL } from '#contract/learning-limits.ts';
import type { OwnCard, OwnCardText, SentOwnCard } from '#contract/memory/own-card-endpoints.ts';
import { ownCardTexts } from '#contract/texts/own-cards.ts';
import type { Database } from '#server/db/connect.ts';
import { conflict, notFound, unauthorized } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createOwnCardsRepository, type OwnCardRow } from './own-cards.repository.ts';

/** What is on the cards that learners brought themselves. When they are due is in the log of learning, as for all cards. */
export function createOwnCardsService({ db }: { readonly db: Database }) {
  const cards = createOwnCardsRepository(db);

  return {
    async list(caller: Caller, after?: string): Promise<{ cards: OwnCard[]; hasMore: boolean }> {
      const rows = await cards.listAfter(caller.id, after, OWN_CARDS_PER_CALL + 1);
      const part = rows.slice(0, OWN_CARDS_PER_CALL);
      return { cards: part.map(present), hasMore: rows.length > part.length };
    },

    /** Those of these cards that are the caller's. */
    async find(caller: Caller, ids: readonly string[]): Promise<OwnCard[]> {
      return ids.length === 0 ? [] : (await cards.find(caller.id, ids)).map(present);
    },

    /** A card that is sent again stays as it is: the learner may have changed it meanwhile. */
    save: (caller: Caller, sent: readonly SentOwnCard[]): Promise<{ saved: number }> =>
      db.transaction(async (tx) => {
        const within = createOwnCardsRepository(tx);
        // The account was deleted after its token was checked.
        if (!(await within.lock(caller.id))) throw unauthorized();
        const unique = new Map(sent.map((card) => [card.id, card]));
        const saved = await within.add(caller.id, [...unique.values()]);
        if ((await within.count(caller.id)) > OWN_CARDS_MAX)
          throw conflict(ownCardTexts.tooMany(OWN_CARDS_MAX));
        return { saved };
      }),

    async change(caller: Caller, id: string, text: OwnCardText): Promise<OwnCard> {
      const changed = await cards.change(caller.id, id, text);
      if (!changed) throw notFound(ownCardTexts.notFound);
      return present(changed);
    },

    async remove(caller: Caller, id: string): Promise<Done> {
      if (!(await cards.remove(caller.id, id))) throw notFound(ownCardTexts.notFound);
      return { statusCode: 200, message: ownCardTexts.deleted };
    },
  };
}

export type OwnCardsService = ReturnType<typeof createOwnCardsService>;

const present = ({ createdAt, ...card }: OwnCardRow): OwnCard => ({
  ...card,
  createdAt: createdAt.toISOString(),
});
