import { THEMES } from '#contract/dictionary/themes.ts';
import { COGNATE_KINDS } from '#contract/dictionary/word-classes.ts';
import { ITEM_LEVELS, LESSON_LEVELS } from '#contract/levels.ts';
import { GRAMMAR_LEVELS } from '#core/grammar/grammar-point.ts';
import { readShippedGrammar } from './grammar/grammar.ts';
import { readReaderAnswers, refusedAtFirst } from './sentences/reader-answers.ts';
import { readShippedCourses } from './sentences/sentences.ts';
import { readShippedTalks } from './talks/talks.ts';
import { readShippedSynonyms } from './words/check-synonym-link.ts';
import { readShippedWords } from './words/word.ts';

/** One kind of content: how much there is, its parts, and how much was promised. */
export interface Count {
  readonly name: string;
  readonly total: number;
  readonly parts: readonly (readonly [part: string, count: number])[];
  readonly promised: number;
}

/** How much there is of every kind that the product promises. */
export async function countContent(): Promise<Count[]> {
  const [words, synonyms, courses, { points }, { scenes }, answers] = await Promise.all([
    readShippedWords(),
    readShippedSynonyms(),
    readShippedCourses(),
    readShippedGrammar(),
    readShippedTalks(),
    readReaderAnswers(),
  ]);
  const cognates = words.flatMap(({ cognate }) => (cognate ? [cognate] : []));
  const { topics, curriculums, lessons, sentences } = courses;
  const readerIds = new Set(answers.map(({ sentenceId }) => sentenceId));
  const answered = sentences.filter(({ id }) => readerIds.has(id));
  const withAlternatives = sentences.filter(({ accepted }) => accepted.length > 0);
  const wordParts = divided(words, ITEM_LEVELS, ({ type }) => type);
  const countOf = (...levels: string[]) =>
    wordParts.reduce((sum, [level, count]) => (levels.includes(level) ? sum + count : sum), 0);

  return [
    count('words', words, 6_500, wordParts),
    { name: 'words of N5', total: countOf('N5'), parts: [], promised: 700 },
    { name: 'words of N4', total: countOf('N4'), parts: [], promised: 600 },
    { name: 'words of N3', total: countOf('N3'), parts: [], promised: 1_700 },
    { name: 'words of N2 and N1', total: countOf('N2', 'N1'), parts: [], promised: 3_000 },
    count('themes', THEMES, 60),
    count(
      'collocations',
      words.flatMap(({ collocations }) => collocations),
      2_500,
    ),
    count(
      'links to synonyms and antonyms',
      [...synonyms, ...words.flatMap(({ antonyms }) => antonyms)],
      1_500,
      [['interchangeable', synonyms.filter(({ interchangeable }) => interchangeable).length]],
    ),
    count(
      'cognates',
      cognates,
      300,
      divided(cognates, COGNATE_KINDS, ({ kind }) => kind),
    ),
    count('topics', topics, 8),
    count('curriculums', curriculums, 20),
    count(
      'lessons',
      lessons,
      100,
      divided(lessons, LESSON_LEVELS, ({ level }) => level),
    ),
    count('sentences', sentences, 1_000),
    count('sentences with alternatives', withAlternatives, Math.ceil(sentences.length * 0.4)),
    count(
      'points of grammar',
      points,
      120,
      divided(points, GRAMMAR_LEVELS, ({ level }) => level),
    ),
    count('scenes to talk in', scenes, 10),
    count('sentences that readers answered', answered, sentences.length),
    count('answers of readers', answers, sentences.length, [
      ['right, but refused at first', refusedAtFirst(answers).length],
    ]),
  ];
}

const count = (
  name: string,
  rows: readonly unknown[],
  promised: number,
  parts: Count['parts'] = [],
): Count => ({ name, total: rows.length, parts, promised });

function divided<Row, Part extends string>(
  rows: readonly Row[],
  parts: readonly Part[],
  partOf: (row: Row) => string,
): Count['parts'] {
  return parts
    .map((part) => [part, rows.filter((row) => partOf(row) === part).length] as const)
    .filter(([, found]) => found > 0);
}

export const checkPromises = (counts: readonly Count[]): string[] =>
  counts
    .filter(({ total, promised }) => total < promised)
    .map(({ name, total, promised }) => `${total} ${name}, ${promised} were promised`);
