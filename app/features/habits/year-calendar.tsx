import { type ReactNode, useEffect, useRef } from 'react';
import { DAY_MS } from '#contract/limits.ts';
import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { weekdayNames } from '#contract/texts/today.ts';
import type { CalendarDay, CalendarLevel, CalendarWeek } from '#core/habits/year-calendar.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { formatLearningDay, formatTime } from './format-habits.ts';

const LEVELS: Readonly<Record<CalendarLevel, string>> = {
  0: 'bg-line/70',
  1: 'bg-indigo/25',
  2: 'bg-indigo/50',
  3: 'bg-indigo/75',
  4: 'bg-indigo',
};
/** Not only another colour. */
const FROZEN = 'border-2 border-amber bg-amber-wash';
const CELL = 'size-[0.9375rem] rounded-[0.1875rem]';

/** Every day of the last year as a square: the darker, the more was learnt. */
export function YearCalendar({ calendar }: { readonly calendar: readonly CalendarWeek[] }) {
  const days = calendar.flat().filter((day) => day !== null);
  const learnt = days.filter(({ level }) => level > 0);
  const minutes = learnt.reduce((sum, day) => sum + day.minutes, 0);
  return (
    <CardSection heading={texts.yearTitle}>
      <ScrollBox>
        {/* In a table of fixed widths the name of a month may be wider than its first week. */}
        <table className="w-max table-fixed border-separate border-spacing-[0.1875rem] text-xs">
          <caption className="sr-only">{texts.yearCaption}</caption>
          <Months calendar={calendar} />
          <tbody>
            {weekdayNames.map(({ short, long }, weekday) => (
              <tr key={short}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 w-7 bg-surface pr-1.5 text-left leading-none font-normal text-ink-soft"
                >
                  <span aria-hidden>{short}</span>
                  <span className="sr-only">{long}</span>
                </th>
                {calendar.map((week, at) => (
                  <Day key={at} day={week[weekday] ?? null} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-ink-soft">
        <p className="tabular-nums">{texts.yearSum(formatNumber(learnt.length), formatTime(minutes))}</p>
        <Legend />
      </div>
    </CardSection>
  );
}

/** Scrolls by itself on narrow screens, and opens at the end: the last weeks matter most. */
function ScrollBox({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    current.scrollLeft = current.scrollWidth;
    const observer = new ResizeObserver(() => {
      // What scrolls must be reachable by keyboard, and nothing else needs to be.
      if (current.scrollWidth > current.clientWidth) current.tabIndex = 0;
      else current.removeAttribute('tabindex');
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} role="region" aria-label={texts.yearScroll} className="relative overflow-x-auto pb-2">
      {children}
    </div>
  );
}

/** A month begins with the week whose Monday is in it. */
function Months({ calendar }: { readonly calendar: readonly CalendarWeek[] }) {
  const months = calendar.map(([monday]) => new Date((monday?.day ?? 0) * DAY_MS).getUTCMonth() + 1);
  const groups: { month: number; weeks: number }[] = [];
  for (const month of months) {
    const last = groups.at(-1);
    if (last?.month === month) last.weeks += 1;
    else groups.push({ month, weeks: 1 });
  }
  return (
    <thead>
      <tr>
        <th scope="col" className="sticky left-0 z-1 w-7 bg-surface">
          <span className="sr-only">{texts.weekday}</span>
        </th>
        {groups.map(({ month, weeks }, at) => (
          <th key={at} scope="colgroup" colSpan={weeks} className="h-5 text-left font-normal text-ink-soft">
            {/* The last month may have one week only. */}
            <span className={classNames('whitespace-nowrap', weeks < 2 && 'sr-only')}>
              {texts.month(month)}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Day({ day }: { readonly day: CalendarDay | null }) {
  if (!day) return null;
  const text = textOf(day);
  return (
    <td title={text} className={classNames('relative', CELL, day.isFrozen ? FROZEN : LEVELS[day.level])}>
      <span className="sr-only">{text}</span>
    </td>
  );
}

function textOf({ day, minutes, level, isFrozen }: CalendarDay): string {
  const date = formatLearningDay(day);
  if (isFrozen) return texts.dayFrozen(date);
  if (level === 0) return texts.dayNothing(date);
  return minutes > 0 ? texts.dayMinutes(date, minutes) : texts.dayShort(date);
}

function Legend() {
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {Object.values(LEVELS).map((look, level) => (
        <li key={look} className="flex items-center gap-1.5">
          <span aria-hidden className={classNames(CELL, look)} />
          {texts.levels[level]}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <span aria-hidden className={classNames(CELL, FROZEN)} />
        {texts.frozenDay}
      </li>
    </ul>
  );
}
