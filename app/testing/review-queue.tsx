import { fireEvent, screen, within } from '@testing-library/react';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import type { PieceHistoryProps } from '#app/features/reviews/piece-history.ts';
import { ReviewQueue } from '#app/features/reviews/review-queue.tsx';
import type { Answers } from './answering-api.ts';
import { renderWithApi } from './render-with-api.tsx';
import { waitingSentence } from './reviews.ts';

/** Opens the queue as a reviewer. */

export const LIST = 'GET /api/reviews';
export const decisionOn = (id: number) => `PUT /api/reviews/${id}`;

export const listOf = (rows: readonly Review[], total = rows.length) =>
  Response.json(rows, { headers: { 'X-Total-Count': String(total) } });
/** Replies with one list after the other, and repeats the last one. */
export const lists = (...all: (readonly Review[])[]) => {
  let asked = 0;
  return () => listOf(all[Math.min(asked++, all.length - 1)] ?? []);
};

const History = ({ review, onClose, onRestored }: PieceHistoryProps) => (
  <>
    <button type="button" onClick={onClose}>{`Lịch sử của ${review.kind} ${review.contentId}`}</button>
    <button type="button" onClick={onRestored}>
      Lấy lại
    </button>
  </>
);
export const showQueue = (answers: Answers, address?: string) =>
  renderWithApi(<ReviewQueue History={History} />, answers, address);

export const card = (name: string) => screen.findByRole('article', { name });
export const press = (part: HTMLElement, name: string) =>
  fireEvent.click(within(part).getByRole('button', { name }));
export const confirmApproval = async (count: number) =>
  press(
    await screen.findByRole('dialog', { name: reviewTexts.approveQuestion(count) }),
    reviewTexts.approveConfirm(count),
  );

export const water = waitingSentence(1, 'Tôi uống nước.');
export const tea = waitingSentence(2, 'Tôi uống trà.');
