import type { Review } from '#contract/reviews/endpoints.ts';

/** Shows the versions of the reviewed piece. It belongs to another feature, so the page passes it in. */
export interface PieceHistoryProps {
  readonly review: Review;
  readonly onClose: () => void;
  /** An older version replaced the waiting one. */
  readonly onRestored: () => void;
}
