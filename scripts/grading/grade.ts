import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { gradeCommandTexts as texts } from '#contract/texts/judge.ts';
import { practiceTexts } from '#contract/texts/practice.ts';
import type { Judgement, Segment, Span } from '#core/grading/judgement.ts';
import type { CommandResult } from '../command-result.ts';
import { ArgumentProblem, readArguments } from './grade-arguments.ts';
import { prepareJudge } from './prepare-judge.ts';

/** The judgement of an answer. Authors see all of it; learners only see the beginning of missing parts. */
export async function grade(args: readonly string[], prepare = prepareJudge): Promise<CommandResult> {
  try {
    const { question, typed, mode, json } = readArguments(args);
    const { judge } = await prepare();
    const report = reportOf(judge(question, typed, mode));
    return { output: json ? JSON.stringify(report) : inWords(report, typed), exitCode: 0 };
  } catch (error) {
    if (error instanceof ArgumentProblem) return { output: error.message, exitCode: 1 };
    throw error;
  }
}

type Report = ReturnType<typeof reportOf>;

/** With the texts that a learner reads, and with all positions in full. */
function reportOf(judgement: Judgement) {
  const { verdict, read, nearest, segments, mistakes, notes } = judgement;
  const shown = presentJudgement(judgement);
  return {
    verdict,
    correct: shown.correct,
    feedback: shown.feedback,
    read,
    nearest,
    segments,
    errors: mistakes.map((mistake, at) => ({ ...mistake, message: shown.errors[at]?.message ?? '' })),
    notes: notes.map((note, at) => ({ ...note, message: shown.notes[at]?.message ?? '' })),
  };
}

function inWords(report: Report, typed: string): string {
  const { verdict, feedback, read, nearest, segments, errors, notes } = report;
  return [
    texts.verdict(practiceTexts.verdicts[verdict], verdict),
    texts.feedback(feedback),
    ...(read === typed ? [] : [texts.read(read)]),
    texts.nearest(nearest),
    ...list(texts.segments, segments.map(segmentInWords)),
    ...list(texts.errors, errors.map(placeInWords)),
    ...list(texts.notes, notes.map(placeInWords)),
  ].join('\n');
}

const list = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines];

function segmentInWords({ state, typed, expected }: Segment): string {
  const said = [typed, expected].filter((text, at, all) => text !== '' && all.indexOf(text) === at);
  return `  ${texts.states[state].padEnd(7)} ${said.join(' → ')}`;
}

function placeInWords(
  { code, typed, model, message }: Report['errors' | 'notes'][number],
  at: number,
): string {
  const places = [texts.typedSpan(spanInWords(typed)), texts.modelSpan(spanInWords(model))];
  return [`  ${at + 1}. ${code}: ${places.join(', ')}`, `     ${message}`].join('\n');
}

const spanInWords = ({ start, end, text }: Span): string => `[${start}, ${end}) “${text}”`;
