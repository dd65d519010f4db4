import { parseArgs } from 'node:util';
import { SENTENCE_REGISTERS } from '#contract/levels.ts';
import { DEFAULT_PRACTICE_MODE, PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { gradeCommandTexts as texts } from '#contract/texts/judge.ts';
import { readNotation } from '#server/db/content/read-notation.ts';
import type { Question } from './prepare-judge.ts';

interface GradeArguments {
  readonly question: Question;
  readonly typed: string;
  readonly mode: PracticeMode;
  readonly json: boolean;
}

/** A mistake in the typed command; its message is for the user. */
export class ArgumentProblem extends Error {}

export function readArguments(args: readonly string[]): GradeArguments {
  const { values, positionals } = parse(args);
  const { accepted = [], blocked = [], vi, reading, json = false } = values;
  const [model, typed, ...more] = positionals;
  if (model === undefined || typed === undefined)
    throw new ArgumentProblem(`${texts.missing}\n\n${texts.usage}`);
  if (more.length > 0) throw new ArgumentProblem(texts.tooMany);
  for (const answer of [model, ...accepted, ...blocked]) refuseBadNotation(answer);
  const register = oneOf(SENTENCE_REGISTERS, '--register', values.register ?? 'free');
  const mode = oneOf(PRACTICE_MODES, '--mode', values.mode ?? DEFAULT_PRACTICE_MODE);
  const question = {
    model,
    accepted,
    blocked,
    register,
    ...(vi !== undefined && { vi }),
    ...(reading !== undefined && { reading }),
  };
  return { question, typed, mode, json };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        vi: { type: 'string' },
        reading: { type: 'string' },
        accepted: { type: 'string', multiple: true },
        blocked: { type: 'string', multiple: true },
        register: { type: 'string' },
        mode: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    // Node's message is in English, with the option in quotes: Unknown option '--foo'.
    const [, option = ''] = /'(--?[^' ]+)/.exec(String(error)) ?? [];
    throw new ArgumentProblem(`${texts.badOption(option)}\n\n${texts.usage}`, { cause: error });
  }
}

function refuseBadNotation(answer: string): void {
  const { problem } = readNotation(answer);
  if (problem !== undefined) throw new ArgumentProblem(texts.badNotation(answer, problem));
}

function oneOf<Choice extends string>(choices: readonly Choice[], option: string, value: string): Choice {
  const chosen = choices.find((choice) => choice === value);
  if (chosen === undefined) throw new ArgumentProblem(texts.badChoice(option, choices));
  return chosen;
}
