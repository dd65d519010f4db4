import { checkAnswer } from '#contract/practice/endpoints.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import type { PracticeMode } from '#contract/practice/modes.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import type { Database } from '#server/db/connect.ts';
import { answerOnce, earlierReply } from '#server/features/received-calls/received-calls.service.ts';
import type { ScoresService } from '#server/features/scores/scores.service.ts';
import { notFound } from '#server/http/errors.ts';
import { readyJson, type ReadyJson } from '#server/http/replies/reply.ts';
import type { CallKey } from '#server/http/requests/call-key.ts';
import { draftsFor } from '#server/http/requests/drafts-for.ts';
import type { Caller, Visitor } from '#server/http/route.ts';
import type { Explainer } from './explainer.ts';
import type { Judged, JudgeableSentence, JudgeModels } from './judge-models.ts';

interface PracticeParts {
  readonly db: Database;
  readonly explainer: Explainer;
  readonly models: Pick<JudgeModels, 'find' | 'findDraft'>;
  readonly scores: ScoresService;
}

interface Answer {
  readonly sentenceId: number;
  readonly mode: PracticeMode;
  readonly typed: string;
  /** A keyboard that turns romaji to kana. */
  readonly typedAs?: 'romaji' | undefined;
  /** ISO time, of an answer that waited for the network. */
  readonly answeredAt?: string | undefined;
  readonly key: CallKey | null;
}

interface FoundSentence {
  readonly sentence: JudgeableSentence;
  readonly isDraft: boolean;
}

export function createPracticeService({ db, explainer, models, scores }: PracticeParts) {
  /** Visitors who typed the same get the same reply, so it is serialized once. */
  const written = new WeakMap<Judged, ReadyJson>();

  /** Authors and reviewers try drafts; nothing is recorded for these. */
  async function find(learner: Caller | null, sentenceId: number): Promise<FoundSentence> {
    const sentence = await models.find(sentenceId);
    if (sentence) return { sentence, isDraft: false };
    const drafts = draftsFor(learner);
    const draft = drafts === null ? null : await models.findDraft(sentenceId, drafts);
    if (!draft) throw notFound(practiceRefusals.sentenceNotFound);
    return { sentence: draft, isDraft: true };
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
      { sentenceId, mode, typed, typedAs, answeredAt, key }: Answer,
      visitor: Visitor,
    ): Promise<JudgedAnswer | ReadyJson> {
      const call = learner && { userId: learner.id, key, endpoint: checkAnswer };
      // A repeated answer keeps its reply, even if its sentence has been changed or deleted since.
      const earlier = call && (await earlierReply(db, call));
      if (earlier) return earlier;
      const { sentence, isDraft } = await find(learner, sentenceId);
      const judged = await sentence.judge(mode, typed, { fromRomaji: typedAs === 'romaji' });
      const { verdict, mistakes, language } = judged.judgement;
      if (!learner || !call) {
        if (verdict === 'wrong' && !language) await scores.recordWrong(visitor, sentence, mode);
        return replyToAnyone(sentence, judged);
      }
      const words = await inWords(sentence, judged);
      if (language || isDraft) return { ...words, score: await scores.scoreOf(learner.id), points: 0 };
      const attempt = {
        mode,
        typed,
        verdict,
        mistakes,
        answeredAt: answeredAt === undefined ? undefined : new Date(answeredAt),
      };
      return db.transaction((tx) =>
        answerOnce(
          tx,
          call,
          async () => ({ ...words, ...(await scores.record(learner, sentence, attempt, visitor, tx)) }),
          // An answer that a limit keeps from earning earns later.
          ({ pointsNote }) => pointsNote === undefined,
        ),
      );
    },

    async reveal(learner: Caller | null, sentenceId: number, mode: PracticeMode, visitor: Visitor) {
      const { sentence, isDraft } = await find(learner, sentenceId);
      if (!isDraft) await scores.reveal(learner, sentence, mode, visitor);
      const { jpSentence, viSentence } = sentence;
      return { correctAnswer: jpSentence, viSentence };
    },
  };
}

export type PracticeService = ReturnType<typeof createPracticeService>;
