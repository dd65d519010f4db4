import type {
  InspectedSentence,
  SentenceDraft,
  SentenceWarning,
  TriedAnswer,
} from '#contract/contributions/sentence-endpoints.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { contributionRefusals } from '#contract/texts/contributions.ts';
import { sentenceToolsFieldNames as names } from '#contract/texts/sentence-analysis.ts';
import { validationTexts } from '#contract/texts/validation.ts';
import { compileInSteps } from '#core/grading/compile-model.ts';
import { judgesInSteps } from '#core/grading/judge.ts';
import type { Database } from '#server/db/connect.ts';
import { badRequest, notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { finishInSlices } from '#server/in-slices.ts';
import { mayChange } from '../piece-access.ts';
import { createPiecesRepository } from '../pieces.repository.ts';
import { readSentence } from '../read-sentence.ts';
import { analyseDraft, type AnalysingParts } from './analyse-draft.ts';
import { createDuplicatesRepository } from './duplicates.repository.ts';
import { twinsIn, warnOfTwins } from './inspect-duplicates.ts';
import { inspectTexts } from './inspect-texts.ts';
import { expandAnswer, type ReadDraft, readDraft } from './read-draft.ts';
import type { SentenceStore } from './sentence-store.ts';

interface SentenceToolsParts extends AnalysingParts {
  readonly db: Database;
  readonly sentenceStore: Pick<SentenceStore, 'sentencesOf'>;
}

interface Trial {
  readonly answer: string;
  readonly mode: PracticeMode;
}

/** The place of a sentence, existing or new. */
interface Place {
  readonly lessonId?: number;
  readonly sentenceId?: number;
}

/** Previews and checks for an author before saving. Nothing is stored, and nobody's points change. */
export function createSentenceToolsService({ db, sentenceStore, ...analysing }: SentenceToolsParts) {
  const pieces = createPiecesRepository(db);
  const duplicates = createDuplicatesRepository(db);

  /** A piece that the caller may not change is a 404, so that not even its existence is revealed. */
  async function find(caller: Caller, kind: 'lessons' | 'sentences', id: number) {
    const piece = await pieces.find(kind, id);
    if (!piece || piece.deletedAt || !mayChange(caller, piece))
      throw notFound(contributionRefusals.notFound[kind]);
    return piece;
  }

  async function placeOf(caller: Caller, { lessonId, sentenceId }: SentenceDraft): Promise<Place> {
    const sentence = sentenceId === undefined ? null : await find(caller, 'sentences', sentenceId);
    const lesson = lessonId ?? sentence?.parentId ?? null;
    if (lesson !== null) await find(caller, 'lessons', lesson);
    return { ...(lesson !== null && { lessonId: lesson }), ...(sentence && { sentenceId: sentence.id }) };
  }

  async function warnOfDuplicates(
    caller: Caller,
    place: Place,
    { plain, viSentence }: Pick<ReadDraft, 'plain'> & Pick<SentenceDraft, 'viSentence'>,
  ): Promise<SentenceWarning[]> {
    if (plain === '' && viSentence === '') return [];
    const texts = { jpSentence: plain, viSentence };
    const beside =
      place.lessonId === undefined ? [] : await sentenceStore.sentencesOf(caller, place.lessonId);
    const elsewhere = await duplicates.elsewhere({ userId: caller.id, ...texts, ...place });
    return warnOfTwins([...twinsIn(beside, texts, place.sentenceId), ...elsewhere]);
  }

  return {
    async inspect(caller: Caller, draft: SentenceDraft): Promise<InspectedSentence> {
      const place = await placeOf(caller, draft);
      const read = readDraft(draft);
      const duplicated = await warnOfDuplicates(caller, place, { ...draft, plain: read.plain });
      const { warnings, ...analysed } = await analyseDraft(analysing, draft, read);
      return {
        ...analysed,
        answers: [read.model, ...read.accepted].map(expandAnswer),
        blocked: read.blocked.map(expandAnswer),
        warnings: [...inspectTexts(draft), ...duplicated, ...warnings],
      };
    },

    async try(caller: Caller, { answer, mode, ...draft }: SentenceDraft & Trial): Promise<TriedAnswer> {
      await placeOf(caller, draft);
      if (draft.jpSentence === '') throw badRequest(validationTexts.required(names.jpSentence), 'jpSentence');
      const { accepted, blocked, viSentence, register, focus, rulesOff } = draft;
      const typed = { ...draft, accepted: accepted.filter(isTyped), blocked: blocked.filter(isTyped) };
      const analysed = await analysing.analysis.analyse(readSentence(typed));
      const vietnamese = viSentence === '' ? {} : { vietnamese: viSentence };
      const steps = compileInSteps(
        { ...analysed, register, focus, rulesOff, ...vietnamese },
        await analysing.lexicon(),
      );
      const model = await finishInSlices(steps);
      return presentJudgement(await finishInSlices(judgesInSteps[mode](model, answer)));
    },
  };
}

export type SentenceToolsService = ReturnType<typeof createSentenceToolsService>;

const isTyped = (answer: string): boolean => answer !== '';
