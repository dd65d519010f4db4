import { LRUCache } from 'lru-cache';
import { JUDGE_MODELS_MAX_BYTES, JUDGED_SENTENCES_KEPT, JUDGEMENTS_KEPT } from '#contract/limits.ts';
import { PRACTICE_MODES, type PracticeMode } from '#contract/practice/modes.ts';
import { compileInSteps, type Model } from '#core/grading/compile-model.ts';
import { isRight, judgesInSteps } from '#core/grading/judge.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { Typing } from '#core/grading/typed/typed-answer.ts';
import type { Drafts } from '#server/db/visibility.ts';
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

/** A compiled sentence, and what it was compiled from. */
interface Compiled {
  readonly source: string;
  readonly lexicon: Lexicon;
  readonly judge: Promise<Judge>;
  /** Tells its judgements from those of an earlier version of the sentence. */
  readonly number: number;
}

type JudgedRow = Pick<SentenceRow, 'register' | 'focus' | 'rulesOff' | 'viSentence'>;

/** Everything in a sentence that the judge depends on. */
const sourceOf = ({ register, focus, rulesOff, viSentence }: JudgedRow, { of }: SentenceAnalysis): string =>
  JSON.stringify([of, register, focus, rulesOff, viSentence]);

/**
 * Compiled models in memory, so that judging needs no database. After a change of content, the rows are read again, and
 * only sentences that have changed are compiled again.
 */
export function createJudgeModels({ sentences, analysis, lexicon }: JudgeModelsParts) {
  /** An edition is only replaced as a whole. Work that began before a change ends up in the dropped edition. */
  const newEdition = () => new LRUCache<number, JudgeableSentence>({ max: JUDGED_SENTENCES_KEPT });
  let edition = newEdition();
  const models = new LRUCache<number, Compiled>({ maxSize: JUDGE_MODELS_MAX_BYTES });
  const judgements = new LRUCache<string, Judged>({ max: JUDGEMENTS_KEPT });
  let numbers = 0;

  async function compileModel(
    sentence: JudgedRow,
    analysed: SentenceAnalysis,
    words: Lexicon,
  ): Promise<Model> {
    const { register, focus, rulesOff, viSentence: vietnamese } = sentence;
    return finishInSlices(compileInSteps({ ...analysed, register, focus, rulesOff, vietnamese }, words));
  }

  const judgeBy =
    (model: Model): Judge =>
    (mode, typed, typing) =>
      finishInSlices(judgesInSteps[mode](model, typed, typing));

  /** The model of a sentence: the one in memory, unless the sentence or the dictionary has changed. */
  async function modelOf(row: SentenceRow): Promise<Compiled> {
    const [analysed, words] = await Promise.all([analysis.of(row), lexicon()]);
    const source = sourceOf(row, analysed);
    const known = models.get(row.id);
    if (known?.source === source && known.lexicon === words) return known;
    const compiling = compileModel(row, analysed, words);
    const compiled: Compiled = {
      source,
      lexicon: words,
      judge: compiling.then(judgeBy),
      number: ++numbers,
    };
    models.set(row.id, compiled, { size: SIZE_WHILE_COMPILING });
    const finish = ({ bytes }: Model) => void (isCurrent() && models.set(row.id, compiled, { size: bytes }));
    // The next answer tries again.
    const drop = () => void (isCurrent() && models.delete(row.id));
    const isCurrent = () => models.peek(row.id) === compiled;
    compiling.then(finish, drop);
    return compiled;
  }

  function makeJudgeable(row: SentenceRow): JudgeableSentence {
    const { id, viSentence, jpSentence, hint, createdBy } = row;
    return {
      id,
      viSentence,
      jpSentence,
      hint,
      createdBy,
      async judge(mode, typed, typing = {}) {
        const { judge, number } = await modelOf(row);
        const key = `${number} ${mode} ${typing.fromRomaji === true} ${typed}`;
        const known = judgements.get(key);
        if (known) return known;
        const judged = { judgement: await (await judge)(mode, typed, typing) };
        judgements.set(key, judged);
        return judged;
      },
    };
  }

  return {
    async find(sentenceId: number): Promise<JudgeableSentence | null> {
      const current = edition;
      const cached = current.get(sentenceId);
      if (cached) return cached;
      const row = await sentences.find(sentenceId);
      if (!row) return null;
      const sentence = current.get(sentenceId) ?? makeJudgeable(row);
      current.set(sentenceId, sentence);
      return sentence;
    },

    /** A draft, for those who read it. Never cached with the sentences of learners. */
    async findDraft(sentenceId: number, drafts: Drafts): Promise<JudgeableSentence | null> {
      const row = await sentences.find(sentenceId, drafts);
      return row && makeJudgeable(row);
    },

    /** Compiles the judge of a sentence for a given analysis. */
    compile: async (sentence: SentenceRow, analysed: SentenceAnalysis): Promise<Judge> =>
      judgeBy(await compileModel(sentence, analysed, await lexicon())),

    /** The rows are read again. */
    clear: (): void => {
      edition = newEdition();
    },
  };
}

/** Until the real size is known. */
const SIZE_WHILE_COMPILING = 2 ** 17;

export type JudgeModels = ReturnType<typeof createJudgeModels>;
