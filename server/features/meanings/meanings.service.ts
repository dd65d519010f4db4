import type { NewItem, SavedItem } from '#contract/dictionary/item.ts';
import type { Done } from '#contract/fields.ts';
import { MEANINGS_WAITING_PER_USER_MAX } from '#contract/limits.ts';
import type { OwnMeaning, TypedMeaning, WordToReview } from '#contract/meanings/endpoints.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import { meaningRefusals as refusals } from '#contract/texts/meanings.ts';
import { notificationTexts } from '#contract/texts/notifications.ts';
import type { Database } from '#server/db/connect.ts';
import type { AuditService } from '#server/features/audit/audit.service.ts';
import type { ItemEditingService } from '#server/features/dictionary/item-editing.service.ts';
import type { NotificationsService } from '#server/features/notifications/notifications.service.ts';
import { conflict, forbidden, notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { createMeaningsRepository, type MeaningRow } from './meanings.repository.ts';

/** A word without a Vietnamese meaning; `mean` is English. */
interface UntranslatedWord {
  readonly kanji: string;
  readonly hiragana: string;
  readonly sino: string;
  readonly mean: string;
}

interface MeaningsParts {
  readonly db: Database;
  readonly wordOf: (id: number) => Promise<UntranslatedWord | null>;
  readonly editing: Pick<ItemEditingService, 'createWithin' | 'idOfSpelling'>;
  readonly notifications: Pick<NotificationsService, 'notifyUser' | 'notifyUsers'>;
  readonly audit: AuditService;
  readonly clock: () => Date;
}

/** "Góp ý nghĩa tiếng Việt": learners suggest meanings of words that have none, reviewers make items of them. */
export function createMeaningsService(parts: MeaningsParts) {
  const { db, wordOf, editing, notifications, audit, clock } = parts;
  const stored = createMeaningsRepository(db);

  async function requireDecidable(caller: Caller, id: number, tx: Database): Promise<MeaningRow> {
    const meaning = await createMeaningsRepository(tx).findToDecide(id);
    if (!meaning) throw notFound(refusals.notFound);
    if (meaning.state !== 'waiting') throw conflict(refusals.alreadyDecided);
    // With one admin there is nobody else (decision 032).
    if (meaning.userId === caller.id && !caller.roles.includes('ADMIN'))
      throw forbidden(refusals.ownSuggestion);
    return meaning;
  }

  return {
    /** One waiting meaning per learner and word: sending again replaces it. */
    async suggest(caller: Caller, wordId: number, typed: TypedMeaning): Promise<OwnMeaning> {
      const word = await wordOf(wordId);
      if (!word) throw notFound(refusals.wordNotFound);
      const { kanji, hiragana } = word;
      const itemId = await editing.idOfSpelling({ kanji, hiragana });
      if (itemId !== null && itemId !== wordId) throw conflict(itemRefusals.spellingTaken(kanji, hiragana));

      return db.transaction(async (tx) => {
        const meanings = createMeaningsRepository(tx);
        const sent = { ...typed, userId: caller.id, wordId, kanji, hiragana, createdAt: clock() };
        const saved = await meanings.saveWaiting(sent);
        if ((await meanings.countWaitingOf(caller.id)) > MEANINGS_WAITING_PER_USER_MAX)
          throw conflict(refusals.tooManyWaiting(MEANINGS_WAITING_PER_USER_MAX));
        return asOwn(saved);
      });
    },

    async listOwn(
      { id }: Caller,
      { wordId }: { readonly wordId?: number },
      bounds: PageBounds,
    ): Promise<Paged<OwnMeaning>> {
      const rows = await stored.listOf(id, bounds, wordId);
      return { rows: rows.map(asOwn), total: await stored.countOf(id, wordId) };
    },

    async listWaiting(caller: Caller, bounds: PageBounds): Promise<Paged<WordToReview>> {
      const wordIds = await stored.waitingWordIds(bounds);
      const waiting = await stored.waitingOf(wordIds);
      const rows = await Promise.all(
        wordIds.map(async (wordId) => {
          const meanings = waiting.filter((meaning) => meaning.wordId === wordId);
          const [first] = meanings;
          if (!first) return [];
          const word = await wordOf(wordId);
          return {
            wordId,
            kanji: first.kanji,
            hiragana: first.hiragana,
            sino: word?.sino ?? '',
            english: word?.mean ?? '',
            meanings: meanings.map((meaning) => ({
              ...asTyped(meaning),
              author: meaning.author,
              own: meaning.userId === caller.id,
            })),
          };
        }),
      );
      return { rows: rows.flat(), total: await stored.countWaitingWords() };
    },

    /** Makes an item of the word, which settles everything that waits for it, and notifies the learners. */
    accept: (caller: Caller, id: number, typed: NewItem): Promise<SavedItem> =>
      editing.createWithin(caller, async (insert, tx) => {
        const { wordId, kanji } = await requireDecidable(caller, id, tx);
        const item = await insert(typed);
        const decision = {
          state: 'accepted',
          reason: '',
          itemId: item.id,
          decidedBy: caller.id,
          decidedAt: clock(),
        } as const;
        const settled = await createMeaningsRepository(tx).decideWord(wordId, decision);
        const note = notificationTexts.meaningAccepted(kanji, item.mean);
        const notification = { kind: 'meaning-accepted', note, aboutWordId: item.id } as const;
        const authorIds = settled.map(({ userId }) => userId).filter((userId) => userId !== caller.id);
        await notifications.notifyUsers(
          authorIds.map((userId) => ({ userId, ...notification })),
          tx,
        );
        const details = { meaningId: id, wordId };
        const subject = `items/${item.id}`;
        await audit.record({ actorId: caller.id, action: 'meaning-accepted', subject, details }, tx);
        return item;
      }),

    refuse: (caller: Caller, id: number, reason: string): Promise<Done> =>
      db.transaction(async (tx) => {
        const { userId, wordId, kanji, mean } = await requireDecidable(caller, id, tx);
        const decision = {
          state: 'refused',
          reason,
          itemId: null,
          decidedBy: caller.id,
          decidedAt: clock(),
        } as const;
        await createMeaningsRepository(tx).decide(id, decision);
        const note = notificationTexts.meaningRefused(kanji, mean, reason);
        await notifications.notifyUser(userId, { kind: 'meaning-refused', note, aboutWordId: wordId }, tx);
        return { statusCode: 200, message: refusals.refused };
      }),
  };
}

export type MeaningsService = ReturnType<typeof createMeaningsService>;

const asTyped = ({ id, mean, text, translate, note, createdAt }: MeaningRow) => ({
  id,
  mean,
  text,
  translate,
  note,
  createdAt: createdAt.toISOString(),
});

const asOwn = (row: MeaningRow): OwnMeaning => ({
  ...asTyped(row),
  wordId: row.wordId,
  kanji: row.kanji,
  hiragana: row.hiragana,
  state: row.state,
  reason: row.reason,
  itemId: row.itemId,
});
