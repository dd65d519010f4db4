import { createHash } from 'node:crypto';
import {
  PACK_LEVELS,
  PACK_NAMES,
  type PackInfo,
  type PackName,
} from '#contract/dictionary/pack-endpoints.ts';
import { blankWord, WORD_FIELD_NAMES } from '#contract/dictionary/word-fields.ts';
import type { ItemLevel } from '#contract/levels.ts';
import { packTexts } from '#contract/texts/pack.ts';
import { spellingsOf } from '#core/dictionary/describe-word.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { packColumns, packedCharacters, packedSynonyms, packedWord } from '#core/pack/pack-data.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import { notFound } from '#server/http/errors.ts';
import { prepareReply, type ReadyReply } from '#server/http/replies/ready-reply.ts';
import { createPause, mapInSlices } from '#server/in-slices.ts';
import { oncePerEdition } from '#server/once-per-edition.ts';
import type { ItemRow } from './items.repository.ts';
import type { SearchService } from './search.service.ts';

interface PacksParts {
  readonly search: Pick<SearchService, 'rows'>;
  readonly kanji: KanjiService;
  readonly synonyms: readonly SynonymLink[];
}

interface MadePack {
  readonly info: PackInfo;
  readonly reply: ReadyReply;
}

type Rows = ReadonlyMap<number, ItemRow>;

const COLUMNS = packColumns(WORD_FIELD_NAMES);
const HASH_CHARS = 16;

/** The dictionary in packs that a browser keeps (decision 057). */
export function createPacksService({ search, kanji, synonyms }: PacksParts) {
  /** Made at the first request for it, and compressed once. */
  const packsIn = oncePerEdition((rows: Rows) => {
    const made = new Map<PackName, Promise<MadePack>>();
    return (pack: PackName): Promise<MadePack> => {
      const known = made.get(pack) ?? makePack(pack, rows);
      made.set(pack, known);
      // The next request tries again.
      known.catch(() => made.delete(pack));
      return known;
    };
  });

  async function makePack(pack: PackName, rows: Rows): Promise<MadePack> {
    const levels: readonly ItemLevel[] = PACK_LEVELS[pack];
    const words = [...rows.values()].filter(({ type }) => levels.includes(type));
    const hash = createHash('sha256');
    const parts = await mapInSlices(await contentOf(pack, words, rows), (part) => {
      const bytes = Buffer.from(part);
      hash.update(bytes);
      return bytes;
    });
    const edition = hash.digest('base64url').slice(0, HASH_CHARS);
    const text = Buffer.concat([Buffer.from(`{"edition":"${edition}",`), ...parts]);
    const reply = prepareReply(text, { headers: {}, etag: `W/"${edition}"` });
    const { body } = await reply.sentTo('br', undefined);
    return {
      info: {
        pack,
        edition,
        words: words.length,
        bytes: text.byteLength,
        downloadBytes: body?.byteLength ?? text.byteLength,
      },
      reply,
    };
  }

  /** Everything behind the edition, in parts. */
  async function contentOf(pack: PackName, words: readonly ItemRow[], rows: Rows): Promise<string[]> {
    const pause = createPause();
    const factsOf = (row: ItemRow) => kanji.wordFacts(spellingsOf(row), row.hiragana);
    const isPacked = (id: number) => {
      const type = rows.get(id)?.type;
      return type !== undefined && (PACK_LEVELS[pack] as readonly ItemLevel[]).includes(type);
    };
    const packed = await mapInSlices(
      words,
      (row) => JSON.stringify(packedWord(row, factsOf(row), COLUMNS, blankWord)),
      pause,
    );
    const { radicals, characters } = packedCharacters(words, kanji.source);
    const cards = await mapInSlices(characters, (character) => JSON.stringify(character), pause);
    return [
      `"pack":"${pack}","columns":${JSON.stringify(COLUMNS)},\n"words":[`,
      ...separated(packed),
      `],\n"radicals":${JSON.stringify(radicals)},\n"characters":[`,
      ...separated(cards),
      `],\n"synonyms":${JSON.stringify(packedSynonyms(synonyms, isPacked))}}`,
    ];
  }

  return {
    async list(): Promise<PackInfo[]> {
      const packOf = packsIn(await search.rows());
      const infos: PackInfo[] = [];
      // One after the other: compressing takes a thread that passwords need too.
      for (const pack of PACK_NAMES) infos.push((await packOf(pack)).info);
      return infos;
    },

    async reply(name: string): Promise<ReadyReply> {
      const pack = PACK_NAMES.find((known) => known === name);
      if (!pack) throw notFound(packTexts.unknown);
      return (await packsIn(await search.rows())(pack)).reply;
    },
  };
}

export type PacksService = ReturnType<typeof createPacksService>;

const separated = (rows: readonly string[]): string[] =>
  rows.map((row, place) => (place === 0 ? row : `,\n${row}`));
