import { CONTENT_KINDS } from '#contract/contributions/content-kinds.ts';
import type { Review } from '#contract/reviews/endpoints.ts';
import { reviewTexts } from '#contract/texts/reviews.ts';
import { versionTitle } from '#app/ui/layout/version-fields.ts';

export interface ReviewGroup {
  readonly key: string;
  readonly title: string;
  /** The topic and the curriculum of a lesson. Empty for other groups: each curriculum names its own topic. */
  readonly trail: readonly string[];
  readonly reviews: readonly [Review, ...Review[]];
}

/**
 * A lesson is reviewed with its sentences; topics and curriculums have one group each. The queue is sorted by age, so
 * the group with the oldest entry comes first. In a group, containers come before their content.
 */
export function groupReviews(queue: readonly Review[]): ReviewGroup[] {
  const members = new Map<string, [Review, ...Review[]]>();
  for (const review of queue) {
    const group = members.get(keyOf(review));
    if (group) group.push(review);
    else members.set(keyOf(review), [review]);
  }
  return Array.from(members, ([key, reviews]) => {
    reviews.sort((one, other) => rankOf(one) - rankOf(other));
    return { key, title: headingOf(reviews[0]), trail: trailOf(reviews[0]), reviews };
  });
}

const rankOf = ({ kind }: Review): number => CONTENT_KINDS.indexOf(kind);

function keyOf({ kind, contentId, lesson }: Review): string {
  if (kind === 'lessons') return `lesson ${contentId}`;
  return kind === 'sentences' ? `lesson ${lesson?.id}` : kind;
}

function headingOf(first: Review): string {
  if (first.kind === 'topics') return reviewTexts.topicsGroup;
  if (first.kind === 'curriculums') return reviewTexts.curriculumsGroup;
  return first.lesson?.title ?? reviewTitle(first);
}

const trailOf = ({ kind, topic, curriculum }: Review): string[] =>
  kind === 'lessons' || kind === 'sentences'
    ? [topic, curriculum].flatMap((place) => place?.title ?? [])
    : [];

export const reviewTitle = ({ kind, after }: Review): string => versionTitle(kind, after);

/** Reviewers cannot approve their own work, nor an answer that they suggested (PRODUCT.md, Contributions). */
export const mayApprove = ({ own, answerOfCaller }: Review): boolean => !own && !answerOfCaller;

export const decidable = (reviews: readonly Review[]): Review[] => reviews.filter(mayApprove);
