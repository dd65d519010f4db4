import { stringify } from 'yaml';
import { usualHanViet } from '#server/db/content/read-dictionary.ts';
import { readHanVietTable } from '#server/db/content/read-kanji-table.ts';
import { readNames } from '#server/features/names/names-library.ts';
import type { CommandResult } from '../command-result.ts';
import { drawn } from './draw.ts';
import { readShippedGrammar } from './grammar/grammar.ts';
import { readShippedKana } from './kana/kana.ts';
import { readShippedPath } from './path/path.ts';
import { readShippedCourses, type Sentence } from './sentences/sentences.ts';
import { readShippedTalks } from './talks/talks.ts';
import { readShippedSynonyms } from './words/check-synonym-link.ts';
import { contentFolder, readKanjiFile, readShippedWords, type Word } from './words/word.ts';

/** Something of one kind: how many rows a sample has, and each row as text. */
interface SampledKind {
  readonly name: string;
  readonly count: number;
  readonly rows: readonly string[];
}

/** Rows of every kind of content as a reader needs them; the same seed gives the same ones. `kind` draws only that. */
export async function sampleContent([typed = '1', kind]: readonly string[]): Promise<CommandResult> {
  const seed = Number(typed);
  if (!Number.isSafeInteger(seed)) return { output: `A seed is a whole number, not ${typed}.`, exitCode: 1 };
  const kinds = await sampledKinds();
  const names = kinds.map(({ name }) => name);
  if (kind !== undefined && !names.includes(kind))
    return { output: `A kind is one of ${names.join(', ')}, not ${kind}.`, exitCode: 1 };
  const lines = kinds
    .filter(({ name }) => kind === undefined || name === kind)
    .flatMap(({ name, count, rows }) => [`# ${name}`, ...drawn(rows, count, seed), '']);
  return { output: lines.join('\n').trimEnd(), exitCode: 0 };
}

async function sampledKinds(): Promise<SampledKind[]> {
  const [words, synonyms, { sentences }, grammar, talks, kana, path, names, kanji] = await Promise.all([
    readShippedWords(),
    readShippedSynonyms(),
    readShippedCourses(),
    readShippedGrammar(),
    readShippedTalks(),
    readShippedKana(),
    readShippedPath(),
    readNames(contentFolder),
    readKanjiFile('han-viet.tsv'),
  ]);
  const hanViet = readHanVietTable(kanji);
  const spelling = new Map(words.map((word) => [Number(word.id), word.kanji]));
  return [
    {
      name: 'words',
      count: 100,
      rows: words.map((word) => wordText(word, usualHanViet(word.kanji, hanViet))),
    },
    {
      name: 'synonyms',
      count: 20,
      rows: synonyms.map(({ words: linked, ...link }) =>
        stringify({ words: linked.map((id) => `${id} ${spelling.get(id)}`), ...link }),
      ),
    },
    { name: 'sentences', count: 60, rows: sentences.map(sentenceText) },
    { name: 'grammar', count: 10, rows: asYaml(grammar.points) },
    { name: 'contrasts', count: 6, rows: asYaml(grammar.contrasts) },
    { name: 'answers', count: 4, rows: asYaml(grammar.answers) },
    { name: 'talks', count: 1, rows: asYaml(talks.scenes) },
    { name: 'kana', count: 3, rows: asYaml(kana.rows) },
    { name: 'dialogues', count: 2, rows: asYaml(path.dialogues) },
    { name: 'readings', count: 2, rows: asYaml(path.readings) },
    { name: 'names', count: 20, rows: asYaml(names) },
  ];
}

const asYaml = (rows: readonly object[]): string[] => rows.map((row) => stringify(row));

function wordText(word: Word, usual: string): string {
  const { id, kanji, hiragana, sino, mean, type, wordClass, examples, cognate } = word;
  const pairs = [...word.collocations, ...word.particles, ...word.antonyms];
  return [
    [id, kanji, hiragana, sino || usual, type, wordClass, word.formality].filter(Boolean).join('  '),
    `  ${mean}`,
    ...examples.map(({ text, ruby = text, translate }) => `  ${ruby} — ${translate}`),
    ...(cognate ? [`  ${cognate.kind} ${cognate.note}`] : []),
    ...pairs.map(([first, second]) => `  ${first} = ${second}`),
    ...(word.warning ? [`  ! ${word.warning}`] : []),
    `  ${word.themes.join(', ')}`,
  ].join('\n');
}

const sentenceText = ({ id, viSentence, jpSentence, reading, hint, accepted, blocked }: Sentence): string =>
  [
    `${id}  ${viSentence}`,
    `  ${jpSentence}  ${reading}`,
    `  ${hint}`,
    ...accepted.map((answer) => `  + ${answer}`),
    ...blocked.map((answer) => `  - ${answer}`),
  ].join('\n');
