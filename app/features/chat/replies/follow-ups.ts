import { chatTexts } from '#contract/texts/chat.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import { runsToLookUp } from '#core/chat/runs-to-look-up.ts';
import type { PresentedMessage } from '../conversations/conversation-query.ts';

/** A longer text is a sentence, not a word. */
const WORD_MAX_CHARS = 5;

/** Suggested next messages: about the Japanese just asked about, or replies to a question of the tutor. */
export function followUpsOf(question: string, answer: Pick<PresentedMessage, 'asks'>): readonly string[] {
  if (answer.asks) return chatTexts.toQuiz;
  const [japanese] = runsToLookUp(parseReply(question));
  const about = japanese === undefined ? [] : askedAbout(japanese);
  return [...about.filter((followUp) => normalized(followUp) !== normalized(question)), chatTexts.askQuiz];
}

/** Normalizes a question, to compare it regardless of case and final punctuation. */
const normalized = (question: string): string => question.toLowerCase().replace(/[\s?？.]+$/u, '');

const askedAbout = (japanese: string): string[] =>
  japanese.length > WORD_MAX_CHARS
    ? [chatTexts.askBreakdown(japanese)]
    : [chatTexts.askMeaning(japanese), chatTexts.askExamples(japanese)];
