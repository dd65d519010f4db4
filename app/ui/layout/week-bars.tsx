import { weekdayNames } from '#contract/texts/today.ts';
import { classNames } from '../class-names.ts';

interface WeekBarsProps {
  /** All of it in words. */
  readonly label: string;
  /** From Monday to Sunday. */
  readonly values: readonly number[];
  /** The place of today in the week. */
  readonly today: number;
  /** Drawn as a line over the bars. */
  readonly goal?: number;
}

/** The highest bar leaves room for its number. */
const HIGHEST_PERCENT = 75;

/** A number for each day of this week, as bars. */
export function WeekBars({ label, values, today, goal }: WeekBarsProps) {
  const most = Math.max(...values, goal ?? 0, 1);
  const heightOf = (value: number) => `${(value / most) * HIGHEST_PERCENT}%`;
  return (
    <div role="img" aria-label={label} className="grid h-36 grid-cols-7 gap-2">
      {weekdayNames.map(({ short }, day) => {
        const value = values[day] ?? 0;
        return (
          <div key={short} className="grid grid-rows-[1fr_auto] gap-1 text-center text-xs tabular-nums">
            <div className="relative flex flex-col justify-end gap-1">
              {value > 0 && (
                <span className="relative z-1 mx-auto bg-surface px-1 leading-tight text-ink-soft">
                  {value}
                </span>
              )}
              <span
                className={classNames('min-h-1 rounded-sm', value > 0 ? 'bg-indigo' : 'bg-line')}
                style={{ height: heightOf(value) }}
              />
              {goal !== undefined && (
                <span
                  className="absolute inset-x-[-0.25rem] border-t-2 border-dashed border-amber"
                  style={{ bottom: heightOf(goal) }}
                />
              )}
            </div>
            <span className={day === today ? 'font-bold text-indigo' : 'text-ink-soft'}>{short}</span>
          </div>
        );
      })}
    </div>
  );
}
