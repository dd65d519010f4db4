import { FIRST_OWN_ID } from '#contract/content-limits.ts';
import { courseTexts } from '#contract/texts/courses.ts';

interface Authored {
  readonly id: number;
  readonly createdByEmail: string | null;
}

/**
 * The author of a curriculum or a lesson. Without an e-mail it was shipped with the product, or the account was
 * deleted.
 */
export function authorText({ id, createdByEmail }: Authored): string {
  if (createdByEmail !== null) return courseTexts.madeBy(createdByEmail);
  return id < FIRST_OWN_ID ? courseTexts.madeByUs : courseTexts.madeByDeparted;
}
