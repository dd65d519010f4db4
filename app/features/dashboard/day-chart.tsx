import { dashboardTexts as texts } from '#contract/texts/dashboard.ts';
import { formatNumber } from '#app/lib/format.ts';

interface DayChartProps {
  readonly name: string;
  /** One for each day, today last. */
  readonly values: readonly number[];
}

/** A number for each of the last days, as thin bars, with today's in large type. */
export function DayChart({ name, values }: DayChartProps) {
  const today = formatNumber(values.at(-1) ?? 0);
  const most = Math.max(...values, 0);
  return (
    <div
      role="img"
      aria-label={texts.chart(name, today, formatNumber(most))}
      className="grid gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <p className="grid gap-1">
        <span className="text-ink-soft">{name}</span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <strong className="text-2xl tabular-nums">{today}</strong>
          <span className="text-sm text-ink-soft">{texts.today}</span>
        </span>
      </p>
      <svg
        viewBox={`0 0 ${values.length} 20`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-16 w-full border-b border-line"
      >
        {values.map((value, at) => {
          const height = most === 0 ? 0 : (value / most) * 20;
          return (
            <rect
              key={at}
              x={at + 0.1}
              y={20 - height}
              width={0.8}
              height={height}
              className={at === values.length - 1 ? 'fill-vermilion' : 'fill-indigo'}
            />
          );
        })}
      </svg>
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft tabular-nums">
        <span>{texts.daysAgo}</span>
        <span>{texts.mostOnADay(formatNumber(most))}</span>
      </p>
    </div>
  );
}
