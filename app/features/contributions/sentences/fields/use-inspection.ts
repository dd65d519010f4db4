import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { INSPECT_PAUSE_MS } from '#contract/content-limits.ts';
import {
  type ExpandedAnswer,
  type InspectedSentence,
  inspectSentence,
  type SentenceDraft,
} from '#contract/contributions/sentence-endpoints.ts';
import { answerQuery } from '#app/lib/api/endpoint-query.ts';
import { usePaused } from '#app/lib/use-paused.ts';
import type { SentenceField, SentenceForm } from '../sentence-form.ts';

/** The lesson of a sentence, and its id when it exists already. */
export interface SentencePlace {
  readonly lessonId: number;
  readonly sentenceId: number | null;
}

/** The request body for the tools. Blank rows stay in it, so that row numbers match. */
export const draftOf = (form: SentenceForm, { lessonId, sentenceId }: SentencePlace): SentenceDraft => ({
  ...form,
  reading: form.reading ?? '',
  accepted: [...form.accepted],
  blocked: [...form.blocked],
  focus: [...form.focus],
  lessonId,
  ...(sentenceId !== null && { sentenceId }),
});

/** The findings, with the text that they are about. */
interface Inspection {
  readonly asked: SentenceDraft;
  readonly found: InspectedSentence;
}

export const inspectionQuery = (body: SentenceDraft) => ({
  ...answerQuery(inspectSentence, { body }, async (reply): Promise<Inspection> => ({
    asked: body,
    found: await reply,
  })),
  // The same text is inspected once. Changes around it, such as a new similar sentence, are noticed on the next visit.
  retry: false,
});

/** Inspects the typed text whenever typing pauses. The last result stays visible until the next one arrives. */
export function useInspection(form: SentenceForm, place: SentencePlace) {
  const paused = usePaused(form, INSPECT_PAUSE_MS);
  const { data, isError } = useQuery({
    ...inspectionQuery(draftOf(paused, place)),
    enabled: hasText(paused),
    placeholderData: keepPreviousData,
  });
  const current = hasText(form) ? data : undefined;
  const model = current?.found.answers[0];
  const accepted = current && rowsOf(form.accepted, current.asked.accepted, current.found.answers.slice(1));
  const blocked = current && rowsOf(form.blocked, current.asked.blocked, current.found.blocked);
  const isWrong = [model, ...(accepted ?? []), ...(blocked ?? [])].some(hasProblem);
  return {
    words: form.jpSentence.trim() ? (current?.found.words ?? []) : [],
    reading: form.jpSentence.trim() ? (current?.found.reading ?? '') : '',
    warnings: current?.found.warnings ?? [],
    paraphrases: current?.found.paraphrases ?? [],
    points: current?.found.points ?? [],
    model,
    accepted,
    blocked,
    failed: isError,
    /** A line is invalid; its problem is shown below it. */
    isWrong,
    /** Index of the first invalid row of a field, or 0. */
    wrongRow: (field: SentenceField): number => {
      const rows = field === 'accepted' ? accepted : field === 'blocked' ? blocked : undefined;
      return Math.max(rows?.findIndex(hasProblem) ?? 0, 0);
    },
    outcome: outcomeOf({ isBlank: !hasText(form), isError, isWrong, isInspected: current !== undefined }),
  };
}
export type Inspected = ReturnType<typeof useInspection>;

const hasProblem = (answer: ExpandedAnswer | undefined): boolean => Boolean(answer?.problem);

/** The state of the inspection as a whole, besides its warnings. */
export type InspectionOutcome = 'blank' | 'failed' | 'wrong' | 'looked-at' | 'waiting';

interface Facts {
  readonly isBlank: boolean;
  readonly isError: boolean;
  readonly isWrong: boolean;
  readonly isInspected: boolean;
}

function outcomeOf({ isBlank, isError, isWrong, isInspected }: Facts): InspectionOutcome {
  if (isBlank) return 'blank';
  if (isError) return 'failed';
  if (isWrong) return 'wrong';
  return isInspected ? 'looked-at' : 'waiting';
}

const hasText = ({ jpSentence, viSentence, hint, accepted, blocked }: SentenceForm): boolean =>
  [jpSentence, viSentence, hint, ...accepted, ...blocked].some((text) => text.trim() !== '');

/** Matches each row with its findings: by text, or by index while the row is being edited. */
function rowsOf(
  rows: readonly string[],
  asked: readonly string[],
  found: readonly ExpandedAnswer[],
): (ExpandedAnswer | undefined)[] {
  return rows.map((row, index) => {
    if (row.trim() === '') return undefined;
    const same = asked.indexOf(row);
    if (same >= 0) return found[same];
    return rows.length === asked.length ? found[index] : undefined;
  });
}
