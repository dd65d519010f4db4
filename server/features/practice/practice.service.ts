import { checkAnswer } from '#contract/practice/endpoints.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import type { ScoresService } from '#server/features/scores/scores.service.ts';
import { notFound } from '#server/http/errors.ts';
import { readyJson, type ReadyJson } from '#server/http/replies/reply.ts';
import type { Caller, Visitor } from '#server/http/route.ts';
import type { Explainer } from './explainer.ts';
import type { Judged, JudgeableSentence, JudgeModels } from './judge-models.ts';

interface PracticeParts {
  readonly explainer: Explainer;
  readonly models: Pick<JudgeModels, 'find'>;
  readonly scores: ScoresService;
}

interface Answer {
  readonly sentenceId: number;
  readonly mode: PracticeMode;
  readonly typed: string;
  /** A keyboard that turns romaji to kana. */
  readonly typedAs?: 'romaji' | undefined;
}

export function createPracticeService({ explainer, models, scores }: PracticeParts) {
  /** Visitors who typed the same get the same reply, so it is serialized once. */
  const written = new WeakMap<Judged, ReadyJson>();

  async function find(sentenceId: number): Promise<JudgeableSentence> {
    const sentence = await models.find(sentenceId);
    if (!sentence) throw notFound(practiceRefusals.sentenceNotFound);
    return sentence;
  }

  const inWords = async ({ hint, jpSentence, viSentence }: JudgeableSentence, { judgement }: Judged) => ({
    ...presentJudgement(judgement, await explainer()),
    hint,
    correctAnswer: jpSentence,
    viSentence,
  });

  async function replyToAnyone(sentence: JudgeableSentence, judged: Judged): Promise<ReadyJson> {
    const known = written.get(judged);
    if (known) return known;
    const reply = readyJson(checkAnswer, { ...(await inWords(sentence, judged)), score: null, points: 0 });
    written.set(judged, reply);
    return reply;
  }

  return {
    async check(
      learner: Caller | null,
      { sentenceId, mode, typed, typedAs }: Answer,
      visitor: Visitor,
    ): Promise<JudgedAnswer | ReadyJson> {
      const sentence = await find(sentenceId);
      const judged = await sentence.judge(mode, typed, { fromRomaji: typedAs === 'romaji' });
      const { verdict, mistakes, language } = judged.judgement;
      if (!learner) {
        if (verdict === 'wrong' && !language) await scores.recordWrong(visitor, sentence, mode);
        return replyToAnyone(sentence, judged);
      }
      if (language)
        return { ...(await inWords(sentence, judged)), score: await scores.scoreOf(learner.id), points: 0 };
      const credit = await scores.record(learner, sentence, { mode, typed, verdict, mistakes }, visitor);
      return { ...(await inWords(sentence, judged)), ...credit };
    },

    async reveal(learner: Caller | null, sentenceId: number, mode: PracticeMode, visitor: Visitor) {
      const sentence = await find(sentenceId);
      await scores.reveal(learner, sentence, mode, visitor);
      const { jpSentence, viSentence } = sentence;
      return { correctAnswer: jpSentence, viSentence };
    },
  };
}

export type PracticeService = ReturnType<typeof createPracticeService>;
