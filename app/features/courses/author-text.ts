import { FIRST_OWN_ID } from '#contract/limits.ts';
import { courseTexts } from '#contract/texts/courses.ts';

interface Made {
  readonly id: number;
  readonly createdByEmail: string | null;
}

/** Who made a curriculum or a lesson. Without an e-mail it was shipped, or its maker's account is gone. */
export function authorText({ id, createdByEmail }: Made): string {
  if (createdByEmail !== null) return courseTexts.madeBy(createdByEmail);
  return id < FIRST_OWN_ID ? courseTexts.madeByUs : courseTexts.madeByDeparted;
}
