import { useState } from 'react';
import { DAILY_GOAL_CHOICES } from '#contract/learning-limits.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import type { Habits } from '#core/habits/habits.ts';
import { settingEvent } from '#core/memory/settings.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Select } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';

type Goal = Pick<Habits, 'goal' | 'minutesToday'>;

/** Today's minutes against the goal, which can be changed here. */
export function GoalCard({ goal, minutesToday }: Goal) {
  const [chosen, setChosen] = useState<number | null>(null);
  const choices = [...new Set<number>([...DAILY_GOAL_CHOICES, goal])].toSorted((a, b) => a - b);
  const choose = (minutes: number) => {
    recordLearning(settingEvent('daily-goal', minutes));
    setChosen(minutes);
  };
  return (
    <CardSection heading={texts.goalTitle}>
      <GoalProgress goal={goal} minutesToday={minutesToday} />
      <Select
        label={texts.goalLabel}
        hint={texts.howCounted}
        value={goal}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts.goalChoice(minutes)}
          </option>
        ))}
      </Select>
      <p role="status" className="sr-only">
        {chosen !== null && texts.goalSaved(chosen)}
      </p>
    </CardSection>
  );
}

export function GoalProgress({ goal, minutesToday }: Goal) {
  const left = goal - minutesToday;
  return (
    <div className="grid gap-2">
      <p className="text-3xl font-bold tabular-nums">{texts.minutesOfGoal(minutesToday, goal)}</p>
      <Progress label={texts.goalTitle} value={minutesToday} max={goal} />
      <p className="text-ink-soft">{left > 0 ? texts.minutesLeft(left) : texts.goalReached}</p>
    </div>
  );
}
