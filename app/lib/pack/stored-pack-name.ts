import { PACK_NAMES, type PackName } from '#contract/dictionary/pack-endpoints.ts';
import { storage } from '../choices/storage.ts';

const KEY = 'dictionary-pack';

/**
 * Which pack this browser keeps, known without opening its database: the search asks at once whether there is one. The
 * database decides; a browser that was short of room may have emptied it.
 */
export const storedPackName = (): PackName | null => {
  const noted = storage.get(KEY);
  return PACK_NAMES.find((name) => name === noted) ?? null;
};

export const noteStoredPack = (name: PackName | null): void =>
  name === null ? storage.remove(KEY) : storage.set(KEY, name);
