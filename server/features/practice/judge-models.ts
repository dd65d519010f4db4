import { LRUCache } from 'lru-cache';
import { JUDGE_ANSWERS_KEPT, JUDGEMENTS_KEPT } from '#contract/limits.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { compileInSteps } from '#core/grading/compile-model.ts';
import { isRight, judgesInSteps } from '#core/grading/judge.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { Typing } from '#core/grading/typed/typed-answer.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type {
  SentenceAnalysis,
  SentenceRow,
  SentencesService,
} from '#server/features/sentences/sentences.service.ts';
import { finishInSlices } from '#server/in-slices.ts';

interface JudgeModelsParts {
  readonly sentences: Pick<SentencesService, 'find'>;
  readonly analysis: Pick<SentenceAnalysisService, 'of'>;
  readonly lexicon: () => Promise<Lexicon>;
}

type Judge = (mode: PracticeMode, typed: string, typing?: Typing) => Promise<Judgement>;

/** The modes in which an answer is right. */
export async function rightModes(judge: Judge, answer: string): Promise<PracticeMode[]> {
  const modes: PracticeMode[] = [];
  for (const mode of PRACTICE_MODES) if (isRight(await judge(mode, answer))) modes.push(mode);
  return modes;
}

/** A cached judgement: the same object for everyone who typed the same. */
export interface Judged {
  readonly judgement: Judgement;
}

/** A sentence in the memory of this node, with a cache of judgements, because many learners type the same. */
export interface JudgeableSentence extends Pick<
  SentenceRow,
  'id' | 'viSentence' | 'jpSentence' | 'hint' | 'createdBy'
> {
  judge(mode: PracticeMode, typed: string, typing?: Typing): Promise<Judged>;
}

/** An edition is only replaced as a whole. Work that began before a change ends up in the dropped edition. */
const newEdition = () => ({
  sentences: new LRUCache<number, JudgeableSentence>({ maxSize: JUDGE_ANSWERS_KEPT }),
  judgements: new LRUCache<string, Judged>({ max: JUDGEMENTS_KEPT }),
});

/** Compiled models in memory, so that judging needs no database. Dropped when content changes. */
export function createJudgeModels({ sentences, analysis, lexicon }: JudgeModelsParts) {
  let edition = newEdition();

  const compile = async (sentence: SentenceRow, analysed: SentenceAnalysis): Promise<Judge> => {
    const { register, viSentence: vietnamese } = sentence;
    const steps = compileInSteps({ ...analysed, register, vietnamese }, await lexicon());
    const model = await finishInSlices(steps);
    return (mode, typed, typing) => finishInSlices(judgesInSteps[mode](model, typed, typing));
  };

  function makeJudgeable(row: SentenceRow, { judgements }: typeof edition): JudgeableSentence {
    const { id, viSentence, jpSentence, hint, createdBy } = row;
    const prepare = async () => compile(row, await analysis.of(row));
    let prepared: Promise<Judge> | null = null;
    const judgeOf = () =>
      (prepared ??= prepare().catch((error: unknown) => {
        // The next answer tries again.
        prepared = null;
        throw error;
      }));
    return {
      id,
      viSentence,
      jpSentence,
      hint,
      createdBy,
      async judge(mode, typed, typing = {}) {
        const key = `${mode} ${id} ${typing.fromRomaji === true} ${typed}`;
        const known = judgements.get(key);
        if (known) return known;
        const judgeTyped = await judgeOf();
        const judged = { judgement: await judgeTyped(mode, typed, typing) };
        judgements.set(key, judged);
        return judged;
      },
    };
  }

  return {
    async find(sentenceId: number): Promise<JudgeableSentence | null> {
      const current = edition;
      const cached = current.sentences.get(sentenceId);
      if (cached) return cached;
      const row = await sentences.find(sentenceId);
      if (!row) return null;
      const sentence = current.sentences.get(sentenceId) ?? makeJudgeable(row, current);
      current.sentences.set(sentenceId, sentence, { size: answersOf(row) });
      return sentence;
    },

    /** Compiles the judge of a sentence for a given analysis. */
    compile,

    clear: (): void => {
      edition = newEdition();
    },
  };
}

/** The size of a model is its number of answers. */
const answersOf = ({ accepted, blocked }: SentenceRow): number => 1 + accepted.length + blocked.length;

export type JudgeModels = ReturnType<typeof createJudgeModels>;
