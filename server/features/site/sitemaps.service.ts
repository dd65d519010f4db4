import { SITEMAP_MAX_ADDRESSES } from '#contract/limits.ts';
import { grammarSitemap, lessonsSitemap, pagesSitemap, wordsSitemap } from '#contract/site/endpoints.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { notFound } from '#server/http/errors.ts';
import { weakEtag } from '#server/http/replies/encodings.ts';
import { type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const SITEMAPS = ['pages', 'words', 'grammar', 'lessons'] as const;
type SitemapName = (typeof SITEMAPS)[number];
const sitemapPaths: Readonly<Record<SitemapName, string>> = {
  pages: pagesSitemap.path,
  words: wordsSitemap.path,
  grammar: grammarSitemap.path,
  lessons: lessonsSitemap.path,
};

interface SitemapsParts {
  readonly publicUrl: URL;
  readonly sources: Readonly<Record<SitemapName, () => Promise<SitemapEntry[]>>>;
  readonly addressesPerFile?: number;
}

interface SitemapFile {
  readonly path: string;
  readonly changedAt?: Date;
  readonly text: string;
  readonly etag: string;
}

type WrittenText = Pick<SitemapFile, 'text' | 'etag'>;

/** The sitemaps, each generated on the first request and cached until content changes. */
export function createSitemapsService({
  publicUrl,
  sources,
  addressesPerFile = SITEMAP_MAX_ADDRESSES,
}: SitemapsParts) {
  let cached = new Map<SitemapName, Promise<SitemapFile[]>>();

  function filesOf(name: SitemapName): Promise<SitemapFile[]> {
    const known = cached.get(name);
    if (known) return known;
    const edition = cached;
    const written = write(name);
    edition.set(name, written);
    // The next call tries again.
    written.catch(() => edition.delete(name));
    return written;
  }

  async function write(name: SitemapName): Promise<SitemapFile[]> {
    const chunks = chunked(await sources[name](), addressesPerFile);
    const files: SitemapFile[] = [];
    for (const entries of chunks) {
      const text = await sitemapXml(publicUrl, entries);
      files.push({ path: pathOf(name, files.length + 1), changedAt: newest(entries), ...withEtag(text) });
    }
    return files;
  }

  return {
    async index(): Promise<WrittenText> {
      const files = await Promise.all(SITEMAPS.map(filesOf));
      return withEtag(await sitemapIndexXml(publicUrl, files.flat()));
    },

    async file(name: SitemapName, page = 1): Promise<WrittenText> {
      const file = (await filesOf(name))[page - 1];
      if (!file) throw notFound(errorTexts.notFound);
      return file;
    },

    /** Clears the cache after a content change; files being generated right now are not cached either. */
    forget(): void {
      cached = new Map();
    },
  };
}

export type SitemapsService = ReturnType<typeof createSitemapsService>;

const pathOf = (name: SitemapName, page: number) =>
  page === 1 ? sitemapPaths[name] : `${sitemapPaths[name]}?page=${page}`;

const withEtag = (text: string): WrittenText => ({ text, etag: weakEtag(text) });

/** An empty list still gives one file, because the contract names its address. */
function chunked<T>(list: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(list.length / size));
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}

const newest = (entries: readonly SitemapEntry[]): Date | undefined =>
  entries.reduce<Date | undefined>(
    (latest, { changedAt }) => (changedAt && (!latest || changedAt > latest) ? changedAt : latest),
    undefined,
  );
