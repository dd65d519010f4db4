import type { WrittenAnswer } from '#core/grammar/grammar-point.ts';
import { answerFinder } from '#core/grammar/match-answer.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';

const ASKS_MIN = 3;
const ASKS_MAX = 8;
/** Can be read in a minute, in a small window next to the page. */
const WORDS_MIN = 40;
const WORDS_MAX = 180;

const LINK = /\[([^\]]*)\]\(([^)]*)\)/gu;
const LIST_LINE = /^- (?=\S)/u;
const LEFT_MARKUP = /[*_`#[\]<>]|^\d+\.\s|\]\(/u;

/** The lines of an answer without its markup; readings stay. */
export const plainLines = (answer: string): string[] =>
  answer
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replace(LIST_LINE, '')
        .replaceAll(LINK, '$1')
        .replaceAll(/\*\*([^*]+)\*\*/gu, '$1'),
    );

/** `routes`: the paths of our pages as router patterns, `/exercises/:topicId`. */
export function checkWrittenAnswer({ asks, answer }: WrittenAnswer, routes: readonly string[]): string[] {
  const words = plainLines(answer).join(' ').split(/\s+/u).length;
  const mistakes = [
    ...plainLines(answer)
      .filter((line) => LEFT_MARKUP.test(withoutRuby(line)))
      .map((line) => `markup that we do not know: ${line}`),
    ...[...answer.matchAll(LINK)]
      .map(([, , path = '']) => path)
      .filter((path) => !routes.some((route) => leadsTo(route, path)))
      .map((path) => `no page at ${path}`),
  ];
  if (asks.length < ASKS_MIN || asks.length > ASKS_MAX)
    mistakes.push(`has ${asks.length} asks, needs ${ASKS_MIN} to ${ASKS_MAX}`);
  if (words < WORDS_MIN || words > WORDS_MAX)
    mistakes.push(`answer of ${words} words, needs ${WORDS_MIN} to ${WORDS_MAX}`);
  return mistakes;
}

function leadsTo(route: string, path: string): boolean {
  const pattern = route.replaceAll(/:\w+/gu, String.raw`\d+`);
  return new RegExp(String.raw`^${pattern}(?:\?[^\s]*)?$`, 'u').test(path);
}

/** Checks that every wording of a question, with and without marks, finds its own answer and no other. */
export function checkAsks(answers: readonly WrittenAnswer[]): string[] {
  const answerTo = answerFinder(answers);
  return answers.flatMap(({ id, asks }) =>
    [...new Set(asks.flatMap((ask) => [ask, withoutMarks(ask).normalize('NFC')]))].flatMap((ask) => {
      const found = answerTo(ask)?.id ?? 'nothing';
      return found === id ? [] : [`${id}: “${ask}” finds ${found}`];
    }),
  );
}
