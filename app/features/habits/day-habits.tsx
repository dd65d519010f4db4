import { paths } from '#contract/paths.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { useHabits } from '#app/lib/learning/use-habits.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { GoalProgress } from './goal-card.tsx';
import { StreakFlame } from './streak-card.tsx';

/** The streak and today's goal, on the learner's day. */
export default function DayHabits() {
  const habits = useHabits();
  if (!habits) return <Skeleton className="h-64" />;
  const { streak, goal, minutesToday } = habits;
  return (
    <CardSection heading={texts.goalTitle}>
      <GoalProgress goal={goal} minutesToday={minutesToday} />
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p className="flex items-center gap-2 text-lg font-bold tabular-nums">
          <StreakFlame streak={streak} className="size-6" />
          {texts.streakInLine(streak.days)}
        </p>
        <TextLink to={paths.habits} className="inline-flex min-h-11 items-center">
          {texts.seeAll}
        </TextLink>
      </div>
    </CardSection>
  );
}
