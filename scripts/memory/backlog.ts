import { DAY_MS } from '#core/learning/learning-day.ts';
import { BACKLOG_ORDERS, type BacklogOrder } from '#core/memory/backlog.ts';
import { randomFrom } from '#core/random.ts';
import { FORGETTING, type Forgetting } from './forgetting.ts';
import { newLearner, ourDeck, settingsWith, sitDown } from './learner.ts';
import { eveningsOf, mean } from './simulate.ts';

const NEW_PER_DAY = 10;
const BUILD_UP_DAYS = 120;
const ABSENCE_DAYS = 21;
const AFTER_DAYS = 60;
const ORDERS = Object.keys(BACKLOG_ORDERS) as BacklogOrder[];

/** A learner after four months, with their cards. */
function builtUp(forgetting: Forgetting, seed: number) {
  const learner = newLearner(forgetting, seed);
  const { deck, cards } = ourDeck(settingsWith({ newPerDay: NEW_PER_DAY }));
  let added = 0;
  for (const evening of eveningsOf(seed, 0, BUILD_UP_DAYS)) {
    for (; added < (evening / DAY_MS) * NEW_PER_DAY; added += 1) {
      const subject = `word:${added + 1}-read`;
      learner.newMemory(subject);
      deck.add(subject, evening);
    }
    sitDown(learner, deck, evening);
  }
  return { learner, cards };
}

interface Return {
  /** Cards that are remembered on the morning after an average evening, and on the last one. */
  readonly known: number;
  readonly knownAtEnd: number;
  /** The share of due cards that were remembered. */
  readonly retention: number;
  /** Evenings until nothing is left over. */
  readonly evenings: number;
}

/** The same learner comes back once for each order. */
function returnsOf(
  forgetting: Forgetting,
  seed: number,
  mostPerDay: number,
): ReadonlyMap<BacklogOrder, Return> {
  const { learner, cards } = builtUp(forgetting, seed);
  const begun = new Map([...cards].filter(([, { phase }]) => phase !== 'new'));
  const back = BUILD_UP_DAYS + ABSENCE_DAYS;
  const evenings = eveningsOf(seed + 1, back, back + AFTER_DAYS);
  return new Map(
    ORDERS.map((order) => {
      const again = learner.copy(randomFrom(seed));
      const { deck } = ourDeck(settingsWith({ mostPerDay }), { order, cards: new Map(begun) });
      const days = evenings.map((evening) => ({
        ...sitDown(again, deck, evening),
        known: again.known(evening + DAY_MS / 2),
      }));
      const sum = (of: 'due' | 'remembered') => days.reduce((total, day) => total + day[of], 0);
      const clear = days.findIndex(({ waiting }) => waiting === 0);
      const result: Return = {
        known: mean(days.map(({ known }) => known)),
        knownAtEnd: days.at(-1)?.known ?? 0,
        retention: sum('remembered') / sum('due'),
        evenings: clear < 0 ? days.length : clear + 1,
      };
      return [order, result];
    }),
  );
}

/** After three weeks without learning: what is remembered in the two months after it, by the order of the backlog. */
export function* compareOrders(learners: number, mostPerDay: number): Generator<string> {
  for (const [model, forgetting] of Object.entries(FORGETTING)) {
    yield `${model}: ${learners} learners come back after ${ABSENCE_DAYS} days, ${mostPerDay} reviews a day`;
    const returns = Array.from({ length: learners }, (_, at) => returnsOf(forgetting, at + 1, mostPerDay));
    const of = (order: BacklogOrder, what: keyof Return) =>
      returns.map((result) => result.get(order)?.[what] ?? 0);
    const first = of('due-date', 'known');
    for (const order of ORDERS) {
      const known = of(order, 'known');
      const less = known.map((count, at) => count - (first[at] ?? 0));
      yield [
        `  ${order.padEnd(17)} ${mean(known).toFixed(0)} cards known on an evening`,
        `${mean(less).toFixed(1)} ± ${(2 * standardError(less)).toFixed(1)} against the due date`,
        `${mean(of(order, 'knownAtEnd')).toFixed(0)} at the end`,
        `remembered ${(mean(of(order, 'retention')) * 100).toFixed(1)} %`,
        `nothing left over after ${mean(of(order, 'evenings')).toFixed(1)} evenings`,
      ].join(', ');
    }
  }
}

const deviation = (numbers: readonly number[]): number => {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)));
};

const standardError = (numbers: readonly number[]): number => deviation(numbers) / Math.sqrt(numbers.length);
