import { WORDINGS_COUNTED_MAX, WORDINGS_SHOWN } from '#contract/content-limits.ts';
import type { ExpandedAnswer, SentenceDraft } from '#contract/contributions/sentence-endpoints.ts';
import { courseFieldNames, courseRefusals } from '#contract/texts/course-writing.ts';
import { answerProblem } from '#contract/texts/sentence-analysis.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { type Notation, plainText } from '#core/japanese/notation/notation.ts';
import { countWordings, firstWordings } from '#core/japanese/notation/wordings.ts';
import { readNotation } from '#server/db/content/read-notation.ts';

type AnswerField = 'jpSentence' | 'accepted' | 'blocked';

/** An answer that is still being typed. */
export interface DraftAnswer {
  readonly source: string;
  /** Null while it is blank or invalid. */
  readonly notation: Notation | null;
  readonly problem: string | null;
}

export interface ReadDraft {
  /** The model answer without its notation; empty while it is invalid. */
  readonly plain: string;
  readonly model: DraftAnswer;
  readonly accepted: readonly DraftAnswer[];
  readonly blocked: readonly DraftAnswer[];
}

/** Reads a sentence that is still being typed. What saving would refuse is shown to the author beside the field. */
export function readDraft({ jpSentence, accepted, blocked }: SentenceDraft): ReadDraft {
  const model = readAnswer(jpSentence, 'jpSentence');
  return {
    plain: model.notation ? plainText(model.notation) : '',
    model,
    accepted: accepted.map((answer) => readAnswer(answer, 'accepted')),
    blocked: blocked.map((answer) => readAnswer(answer, 'blocked')),
  };
}

function readAnswer(source: string, field: AnswerField): DraftAnswer {
  if (source === '') return { source, notation: null, problem: null };
  const read = readNotation(source);
  if (read.problem !== undefined) return { source, notation: null, problem: answerProblem(read.problem) };
  const isJapanese = hasJapanese(plainText(read.notation));
  if (isJapanese) return { source, notation: read.notation, problem: null };
  return { source, notation: null, problem: courseRefusals.notJapanese(courseFieldNames.sentence[field]) };
}

export function expandAnswer({ notation, problem }: DraftAnswer): ExpandedAnswer {
  if (!notation) return { problem, count: 0, wordings: [] };
  const wordings = firstWordings(notation, WORDINGS_SHOWN);
  const ways = countWordings(notation, WORDINGS_COUNTED_MAX);
  // Two combinations may give the same wording; this is known only when all of them are listed.
  return { problem, count: ways <= WORDINGS_SHOWN ? wordings.length : ways, wordings };
}
