import { packWordParts, type PackWord } from '#contract/dictionary/pack-words.ts';
import { type OpenedPack, openPack } from '#core/pack/open-pack.ts';

/** What the thread of a browser does with the text of a pack (`app/lib/pack/answer-pack.ts`). */
export const open = (text: string): OpenedPack<PackWord> => openPack<PackWord>(text, packWordParts);
