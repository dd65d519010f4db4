import { type ReactNode, useMemo } from 'react';
import { habitsOf } from '#core/habits/habits.ts';
import { forecast } from '#core/habits/outlook.ts';
import type { LearningEvent } from '#core/learning/learning-event.ts';
import { ownClock } from '#core/learning/own-clock.ts';
import { replayMemory } from '#core/memory/replay.ts';
import { deviceClock } from '#app/lib/learning/learning.ts';
import { useNow } from '#app/lib/learning/use-habits.ts';
import { ForecastCard } from './forecast-card.tsx';
import { GoalCard } from './goal-card.tsx';
import { KnownWords } from './known-words.tsx';
import { RetentionCard } from './retention-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { WeekPicture } from './week-picture.tsx';
import { WeekTime } from './week-time.tsx';
import { YearCalendar } from './year-calendar.tsx';

interface HabitsBoardProps {
  readonly events: readonly LearningEvent[];
  /** Words that a placement test showed to be known. */
  readonly placed: readonly number[];
  /** Null without an account. */
  readonly userId: number | null;
  readonly confusions: ReactNode;
}

/** Everything about the habits of a learner who has begun. */
export default function HabitsBoard({ events, placed, userId, confusions }: HabitsBoardProps) {
  const now = useNow();
  const habits = useMemo(() => habitsOf(events, new Date(now), deviceClock), [events, now]);
  const memory = useMemo(() => replayMemory(events), [events]);
  const cards = useMemo(
    () => forecast(memory, new Date(now), ownClock(events, deviceClock)),
    [memory, now, events],
  );
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <StreakCard streak={habits.streak} />
        <GoalCard goal={habits.goal} minutesToday={habits.minutesToday} />
      </div>
      <YearCalendar calendar={habits.calendar} />
      {/* Two columns of their own, because the cards of a row differ much in height. */}
      <div className="grid items-start gap-6 md:grid-cols-2">
        <div className="grid gap-6">
          <WeekTime habits={habits} />
          {confusions}
          <WeekPicture habits={habits} userId={userId} />
        </div>
        <div className="grid gap-6">
          <ForecastCard today={habits.today} cards={cards} hasCards={memory.cards.size > 0} />
          <RetentionCard retention={habits.retention} wish={memory.settings.wish} />
          <KnownWords memory={memory} now={now} placed={placed} />
        </div>
      </div>
    </div>
  );
}
