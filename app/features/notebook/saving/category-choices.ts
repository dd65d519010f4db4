import { CATEGORIES_MAX } from '#contract/limits.ts';
import type { CategoryChoice } from '#contract/notebook/endpoints.ts';
import { saveWordTexts } from '#contract/texts/notebook.ts';

/** A category that the dialog offers; without an id it is created when a word is saved to it. */
export interface OfferedCategory extends Omit<CategoryChoice, 'id' | 'itemCount'> {
  readonly id: number | null;
}

/** As the server compares names, so that “từ của tôi” is not created beside “Từ của tôi”. */
export const isSameName = (one: string, other: string): boolean => comparable(one) === comparable(other);
const comparable = (name: string) => name.trim().toLocaleLowerCase('vi');

/**
 * The learner's categories, “Từ của tôi” first. It is offered before it exists, unless the notebook has no room for
 * another category.
 */
export function offeredCategories(choices: readonly CategoryChoice[]): OfferedCategory[] {
  const isOwn = ({ name }: CategoryChoice) => isSameName(name, saveWordTexts.ownCategory);
  const own = choices.find(isOwn);
  const others = choices.filter((choice) => choice !== own);
  if (own) return [own, ...others];
  if (choices.length >= CATEGORIES_MAX) return [...choices];
  return [{ id: null, name: saveWordTexts.ownCategory, contains: false }, ...others];
}

/** What is chosen when the dialog opens. */
export const chosenAtFirst = (offered: readonly OfferedCategory[]): OfferedCategory | null =>
  offered.find(({ name }) => isSameName(name, saveWordTexts.ownCategory)) ?? null;
