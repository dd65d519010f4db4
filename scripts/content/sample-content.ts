import { usualHanViet } from '#server/db/content/read-dictionary.ts';
import { readHanVietTable } from '#server/db/content/read-kanji-table.ts';
import type { CommandResult } from '../command-result.ts';
import { drawn } from './draw.ts';
import { readShippedCourses, type Sentence } from './sentences/sentences.ts';
import { readKanjiFile, readShippedWords, type Word } from './words/word.ts';

const WORDS = 100;
const SENTENCES = 60;

/** Words and sentences as learners see them; the same seed gives the same ones. */
export async function sampleContent([typed = '1']: readonly string[]): Promise<CommandResult> {
  const seed = Number(typed);
  if (!Number.isSafeInteger(seed)) return { output: `A seed is a whole number, not ${typed}.`, exitCode: 1 };
  const [words, { sentences }, kanji] = await Promise.all([
    readShippedWords(),
    readShippedCourses(),
    readKanjiFile('han-viet.tsv'),
  ]);
  const hanViet = readHanVietTable(kanji);
  const lines = [
    ...drawn(words, WORDS, seed).flatMap((word) => wordLines(word, usualHanViet(word.kanji, hanViet))),
    ...drawn(sentences, SENTENCES, seed).flatMap(sentenceLines),
  ];
  return { output: lines.join('\n'), exitCode: 0 };
}

function wordLines(word: Word, usual: string): string[] {
  const { id, kanji, hiragana, sino, mean, type, wordClass, examples, cognate } = word;
  return [
    [id, kanji, hiragana, sino || usual, type, wordClass].filter(Boolean).join('  '),
    `  ${mean}`,
    ...examples.map(({ text, ruby = text, translate }) => `  ${ruby} — ${translate}`),
    ...(cognate ? [`  ${cognate.kind} ${cognate.note}`] : []),
  ];
}

const sentenceLines = ({
  id,
  viSentence,
  jpSentence,
  reading,
  hint,
  accepted,
  blocked,
}: Sentence): string[] => [
  `${id}  ${viSentence}`,
  `  ${jpSentence}  ${reading}`,
  `  ${hint}`,
  ...accepted.map((answer) => `  + ${answer}`),
  ...blocked.map((answer) => `  - ${answer}`),
];
