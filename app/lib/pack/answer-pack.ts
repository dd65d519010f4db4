import type { PackName } from '#contract/dictionary/pack-endpoints.ts';
import { type PackWord, packWordParts } from '#contract/dictionary/pack-words.ts';
import { type OpenedPack, openPack } from '#core/pack/open-pack.ts';
import { openPackStore } from './pack-store.ts';

type Opened = OpenedPack<PackWord>;

export type PackQuestion =
  | { readonly kind: 'search' | 'suggest'; readonly typed: string }
  | { readonly kind: 'word'; readonly id: number };

interface Answers {
  readonly search: ReturnType<Opened['search']>;
  readonly suggest: ReturnType<Opened['suggest']>;
  readonly word: ReturnType<Opened['word']>;
}

/** What the pack says, and which pack it is; null without a pack. */
export type PackAnswer<Kind extends PackQuestion['kind'] = PackQuestion['kind']> = {
  readonly pack: PackName;
  readonly answer: Answers[Kind];
} | null;

let opening: Promise<{ readonly name: PackName; readonly pack: Opened } | null> | undefined;

/** Answers from the pack of this browser. Reading it and building its index are done once, at the first question. */
export async function answerFromPack(question: PackQuestion): Promise<PackAnswer> {
  opening ??= openStoredPack().catch((error: unknown) => {
    // The next question tries again.
    opening = undefined;
    throw error;
  });
  const opened = await opening;
  return opened && { pack: opened.name, answer: answerOf(opened.pack, question) };
}

/** Another pack is stored now, or none. */
export const forgetOpenedPack = (): void => void (opening = undefined);

async function openStoredPack() {
  const store = await openPackStore();
  try {
    const [info, text] = await Promise.all([store?.info(), store?.text()]);
    if (!info || !text) return null;
    return { name: info.pack, pack: openPack<PackWord>(new TextDecoder().decode(text), packWordParts) };
  } finally {
    store?.close();
  }
}

function answerOf(pack: Opened, question: PackQuestion): Answers[PackQuestion['kind']] {
  switch (question.kind) {
    case 'search':
      return pack.search(question.typed);
    case 'suggest':
      return pack.suggest(question.typed);
    case 'word':
      return pack.word(question.id);
  }
}
