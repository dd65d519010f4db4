import type { Certificate, Founder, Occupation } from '#contract/founder/endpoints.ts';
import { SOCIAL_KINDS } from '#contract/founder/socials.ts';
import { contentTexts } from '#contract/texts/operator.ts';
import { z } from '#contract/zod.ts';
import { readContentFile } from '#server/db/content/content-files.ts';
import { parseEntry } from '#server/db/content/read-entry.ts';
import { readYaml } from '#server/db/content/read-yaml.ts';

/** Reads content/founder.yaml; a mistake in it stops the boot and names the line. */
export async function readFounder(contentFolder: string): Promise<Founder> {
  const { content, placeOf } = readYaml(await readContentFile(contentFolder, '', 'founder.yaml'));
  return parseEntry(founderSchema, content, placeOf);
}

const text = z.string().check(z.trim(), z.minLength(1));

// A field with nothing after its colon counts as missing.
const perhaps = <Value>(value: z.ZodMiniType<Value>) =>
  z._default(z.pipe(z.transform(blankAsNull), z.nullable(value)), null);
const listOf = <Value>(entry: z.ZodMiniType<Value>) =>
  z._default(
    z.pipe(
      z.transform((given: unknown) => given ?? []),
      z.array(entry),
    ),
    [],
  );

/**
 * Only https links: `javascript:` would run in the page. The pattern is strict because browsers treat `https:a.example`
 * as a path, and the part before an @ can look like the host.
 */
const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: contentTexts.secureLink })
  .check(z.regex(/^https:\/\/[^/@\\]+(?:[/?#]|$)/, contentTexts.secureLink));

/** One of our own files: the Content-Security-Policy allows no pictures from other sites. */
const picture = z
  .string()
  .check(z.regex(/^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|png|jpe?g|svg)$/, contentTexts.ownPicture));

/** YAML reads 2024 as a number and 2024-09 as a text. */
const yearOrMonth = z.pipe(
  z.union([z.string(), z.number()], contentTexts.yearOrMonth),
  z.pipe(
    z.transform(String),
    z.string().check(z.regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/, contentTexts.yearOrMonth)),
  ),
);

const occupation: z.ZodMiniType<Occupation> = z
  .strictObject({
    title: text,
    place: text,
    from: yearOrMonth,
    to: perhaps(yearOrMonth),
    text: perhaps(text),
  })
  .check(
    // Compared only as far as both are known: from 2024-09 to 2024 is valid.
    z.refine(({ from, to }) => to === null || to >= from.slice(0, to.length), {
      path: ['to'],
      error: contentTexts.endsBeforeBeginning,
    }),
  );

const certificate: z.ZodMiniType<Certificate> = z.strictObject({
  name: text,
  issuer: perhaps(text),
  year: perhaps(z.int().check(z.minimum(1950), z.maximum(2100))),
  image: perhaps(picture),
});

const founderSchema: z.ZodMiniType<Founder> = z.strictObject({
  name: perhaps(text),
  role: text,
  about: perhaps(text),
  story: listOf(text),
  photo: perhaps(picture),
  studies: listOf(text),
  work: listOf(occupation),
  certificates: listOf(certificate),
  socials: listOf(z.strictObject({ kind: z.enum(SOCIAL_KINDS), url: link })),
  website: perhaps(link),
});

function blankAsNull(given: unknown): unknown {
  return typeof given === 'string' && given.trim() === '' ? null : given;
}
