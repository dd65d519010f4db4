import { DAY_MS } from '#core/learning/learning-day.ts';
import { randomFrom } from '#core/random.ts';
import { FORGETTING, type Forgetting } from './forgetting.ts';
import { type Deck, newLearner, otherDeck, ourDeck, settingsWith, sitDown } from './learner.ts';
import { OTHER_SCHEDULERS } from './schedulers.ts';

const DAYS = 365;
/** So few that 1,000 years take two minutes: when a card comes back does not depend on the other cards. */
const NEW_PER_DAY = 2;
const DAYS_WITH_NEW = 125;
/** Most days, in the evening. */
const COMES = 0.9;
const WISHES = [0.8, 0.85, 0.9, 0.95] as const;

/** The evenings on which a learner sits down, the same for every scheduler. */
export function eveningsOf(seed: number, from: number, until: number, comes = COMES): readonly number[] {
  const random = randomFrom(seed + 1);
  const days = Array.from({ length: until - from }, (_, day) => ({
    day: from + day,
    isThere: random() < comes,
    hour: 17 + 5 * random(),
  }));
  return days.filter(({ isThere }) => isThere).map(({ day, hour }) => day * DAY_MS + hour * 3_600_000);
}

interface Year {
  /** The share of due cards that were remembered. */
  readonly retention: number;
  readonly reviewsPerDay: number;
  /** With new cards and steps of minutes. */
  readonly answersPerDay: number;
  /** Cards that are remembered at the end of the year. */
  readonly known: number;
  readonly aside: number;
}

/** A year of one learner with one scheduler. */
export function yearOf(forgetting: Forgetting, deck: Deck, seed: number): Year {
  const learner = newLearner(forgetting, seed);
  const sum = { answers: 0, due: 0, remembered: 0 };
  let added = 0;
  for (const evening of eveningsOf(seed, 0, DAYS)) {
    for (; added < Math.min(evening / DAY_MS, DAYS_WITH_NEW) * NEW_PER_DAY; added += 1) {
      const subject = `word:${added + 1}-read`;
      learner.newMemory(subject);
      deck.add(subject, evening);
    }
    const { answers, due, remembered } = sitDown(learner, deck, evening);
    sum.answers += answers;
    sum.due += due;
    sum.remembered += remembered;
  }
  return {
    retention: sum.remembered / sum.due,
    reviewsPerDay: sum.due / DAYS,
    answersPerDay: sum.answers / DAYS,
    known: learner.known(DAYS * DAY_MS),
    aside: deck.aside(),
  };
}

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** A year of every learner with every scheduler. Each learner has one of the four wishes, which only ours knows. */
export function* compareSchedulers(learners: number): Generator<string> {
  const seeds = Array.from({ length: learners }, (_, at) => at + 1);
  for (const [model, forgetting] of Object.entries(FORGETTING)) {
    yield `${model}: ${learners} learners, ${DAYS} days, ${NEW_PER_DAY * DAYS_WITH_NEW} cards`;
    for (const wish of WISHES) {
      const own = seeds.filter((seed) => WISHES[seed % WISHES.length] === wish);
      const years = own.map((seed) => yearOf(forgetting, ourDeck(settingsWith({ wish })).deck, seed));
      const off = mean(years.map(({ retention }) => Math.abs(retention - wish)));
      yield `${lineOf(`ours, wish ${percent(wish)}`, years)}; a learner is ${percent(off)} off the wish`;
    }
    for (const [name, start] of Object.entries(OTHER_SCHEDULERS))
      yield lineOf(
        name,
        seeds.map((seed) => yearOf(forgetting, otherDeck(start, settingsWith({})), seed)),
      );
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function lineOf(name: string, years: readonly Year[]): string {
  const of = (what: keyof Year) => mean(years.map((year) => year[what]));
  return [
    `  ${name.padEnd(20)} remembered ${percent(of('retention'))}`,
    `${of('reviewsPerDay').toFixed(1)} reviews a day`,
    `${of('answersPerDay').toFixed(1)} answers`,
    `${of('known').toFixed(0)} cards known at the end, ${of('aside').toFixed(1)} put aside`,
  ].join(', ');
}
