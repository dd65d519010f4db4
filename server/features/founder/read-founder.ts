import type { Certificate, Founder, Occupation } from '#contract/founder/endpoints.ts';
import { SOCIAL_KINDS } from '#contract/founder/socials.ts';
import { CERTIFICATE_YEARS, isPeriod, SECURE_LINK, YEAR_OR_MONTH } from '#contract/founder/typed-founder.ts';
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

const link = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, error: contentTexts.secureLink })
  .check(z.regex(SECURE_LINK, contentTexts.secureLink));

/** One of our own files: the Content-Security-Policy allows no pictures from other sites. */
const picture = z
  .string()
  .check(z.regex(/^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:webp|png|jpe?g|svg)$/, contentTexts.ownPicture));

/** YAML reads 2024 as a number and 2024-09 as a text. */
const yearOrMonth = z.pipe(
  z.union([z.string(), z.number()], contentTexts.yearOrMonth),
  z.pipe(z.transform(String), z.string().check(z.regex(YEAR_OR_MONTH, contentTexts.yearOrMonth))),
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
    z.refine(isPeriod, {
      path: ['to'],
      error: contentTexts.endsBeforeBeginning,
    }),
  );

const certificate: z.ZodMiniType<Certificate> = z.strictObject({
  name: text,
  issuer: perhaps(text),
  year: perhaps(z.int().check(z.minimum(CERTIFICATE_YEARS.first), z.maximum(CERTIFICATE_YEARS.last))),
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
