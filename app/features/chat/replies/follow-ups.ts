import { chatTexts } from '#contract/texts/chat.ts';
import { parseReply } from '#core/chat/parse-reply.ts';
import { runsToLookUp } from '#core/chat/runs-to-look-up.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { PresentedMessage } from '../conversations/conversation-query.ts';

/** A longer text is a sentence, not a word. */
const WORD_MAX_CHARS = 5;

/** A suggested message, and what a question without marks says that has asked the same. */
interface FollowUp {
  readonly text: string;
  readonly asked: RegExp;
}

/** Suggested next messages: about the Japanese just asked about, or replies to a question of the tutor. */
export function followUpsOf(question: string, answer: Pick<PresentedMessage, 'asks'>): readonly string[] {
  if (answer.asks) return chatTexts.toQuiz;
  const [japanese] = runsToLookUp(parseReply(question));
  const plain = withoutMarks(question.toLowerCase())
    .replaceAll(/[\s?？!.,。]+/gu, ' ')
    .trim();
  const isNew = ({ asked }: FollowUp) => !asked.test(plain);
  const about = japanese === undefined ? [] : askedAbout(japanese).filter(isNew);
  return [...about, ...QUIZZES.filter(isNew).slice(0, 1)].map(({ text }) => text);
}

/** Japanese alone is a question too: a word is explained, a sentence broken down. */
const ALONE = '^[^a-z]*$';
const MEANING = new RegExp(`${ALONE}|nghia|la gi|la j\\b|dich`, 'u');
const EXAMPLES = /vi du|dat cau|cau mau/u;
const BREAKDOWN = new RegExp(`${ALONE}|phan tich|nghia|dich`, 'u');
const CORRECTION = /sua|dung khong|dung chua|kiem tra/u;

const askedAbout = (japanese: string): readonly FollowUp[] =>
  japanese.length > WORD_MAX_CHARS
    ? [
        { text: chatTexts.askBreakdown(japanese), asked: BREAKDOWN },
        { text: chatTexts.askCorrection(japanese), asked: CORRECTION },
      ]
    : [
        { text: chatTexts.askMeaning(japanese), asked: MEANING },
        { text: chatTexts.askExamples(japanese), asked: EXAMPLES },
      ];

/** The first that was not asked for: of a sentence, else of a word. */
const QUIZZES: readonly FollowUp[] = [
  { text: chatTexts.askQuiz, asked: /^do (minh|toi|em|vui)(?!.* tu$)|^cau khac$/u },
  { text: chatTexts.askWordQuiz, asked: /^do .* tu$/u },
];
