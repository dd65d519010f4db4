import type { Review } from '#contract/reviews/endpoints.ts';

/** Shows the versions of the piece that a review is about: another noun's work, so the page brings it. */
export interface PieceHistoryProps {
  readonly review: Review;
  readonly onClose: () => void;
  /** An older version took the place of the one that waits. */
  readonly onRestored: () => void;
}
