import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ExpandedAnswer,
  type InspectedSentence,
  inspectSentence,
  type SentenceDraft,
} from '#contract/contributions/sentence-endpoints.ts';
import { INSPECT_PAUSE_MS } from '#contract/limits.ts';
import { answerQuery } from '#app/lib/api/endpoint-query.ts';
import { usePaused } from '#app/lib/use-paused.ts';
import type { SentenceField, SentenceForm } from '../sentence-form.ts';

/** Where a sentence is to stand, and which one is changed. */
export interface SentencePlace {
  readonly lessonId: number;
  readonly sentenceId: number | null;
}

/** As the tools take it: whatever is not there yet is blank, so that the rows keep their numbers. */
export const draftOf = (form: SentenceForm, { lessonId, sentenceId }: SentencePlace): SentenceDraft => ({
  ...form,
  reading: form.reading ?? '',
  accepted: [...form.accepted],
  blocked: [...form.blocked],
  lessonId,
  ...(sentenceId !== null && { sentenceId }),
});

/** What was found, and in which text. */
interface Inspection {
  readonly asked: SentenceDraft;
  readonly found: InspectedSentence;
}

export const inspectionQuery = (body: SentenceDraft) => ({
  ...answerQuery(inspectSentence, { body }, async (reply): Promise<Inspection> => ({
    asked: body,
    found: await reply,
  })),
  // The same text is looked at once; what changes around it, such as another sentence like it, is found at the next visit.
  retry: false,
});

/** Looks at what is typed whenever the typing pauses. Until the next answer is there, the last one stays in sight. */
export function useInspection(form: SentenceForm, place: SentencePlace) {
  const paused = usePaused(form, INSPECT_PAUSE_MS);
  const { data, isError } = useQuery({
    ...inspectionQuery(draftOf(paused, place)),
    enabled: hasText(paused),
    placeholderData: keepPreviousData,
  });
  const known = hasText(form) ? data : undefined;
  const model = known?.found.answers[0];
  const accepted = known && rowsOf(form.accepted, known.asked.accepted, known.found.answers.slice(1));
  const blocked = known && rowsOf(form.blocked, known.asked.blocked, known.found.blocked);
  const isWrong = [model, ...(accepted ?? []), ...(blocked ?? [])].some(hasProblem);
  return {
    words: form.jpSentence.trim() ? (known?.found.words ?? []) : [],
    reading: form.jpSentence.trim() ? (known?.found.reading ?? '') : '',
    warnings: known?.found.warnings ?? [],
    model,
    accepted,
    blocked,
    failed: isError,
    /** A line cannot be read; what is wrong with it stands under it. */
    isWrong,
    /** The answer of a field that cannot be read; the first one where all can. */
    wrongRow: (field: SentenceField): number => {
      const rows = field === 'accepted' ? accepted : field === 'blocked' ? blocked : undefined;
      return Math.max(rows?.findIndex(hasProblem) ?? 0, 0);
    },
    outcome: outcomeOf({ isBlank: !hasText(form), isError, isWrong, isKnown: known !== undefined }),
  };
}
export type Inspected = ReturnType<typeof useInspection>;

const hasProblem = (answer: ExpandedAnswer | undefined): boolean => Boolean(answer?.problem);

/** What can be said of the whole, besides its warnings; nothing before the first answer. */
export type InspectionOutcome = 'blank' | 'failed' | 'wrong' | 'looked-at' | 'waiting';

interface Facts {
  readonly isBlank: boolean;
  readonly isError: boolean;
  readonly isWrong: boolean;
  readonly isKnown: boolean;
}

function outcomeOf({ isBlank, isError, isWrong, isKnown }: Facts): InspectionOutcome {
  if (isBlank) return 'blank';
  if (isError) return 'failed';
  if (isWrong) return 'wrong';
  return isKnown ? 'looked-at' : 'waiting';
}

const hasText = ({ jpSentence, viSentence, hint, accepted, blocked }: SentenceForm): boolean =>
  [jpSentence, viSentence, hint, ...accepted, ...blocked].some((text) => text.trim() !== '');

/** Each row with what was found in it: by its text, or by its number while it is being typed on. */
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
