import { Flame } from 'lucide-react';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { FREEZES_A_MONTH, type Streak } from '#core/habits/streak.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';

/** How many days in a row, and what keeps them. */
export function StreakCard({ streak }: { readonly streak: Streak }) {
  const { days, longest, isTodayLearnt, freezesLeft } = streak;
  return (
    <CardSection heading={texts.streakTitle}>
      <p className="flex items-center gap-2 text-3xl font-bold tabular-nums">
        <StreakFlame streak={streak} className="size-8" />
        {texts.streakDays(days)}
      </p>
      <p>{isTodayLearnt ? texts.learntToday : days > 0 ? texts.notLearntToday : texts.noStreak}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 font-bold tabular-nums">
        <li>{texts.freezesLeft(freezesLeft)}</li>
        <li>{texts.longest(longest)}</li>
      </ul>
      <p className="text-sm text-ink-soft">{texts.freezesMeaning(FREEZES_A_MONTH)}</p>
    </CardSection>
  );
}

/** Burns when today is done. */
export function StreakFlame({ streak, className }: { readonly streak: Streak; readonly className: string }) {
  return (
    <Flame
      aria-hidden
      className={classNames(
        'shrink-0',
        streak.isTodayLearnt ? 'fill-amber/30 text-amber' : 'text-ink-soft',
        className,
      )}
    />
  );
}
