import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import { readWords } from '../../grading/prepare-judge.ts';
import { importedFiles } from '../../imported-files.ts';

/** What is run for a verdict. Types are not followed, so the judge is named beside those who take it as a parameter. */
const RULES = [
  'scripts/content/sentences/check-answers.ts',
  'scripts/content/sentences/check-leaks.ts',
  'scripts/content/sentences/check-reader-answers.ts',
  'scripts/grading/load-tokenizer.ts',
  'server/features/practice/lexicon.ts',
  'server/features/kanji/kanji.service.ts',
  'core/grading/compile-model.ts',
  'core/grading/paraphrase/list-paraphrases.ts',
  'core/japanese/notation/analyse.ts',
];
/** Puts those together; what it imports besides reads content, which is compared as data. */
const PREPARATION = 'scripts/grading/prepare-judge.ts';
const DATA = ['content/synonyms', 'content/kanji'];
const DATA_PACKAGES = ['kanjidic2-json'];

/** Everything that a verdict on a sentence depends on besides the sentence. Of words only what the judge knows of them. */
export async function judgeBasis(): Promise<unknown> {
  const { files, packages } = await importedFiles(projectRoot, RULES);
  const data = (await Promise.all(DATA.map(namesIn))).flat().toSorted();
  const words = [...(await readWords())].map(([id, { kanji, hiragana, variants, wordClass }]) => [
    id,
    kanji,
    hiragana,
    variants,
    wordClass,
  ]);
  return {
    texts: await Promise.all(
      [PREPARATION, ...files, ...data].map((file) => readFile(join(projectRoot, file), 'utf8')),
    ),
    versions: await versionsOf([...packages, ...DATA_PACKAGES]),
    words,
  };
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(join(projectRoot, folder))).map((name) => `${folder}/${name}`);

async function versionsOf(names: readonly string[]): Promise<unknown> {
  const lock = JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly version?: string }>>;
  };
  return names.map((name) => [name, lock.packages[`node_modules/${name}`]?.version]);
}
