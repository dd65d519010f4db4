import type { CommandResult } from '../../command-result.ts';
import { readNotIntroduced } from './introduction-checks.ts';
import { readIntroductions, type ShippedIntroduction } from './introductions.ts';

/** How many lessons are introduced, how many words and points each shows first, and what nothing explains. */
export async function listIntroductions(args: readonly string[]): Promise<CommandResult> {
  const introductions = await readIntroductions();
  const introduced = introductions.filter(
    ({ introduction: { words, points } }) => words.first.length > 0 && points.first.length > 0,
  );
  const allowed = await readNotIntroduced();
  const uncovered = introductions.flatMap((one) => one.uncovered);
  const unexplained = uncovered.filter(({ kind, text }) => !allowed.accepts(kind, text));
  const output = [
    `lessons with an introduction: ${introduced.length} of ${introductions.length}`,
    `words shown first:  ${distribution(introductions.map(({ introduction }) => introduction.words.first.length))}`,
    `words behind it:    ${distribution(introductions.map(({ introduction }) => introduction.words.more.length))}`,
    `points shown first: ${distribution(introductions.map(({ introduction }) => introduction.points.first.length))}`,
    `points behind it:   ${distribution(introductions.map(({ introduction }) => introduction.points.more.length))}`,
    `without cover: ${unexplained.length}, and ${uncovered.length - unexplained.length} with a reason (not-introduced.tsv)`,
    ...unexplained.map(
      ({ kind, text, sentence }) => `  ${kind}\t${text}\t${sentence.id}\t${sentence.jpSentence}`,
    ),
    ...(args.includes('--all') ? introductions.flatMap(listed) : []),
  ].join('\n');
  return { output, exitCode: introduced.length === introductions.length ? 0 : 1 };
}

/** `5: 3 lessons, 6: 12 lessons`. */
function distribution(counts: readonly number[]): string {
  const lessons = new Map<number, number>();
  for (const count of counts) lessons.set(count, (lessons.get(count) ?? 0) + 1);
  return [...lessons]
    .toSorted(([a], [b]) => a - b)
    .map(([count, times]) => `${count} in ${times}`)
    .join(', ');
}

const listed = ({ lesson, introduction: { words, points } }: ShippedIntroduction): string[] => [
  '',
  `${lesson.id} ${lesson.level} ${lesson.title} (${lesson.mean})`,
  `  ${words.first.map(({ kanji, type }) => `${kanji} ${type}`).join(', ')}`,
  `  + ${words.more.map(({ kanji }) => kanji).join(', ')}`,
  `  ${points.first.map(({ id, level }) => `${id} ${level}`).join(', ')}`,
  `  + ${points.more.map(({ id }) => id).join(', ')}`,
];
