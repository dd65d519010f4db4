import { chatTexts } from '#contract/texts/chat.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import { runsToLookUp } from '#core/chat/runs-to-look-up.ts';
import type { PresentedMessage } from '../conversations/conversation-query.ts';

/** A longer run is a sentence, not a word. */
const WORD_MAX_CHARS = 5;

/** What a learner may want to say next: about the Japanese they have just asked about, or to what they were asked. */
export function followUpsOf(question: string, answer: Pick<PresentedMessage, 'asks'>): readonly string[] {
  if (answer.asks) return chatTexts.toQuiz;
  const [japanese] = runsToLookUp(parseReply(question));
  const about = japanese === undefined ? [] : askedAbout(japanese);
  return [...about.filter((followUp) => bare(followUp) !== bare(question)), chatTexts.askQuiz];
}

/** The same question, however it is begun and ended. */
const bare = (question: string): string => question.toLowerCase().replace(/[\s?？.]+$/u, '');

const askedAbout = (japanese: string): string[] =>
  japanese.length > WORD_MAX_CHARS
    ? [chatTexts.askBreakdown(japanese)]
    : [chatTexts.askMeaning(japanese), chatTexts.askExamples(japanese)];
