import type { Sentence } from '#contract/courses/course.ts';
import {
  type ExplainingTexts,
  getCarriedModels,
  getExplainingTexts,
} from '#contract/practice/carried-endpoints.ts';
import type { JudgedAnswer } from '#contract/practice/judged-answer.ts';
import { presentJudgement } from '#contract/practice/present-judgement.ts';
import { outboxTexts } from '#contract/texts/outbox.ts';
import { explainMistake } from '#core/grammar/explain-mistake.ts';
import type { Api } from '#app/lib/api/api.ts';
import { openBrowserJudge } from '#app/lib/judge/browser-judge.ts';
import type { AnswerInput } from '#app/lib/outbox/outbox-entry.ts';
import { deviceAccount, hasExpired } from '#app/lib/session/session.ts';
import { isAttempt } from './practice-state.ts';

export interface DeviceJudge {
  /** The reply that the server would give, without points; null if the sentence is not among the models. */
  judge(answer: AnswerInput, sentence: Sentence): Promise<JudgedAnswer | null>;
  close(): void;
}

/** Judges answers to a lesson by what the device has kept. Fails if it has kept nothing of the lesson. */
export async function openDeviceJudge(api: Pick<Api, 'call'>, lessonId: number): Promise<DeviceJudge> {
  const [models, texts] = await Promise.all([
    api.call(getCarriedModels, { params: { lessonId: String(lessonId) } }),
    // A verdict without explanations is better than none.
    api.call(getExplainingTexts, {}).catch(() => NO_TEXTS),
  ]);
  const library = {
    find: (id: string) => texts.points.find((point) => point.id === id) ?? null,
    findContrast: (id: string) => texts.contrasts.find((contrast) => contrast.id === id) ?? null,
  };
  const browser = openBrowserJudge(models);
  return {
    async judge({ sentenceId, mode, text, typedAs }, { hint, jpSentence, viSentence }) {
      const typing = { fromRomaji: typedAs === 'romaji' };
      const judgement = await browser.judge({ sentenceId, mode, text, typing });
      if (!judgement) return null;
      const words = presentJudgement(judgement, (mistake) => explainMistake(library, mistake));
      return {
        ...words,
        hint,
        correctAnswer: jpSentence,
        viSentence,
        score: null,
        points: 0,
        ...(deviceAccount() !== null && isAttempt(words) && { pointsNote: laterNote(words) }),
      };
    },
    close: browser.close,
  };
}

const NO_TEXTS: ExplainingTexts = { points: [], contrasts: [] };

function laterNote({ correct }: Pick<JudgedAnswer, 'correct'>): string {
  if (hasExpired()) return correct ? outboxTexts.pointsAfterLogin : outboxTexts.tryAfterLogin;
  return correct ? outboxTexts.pointsLater : outboxTexts.tryLater;
}
