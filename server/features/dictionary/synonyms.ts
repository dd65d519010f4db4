import { SYNONYM_LINK_MAX_WORDS } from '#contract/limits.ts';
import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { ContentError, type Place } from '#server/db/content/content-error.ts';
import { readFiles } from '#server/db/content/content-files.ts';
import { type Placed, parseList } from '#server/db/content/read-entry.ts';

const wordId = z.int().check(z.positive());

/** What says where the words may replace each other: of no use where they never may. */
const CONDITIONS = ['except', 'only', 'prompt', 'oneWay', 'particles'] as const;
const isGiven = (condition: readonly string[] | boolean): boolean =>
  typeof condition === 'boolean' ? condition : condition.length > 0;

/**
 * One 〜 and some text beside it: 〜 alone would exclude every sentence. Before it a kind of noun may stand for any such
 * noun.
 */
const fragment = z
  .string()
  .check(
    z.regex(
      /^(?:(?:\{(?:person|place)\})?[^〜～{}]+〜[^〜～{}]*|〜[^〜～{}]+)$/u,
      contentTexts.synonymException,
    ),
  );

/** As whole words of the prompt, in small letters. */
const promptWords = z.string().check(z.regex(/^\p{Ll}+(?: \p{Ll}+)*$/u, contentTexts.synonymPrompt));

const particle = z.enum(['を', 'が', 'に', 'で', 'と', 'から']);

const linkSchema: z.ZodMiniType<SynonymLink> = z
  .strictObject({
    words: z.array(wordId).check(
      z.minLength(2),
      z.maxLength(SYNONYM_LINK_MAX_WORDS),
      z.refine((words) => new Set(words).size === words.length, contentTexts.wordTwiceInLink),
    ),
    difference: z.string().check(z.trim(), z.minLength(1)),
    interchangeable: z.boolean(),
    except: z._default(z.array(fragment), []),
    only: z._default(z.array(fragment), []),
    prompt: z._default(z.array(promptWords), []),
    oneWay: z._default(z.boolean(), false),
    particles: z._default(z.array(particle), []),
  })
  .check(
    ...CONDITIONS.map((field) =>
      z.refine<SynonymLink>((link) => link.interchangeable || !isGiven(link[field]), {
        path: [field],
        error: contentTexts.exceptionOfNothing(field),
      }),
    ),
    z.refine(({ words, particles }) => particles.length === 0 || particles.length === words.length, {
      path: ['particles'],
      error: contentTexts.particleOfEachWord,
    }),
  );

/** Reads the synonyms of the team. A mistake in a file stops the boot and names the line. */
export async function openSynonyms(contentFolder: string): Promise<readonly SynonymLink[]> {
  const files = await readFiles(contentFolder, 'synonyms', '.yaml');
  const links = files.flatMap((file) => parseList(file, linkSchema));
  refuseRepeatedPairs(links);
  return links.map(({ item }) => item);
}

/** Two links between the same words could contradict each other. */
function refuseRepeatedPairs(links: readonly Placed<SynonymLink>[]): void {
  const seen = new Map<string, Place>();
  for (const { item, place } of links)
    for (const pair of pairsOf(item.words)) {
      const first = seen.get(pair);
      if (first) throw new ContentError(place, contentTexts.twice(pair, first.file, first.line));
      seen.set(pair, place);
    }
}

const pairsOf = (words: readonly number[]): string[] => {
  const sorted = words.toSorted((a, b) => a - b);
  return sorted.flatMap((word, at) => sorted.slice(at + 1).map((other) => `${word} – ${other}`));
};
