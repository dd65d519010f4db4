import type { CardContent } from '#contract/memory/card-content.ts';
import { cardContent } from '#contract/memory/card-content.ts';
import { openCodes } from '#contract/open-codes.ts';
import { NO_ACCOUNT } from '../owner.ts';
import { keepReplies, keptReply } from './kept-replies.ts';

/** Cards can be the learner's own, so they belong to the account. */
const ownerOf = (userId: number | null): number => userId ?? NO_ACCOUNT;

export const cardAddress = (subject: string): string => `card ${subject}`;

interface ReadCard {
  readonly subject: string;
  readonly content: CardContent;
}

/** Keeps what is on these cards for the time without a network. */
export const keepCards = (userId: number | null, cards: readonly ReadCard[]): Promise<void> =>
  keepReplies(
    ownerOf(userId),
    cards.map(({ subject, content }) => ({ address: cardAddress(subject), reply: content })),
  );

/** Of these cards, those that are kept. */
export async function keptCards(userId: number | null, subjects: readonly string[]): Promise<ReadCard[]> {
  const owner = ownerOf(userId);
  const found = await Promise.all(subjects.map((subject) => keptReply(owner, cardAddress(subject))));
  return subjects.flatMap((subject, at) => {
    // A newer version may have kept it.
    const content = openCodes(cardContent).safeParse(found[at]).data;
    return content ? [{ subject, content }] : [];
  });
}
