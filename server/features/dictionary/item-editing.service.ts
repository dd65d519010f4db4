import { isDeepStrictEqual } from 'node:util';
import type { ItemChange } from '#contract/dictionary/admin-endpoints.ts';
import type { EditedItem, NewItem, SavedItem } from '#contract/dictionary/item.ts';
import { blankWord } from '#contract/dictionary/word-fields.ts';
import type { Done } from '#contract/fields.ts';
import { itemRefusals } from '#contract/texts/items.ts';
import type { Database } from '#server/db/connect.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { conflict, notFound } from '#server/http/errors.ts';
import type { PageBounds, Paged } from '#server/http/requests/paging.ts';
import type { Caller } from '#server/http/route.ts';
import { createItemChangesRepository } from './item-changes.repository.ts';
import { itemFields } from './item-fields.ts';
import { createItemsRepository, type ItemFields, type ItemsRepository } from './items.repository.ts';
import { asItem } from './present-item.ts';
import { type DictionaryWriting, writeDictionary } from './write-dictionary.ts';

interface ItemEditingParts extends DictionaryWriting {
  readonly kanji: KanjiService;
}

/** Changes single items; each change can be undone. */
export function createItemEditingService({ kanji, ...writing }: ItemEditingParts) {
  /** Creates an item in the transaction of what it belongs to: `write` gets the function that inserts it. */
  const createWithin = <T>(
    caller: Caller,
    write: (insert: (typed: NewItem) => Promise<SavedItem>, tx: Database) => Promise<T>,
  ): Promise<T> =>
    writeDictionary(writing, (items, history, tx) =>
      write(async (typed) => {
        const fields = itemFields(typed, null, kanji.hanVietOf);
        await requireFreeSpelling(items, fields);
        const [row] = await items.insert([fields]);
        if (!row) throw new Error('An inserted item has to come back');
        const batch = by(caller);
        await history.insert([{ ...batch, kind: 'created', itemId: row.id, after: row }]);
        return { ...asItem(row, kanji), changeId: batch.batchId };
      }, tx),
    );

  return {
    createWithin,

    create: (caller: Caller, typed: NewItem): Promise<SavedItem> =>
      createWithin(caller, (insert) => insert(typed)),

    /** The id of the item with this headword and reading. */
    idOfSpelling: async (spelling: Pick<ItemFields, 'kanji' | 'hiragana'>): Promise<number | null> =>
      (await createItemsRepository(writing.db).findBySpelling(spelling))?.id ?? null,

    update: (caller: Caller, id: number, { description, ...typed }: EditedItem): Promise<SavedItem> =>
      writeDictionary(writing, async (items, history) => {
        const before = await items.find(id);
        if (!before) throw notFound(itemRefusals.notFound);
        const after = {
          id,
          ...itemFields(
            { ...typed, descriptions: description ?? typed.descriptions },
            before,
            kanji.hanVietOf,
          ),
        };
        // Nothing changed, so there is nothing to undo.
        if (isDeepStrictEqual(before, after)) return { ...asItem(before, kanji), changeId: null };
        await requireFreeSpelling(items, after, id);
        await items.save([after]);
        const batch = by(caller);
        await history.insert([{ ...batch, kind: 'edited', itemId: id, before, after }]);
        return { ...asItem(after, kanji), changeId: batch.batchId };
      }),

    /** The item leaves the notebooks of learners; the history records which ones. */
    remove: (caller: Caller, id: number): Promise<Done & { changeId: string }> =>
      writeDictionary(writing, async (items, history) => {
        const before = await items.findToDelete(id);
        if (!before) throw notFound(itemRefusals.notFound);
        const favoriteOf = await history.categoriesWith(id);
        await items.delete([id]);
        const batch = by(caller);
        await history.insert([{ ...batch, kind: 'deleted', itemId: id, before, favoriteOf }]);
        return { statusCode: 200, message: itemRefusals.deleted, changeId: batch.batchId };
      }),

    /** Undoes all of a batch or nothing, and only while its items have not changed since. */
    undo: (caller: Caller, batchId: string): Promise<Done> =>
      writeDictionary(writing, async (items, history) => {
        const changes = await history.ofBatch(batchId);
        if (changes.length === 0) throw notFound(itemRefusals.changeNotFound);
        if (changes.some(({ undoneAt }) => undoneAt !== null)) throw conflict(itemRefusals.alreadyUndone);
        if (!(await history.isBatchUnchanged(batchId))) throw conflict(itemRefusals.changedSince);
        const taken = await history.findTakenSpelling(batchId);
        if (taken) throw conflict(itemRefusals.spellingTakenSince(taken.kanji, taken.hiragana));

        const created = changes.flatMap(({ before, itemId }) => (before ? [] : itemId));
        await items.lockToDelete(created);
        await history.recordFavorites(batchId);
        await items.delete(created);
        // A field that did not exist when the change was made becomes blank.
        await items.save(changes.flatMap(({ before }) => (before ? { ...blankWord, ...before } : [])));
        for (const { itemId, favoriteOf } of changes)
          if (favoriteOf.length > 0) await history.restoreFavorites(itemId, favoriteOf);
        await history.markUndone(batchId, caller.id);
        return { statusCode: 200, message: itemRefusals.undone };
      }),

    async listChanges(bounds: PageBounds): Promise<Paged<ItemChange>> {
      const history = createItemChangesRepository(writing.db);
      const batches = await history.listBatches(bounds);
      return { rows: batches.map(asItemChange), total: await history.countBatches() };
    },
  };
}

export type ItemEditingService = ReturnType<typeof createItemEditingService>;

type Batch = Awaited<ReturnType<ReturnType<typeof createItemChangesRepository>['listBatches']>>[number];

const asItemChange = ({ isUnchanged, undone, createdAt, ...batch }: Batch): ItemChange => ({
  ...batch,
  createdAt: createdAt.toISOString(),
  undone,
  undoable: isUnchanged && !undone,
});

const by = (caller: Caller) => ({ batchId: crypto.randomUUID(), actorId: caller.id });

async function requireFreeSpelling(items: ItemsRepository, fields: ItemFields, ownId?: number) {
  const holder = await items.findBySpelling(fields);
  if (holder && holder.id !== ownId)
    throw conflict(itemRefusals.spellingTaken(fields.kanji, fields.hiragana));
}
