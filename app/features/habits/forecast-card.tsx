import { habitsTexts as texts } from '#contract/texts/habits.ts';
import { formatNumber } from '#app/lib/format.ts';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { formatShortDay } from './format-habits.ts';

interface ForecastCardProps {
  /** The number of the first day. */
  readonly today: number;
  /** Cards of each day from today on. */
  readonly cards: readonly number[];
  /** Whether there are cards at all. */
  readonly hasCards: boolean;
}

const DAYS_OF_WEEK = 7;

/** How many cards come on each of the next days. */
export function ForecastCard({ today, cards, hasCards }: ForecastCardProps) {
  const sum = cards.reduce((total, count) => total + count, 0);
  const average = formatNumber(Math.round(sum / cards.length));
  return (
    <CardSection heading={texts.forecastTitle}>
      {sum > 0 ? (
        <>
          <Bars today={today} cards={cards} />
          <p className="text-ink-soft">{texts.forecastSum(formatNumber(sum), average)}</p>
        </>
      ) : (
        <p className="text-ink-soft">{hasCards ? texts.forecastNone : texts.forecastEmpty}</p>
      )}
    </CardSection>
  );
}

function Bars({ today, cards }: Pick<ForecastCardProps, 'today' | 'cards'>) {
  const most = Math.max(...cards, 1);
  const nameOf = (place: number) => (place === 0 ? texts.today : formatShortDay(today + place));
  return (
    <div className="grid gap-1 text-xs text-ink-soft tabular-nums">
      <p aria-hidden>{texts.mostCards(formatNumber(most))}</p>
      <ol aria-label={texts.forecastTitle} className="flex h-28 items-end gap-[2px] border-b border-line">
        {cards.map((count, place) => {
          const text = texts.cardsOn(nameOf(place), count);
          return (
            <li
              key={place}
              title={text}
              className={`relative flex-1 rounded-t-sm ${place === 0 ? 'bg-indigo' : 'bg-indigo/60'}`}
              style={{ height: `${(count / most) * 100}%` }}
            >
              <span className="sr-only">{text}</span>
            </li>
          );
        })}
      </ol>
      <p aria-hidden className="flex">
        {cards.map((_, place) => (
          <span key={place} className="w-0 flex-1 whitespace-nowrap">
            {place % DAYS_OF_WEEK === 0 && place < cards.length - 2 && nameOf(place)}
          </span>
        ))}
      </p>
    </div>
  );
}
