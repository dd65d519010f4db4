import { isKana } from '../kana.ts';
import { iAdjectiveRules, naAdjectiveRules } from './rules/adjective-rules.ts';
import { negationRules } from './rules/negation-rules.ts';
import { plainRules } from './rules/plain-rules.ts';
import { type Form, type Rule, rules } from './rules/rule.ts';
import { spokenRules } from './rules/spoken-rules.ts';
import { stemRules, teAndTaRules } from './rules/stem-rules.ts';
import { questionRules, stemSuffixRules } from './rules/stem-suffix-rules.ts';
import { taRules, teRules } from './rules/te-rules.ts';
import { moodRules, nounsWithSuruRules, voiceRules } from './rules/verb-rules.ts';
import type { Inflection } from './steps.ts';

/** The copula and the polite ending as words of their own, and set phrases that end in them: でした, ましょう, ありがとうございました. */
const copulaRules: readonly Rule[] = [
  ...rules(['masu'], ['EX'], [], ['ます', 'ます']),
  ...rules(['ta'], ['EX'], [], ['でした', 'です'], ['だった', 'だ']),
  ...rules(['te'], ['EX'], [], ['でして', 'です']),
  ...rules(['plain'], ['EX'], 'conjecture', ['でしょう', 'です'], ['だろう', 'だ']),
  ...rules(['plain'], ['EX'], 'negative', ['ではありません', 'です'], ['じゃありません', 'です']),
  ...rules(['ta'], ['EX'], 'negative', ['ではありませんでした', 'です'], ['じゃありませんでした', 'です']),
  ...rules(['AI'], ['EX'], 'negative', ['ではない', 'だ'], ['じゃない', 'だ']),
  ...rules(['plain'], ['EX'], 'if-tara', ['だったら', 'だ']),
];

/** If two paths of the same length lead to the same word, the earlier rule decides the steps. */
const RULES: readonly Rule[] = [
  ...stemRules,
  ...teAndTaRules,
  ...teRules,
  ...taRules,
  ...stemSuffixRules,
  ...negationRules,
  ...voiceRules,
  ...moodRules,
  ...iAdjectiveRules,
  ...naAdjectiveRules,
  ...copulaRules,
  ...nounsWithSuruRules,
  ...plainRules,
  ...questionRules,
  ...spokenRules,
];

/** A word that the text can be a form of. */
export interface Deinflection {
  readonly base: string;
  readonly form: WordForm;
  /** From the word to the text: 食べられなかった is 食べる, passive or potential, negative, past. */
  readonly steps: readonly Inflection[];
}

/** The forms that are in a dictionary. */
export type WordForm = Extract<Form, Uppercase<Form>>;
const WORD_FORMS: ReadonlySet<Form> = new Set<WordForm>(['V1', 'V5', 'VK', 'VS', 'AI', 'AN', 'NS', 'EX']);

const FIRST_FORMS: readonly Form[] = ['plain', 'V1', 'V5', 'VK', 'VS', 'AI', 'AN'];

/** An inflected word ends in Japanese; Latin letters and digits can come before it (PRする). */
const INFLECTED = /^[\p{L}\p{N}ー]*[\p{sc=Han}\p{sc=Hiragana}]$/u;

// No form of everyday Japanese is longer or nested deeper. The limits bound the cost of a hostile text.
const TEXT_MAX_CHARS = 40;
const STEPS_MAX = 8;
const STATES_MAX = 1_500;

/** The rules for a form, by the last character that they remove; rules that remove nothing are under ''. */
const rulesFor = new Map<Form, Map<string, Rule[]>>();
for (const rule of RULES) {
  for (const form of rule.is) {
    const byLast = rulesFor.get(form) ?? new Map<string, Rule[]>();
    const last = rule.from.at(-1) ?? '';
    rulesFor.set(form, byLast.set(last, [...(byLast.get(last) ?? []), rule]));
  }
}

interface State {
  readonly text: string;
  readonly form: Form;
  readonly steps: readonly Inflection[];
}

/**
 * Every word that the text can be an inflected form of, those with the fewest steps first. A word that can be reached
 * in several ways is listed once, with the shortest. The text itself is not included.
 */
export function deinflect(text: string): Deinflection[] {
  if (text.length < 2 || text.length > TEXT_MAX_CHARS || !INFLECTED.test(text)) return [];
  const seen = new Set<string>();
  const found: Deinflection[] = [];
  // One queue for each number of steps: a rule without a step of its own stays in the same queue.
  const queues: State[][] = Array.from({ length: STEPS_MAX + 1 }, () => []);
  queues[0]?.push(...FIRST_FORMS.map((form) => ({ text, form, steps: [] })));
  for (const queue of queues) {
    for (const state of queue) {
      const key = `${state.form} ${state.text}`;
      if (seen.has(key)) continue;
      if (seen.size >= STATES_MAX) return found;
      seen.add(key);
      if (isWord(state)) found.push({ base: state.text, form: state.form, steps: state.steps.toReversed() });
      unfold(state, queues);
    }
  }
  return found;
}

/** Called hundreds of times for a long sentence, so it makes no intermediate lists. */
function unfold({ text, form, steps }: State, queues: readonly State[][]): void {
  const byLast = rulesFor.get(form);
  for (const last of [text.at(-1) ?? '', '']) {
    for (const rule of byLast?.get(last) ?? []) {
      if (!text.endsWith(rule.from)) continue;
      const rest = text.slice(0, text.length - rule.from.length);
      if (rule.after && !rule.after.test(rest)) continue;
      const before = rest + rule.to;
      const all = rule.steps.length > 0 ? [...steps, ...rule.steps] : steps;
      const queue = before === '' ? undefined : queues[all.length];
      for (const was of rule.was) queue?.push({ text: before, form: was, steps: all });
    }
  }
}

const isWord = (state: State): state is State & { form: WordForm } =>
  WORD_FORMS.has(state.form) && state.steps.length > 0 && !isOnlyAnEnding(state);

const ENDED: ReadonlySet<Form> = new Set<WordForm>(['V1', 'V5', 'VK', 'VS', 'AI']);

/** Nothing was before the ending: い is left of すぎる. */
const isOnlyAnEnding = ({ text, form }: State): boolean =>
  text.length === 1 && isKana(text) && ENDED.has(form);
