import type { ConjugatedForm, ConjugationCode } from '../japanese/inflection/conjugation-forms.ts';
import { readingOf, withoutRuby } from '../japanese/ruby.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { shuffled } from '../random.ts';
import { chosenOf, exerciseOf, judgedAsModel, mixedChoices, typedOf } from './answers.ts';
import type { Answer, Blank, Choices, ExerciseOf, ExerciseSource, Judging, KindRules } from './exercise.ts';
import { type FoundForm, formsIn } from './forms.ts';
import { rubyOf } from './sentence-text.ts';

/** Fill in the form of a verb or an adjective: chosen, or typed where there are no choices. */
export type FormBlank = ExerciseOf<'form-blank'> &
  Blank & {
    /** The dictionary form, with readings. */
    readonly base: string;
    readonly options: Choices | null;
  };

const WRONG_CHOICES_MAX = 3;
const WRONG_CHOICES_MIN = 2;

export const formBlank: KindRules<FormBlank> = {
  needsSound: false,
  make(source, random) {
    const { sentence } = source;
    const found = blankOf(source);
    if (!found) return null;
    const blank = {
      before: rubyOf(sentence.tokens.slice(0, found.from)),
      after: rubyOf(sentence.tokens.slice(found.to)),
    };
    const right = found.forms.find(({ code }) => code === found.code)?.ruby ?? '';
    const wrong = wrongForms(found, blank, source, random).slice(0, WRONG_CHOICES_MAX);
    const options = wrong.length < WRONG_CHOICES_MIN ? null : mixedChoices(right, wrong, random);
    // The copula in its basic form is nothing to type.
    if (!options && right === found.base) return null;
    return { ...exerciseOf('form-blank', sentence), ...blank, base: found.base, options };
  },
  judging: (exercise, answer) => judgeBlank(exercise, exercise.options, answer),
  question: ({ vietnamese, before, base, after }) => `${vietnamese}\n${before}（${base} → 　）${after}`,
  rightAnswers(exercise) {
    if (exercise.options) return [{ choice: exercise.options.right }];
    const missing = missingIn(exercise);
    return [{ text: withoutRuby(missing) }, { text: readingOf(missing) }];
  },
};

/** What stands in the blank, with readings. */
const missingIn = ({ japanese, before, after }: FormBlank): string =>
  japanese.slice(before.length, japanese.length - after.length);

/** The right choice completes the model answer; anything else is put into the blank for the judge. */
export function judgeBlank(
  exercise: ExerciseOf<'form-blank' | 'particle-blank'> & Blank,
  options: Choices | null,
  answer: Answer,
): Judging {
  const chosen = chosenOf(answer);
  if (options && chosen === options.right) return { judgement: judgedAsModel(exercise) };
  return { text: filled(exercise, options?.choices[chosen] ?? typedOf(answer)), mode: 'translate' };
}

export const filled = ({ before, after }: Blank, text: string): string =>
  withoutRuby(`${before}${text}${after}`);

/** The last form in which grammar of the lesson stands, or else the last one; a dictionary form asks for nothing. */
function blankOf({ sentence: { tokens, focus } }: ExerciseSource): FoundForm | null {
  const forms = formsIn(tokens).filter(({ code }) => code !== 'dictionary');
  const inFocus = forms.filter(({ from, to }) => focus.some((at) => at >= from && at < to));
  return inFocus.at(-1) ?? forms.at(-1) ?? null;
}

/** Other forms of the word that these sentences use somewhere, and that the judge refuses here. */
function wrongForms(
  found: FoundForm,
  blank: Blank,
  { sentence, others }: ExerciseSource,
  random: () => number,
): string[] {
  const used = new Set(
    [sentence, ...others].flatMap(({ tokens }) => formsIn(tokens).map(({ code }) => code)),
  );
  const place = {
    vietnamese: sentence.vietnamese,
    next: sentence.tokens[found.to],
    // 五階に上がると、売り場があります or ありました: with と the past is a discovery.
    hasTo: sentence.tokens.some(({ surface, pos }) => surface === 'と' && pos.startsWith('助詞/接続助詞')),
  };
  const candidates = found.forms.filter(
    ({ code }) => used.has(code) && code !== found.code && !mayBothBeRight(found.code, code, place),
  );
  return distinct(shuffled(candidates, random))
    .map(({ ruby }) => ruby)
    .filter((ruby) => !sentence.accepts(filled(blank, ruby), 'translate'));
}

/** 食べられる is potential and passive. */
const distinct = (forms: readonly ConjugatedForm[]): ConjugatedForm[] =>
  forms.filter(({ ruby }, at) => forms.findIndex((form) => form.ruby === ruby) === at);

interface Features {
  readonly past: boolean;
  readonly negative: boolean;
}

/** The forms that differ in politeness, tense and negation only. */
const FINITE = new Map<ConjugationCode, Features>([
  ['dictionary', { past: false, negative: false }],
  ['polite', { past: false, negative: false }],
  ['negative', { past: false, negative: true }],
  ['polite-negative', { past: false, negative: true }],
  ['past', { past: true, negative: false }],
  ['polite-past', { past: true, negative: false }],
  ['past-negative', { past: true, negative: true }],
  ['polite-past-negative', { past: true, negative: true }],
]);

/** Forms of which both can be right whatever the judge knows: 行けば and 行ったら, 食べて and 食べながら, 働く and 働いている. */
const EXCHANGEABLE: readonly (readonly ConjugationCode[])[] = [
  ['if-ba', 'if-tara'],
  ['te', 'while', 'listing', 'adverb'],
  ['progressive', ...FINITE.keys()],
  ['potential', 'passive'],
];

/** Vietnamese often leaves the past to the context; then 食べます cannot be wrong for 食べました. */
const PAST_IN_VIETNAMESE =
  /(?<!\p{L})(?:đã|rồi|vừa|mới|hôm qua|hôm kia|tối qua|đêm qua|sáng nay|(?:tuần|tháng|năm|hôm|lần|kỳ|lúc) (?:trước|rồi|qua)|năm ngoái|ngày xưa|hồi|khi đó|lúc đó|chưa từng|từng)(?!\p{L})/iu;

interface FormPlace {
  readonly vietnamese: string;
  readonly next: Token | undefined;
  readonly hasTo: boolean;
}

function mayBothBeRight(model: ConjugationCode, other: ConjugationCode, place: FormPlace): boolean {
  const [own, theirs] = [FINITE.get(model), FINITE.get(other)];
  if (own && theirs) return !differsInMeaning(own, theirs, place);
  return EXCHANGEABLE.some((codes) => codes.includes(model) && codes.includes(other));
}

function differsInMeaning(own: Features, theirs: Features, { vietnamese, next, hasTo }: FormPlace): boolean {
  const isInvitation = next?.surface === 'か';
  if (own.negative !== theirs.negative) return !isInvitation;
  if (own.past === theirs.past) return false;
  // 行く時 and 行った時 can both be right: the tense before a noun or と depends on the speaker's view.
  const endsClause = next === undefined || /^(?:記号|助詞\/(?:終助詞|副助詞／並立助詞))/u.test(next.pos);
  return endsClause && !hasTo && own.past === PAST_IN_VIETNAMESE.test(vietnamese);
}
