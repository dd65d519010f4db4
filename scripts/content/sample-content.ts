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

/** Something of one kind: how many rows a sample has, and one of its rows as text. */
interface SampledKind {
  readonly name: string;
  readonly draw: (seed: number) => readonly string[];
}

const kindOf = <Row>(
  name: string,
  count: number,
  rows: readonly Row[],
  text: (row: Row) => string,
): SampledKind => ({ name, draw: (seed) => drawn(rows, count, seed).map(text) });

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
    .flatMap(({ name, draw }) => [`# ${name}`, ...draw(seed), '']);
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
    kindOf('words', 100, words, (word) => wordText(word, usualHanViet(word.kanji, hanViet))),
    kindOf('synonyms', 20, synonyms, ({ words: linked, ...link }) =>
      stringify({ words: linked.map((id) => `${id} ${spelling.get(id)}`), ...link }),
    ),
    kindOf('sentences', 60, sentences, sentenceText),
    kindOf('grammar', 10, grammar.points, asYaml),
    kindOf('contrasts', 6, grammar.contrasts, asYaml),
    kindOf('answers', 4, grammar.answers, asYaml),
    kindOf('talks', 1, talks.scenes, asYaml),
    kindOf('kana', 3, kana.rows, asYaml),
    kindOf('dialogues', 2, path.dialogues, asYaml),
    kindOf('readings', 2, path.readings, asYaml),
    kindOf('names', 20, names, asYaml),
  ];
}

const asYaml = (row: object): string => stringify(row);

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
