import type { Lexicon } from '../lexicon.ts';
import { compareFeatures } from '../predicate/compare-features.ts';
import { type Ending, endingsOf } from '../predicate/endings.ts';
import { type Features, featuresKey } from '../predicate/features.ts';
import { formNameOf } from '../predicate/form-name.ts';
import type { InflectionClass } from '../predicate/inflection-class.ts';
import type { Spelling } from '../sentence/spelling.ts';
import type { TypedAnswer } from '../typed/typed-answer.ts';
import { emitBrokenForm } from './broken-form.ts';
import { once } from './once.ts';
import { shared } from './shared.ts';
import type { Slip } from './slips.ts';
import { TextTable } from './text-table.ts';
import { Trie } from './trie.ts';
import { COST, type Emit, type Matcher, mistaken, noted, type Outcome, RIGHT, type Unit } from './unit.ts';
import { alikeEnd, emitSlip, lengthsOf, wordsBeside } from './word-unit.ts';

interface PredicateParts {
  readonly text: string;
  readonly start: number;
  readonly inflectionClass: InflectionClass;
  readonly roots: readonly Spelling[];
  /** The ending in the model, and everything it can mean. */
  readonly ending: string;
  readonly meanings: readonly Features[];
  /** Whether polite and plain forms may replace each other. */
  readonly freeRegister: boolean;
  /** In listening, only what was said is right. */
  readonly literally: boolean;
  /** 休みですので may be 休みなので. */
  readonly isBeforeNode: boolean;
}

const tries = new Map<InflectionClass, Trie<Ending>>();

function endingTrie(inflectionClass: InflectionClass): Trie<Ending> {
  const known = tries.get(inflectionClass);
  if (known) return known;
  const trie = new Trie<Ending>();
  for (const ending of endingsOf(inflectionClass))
    for (const text of writtenEndings(ending)) trie.add(text, ending);
  tries.set(inflectionClass, trie);
  return trie;
}

/** The helping verbs are rarely written in kanji, but that is not wrong: 食べて仕舞う, 買って置く. */
const HELPING: Partial<Record<Features['aspect'], readonly [RegExp, string]>> = {
  finished: [/([てで])しま/u, '$1仕舞'],
  beforehand: [/([てで])お/u, '$1置'],
  progressive: [/([てで])い/u, '$1居'],
};

function writtenEndings({ text, features, contracted }: Ending): string[] {
  const [kana, kanji] = HELPING[features.aspect] ?? [];
  return kana && kanji !== undefined && !contracted && kana.test(text)
    ? [text, text.replace(kana, kanji)]
    : [text];
}

/** A verb, adjective or copula. Every form of it is recognised, so that a wrong form can be named. */
export function predicateUnit({ text, start, ...parts }: PredicateParts, lexicon: Lexicon): Unit {
  const make = () => makeMatcher(parts, lexicon);
  const { shortest, longest, match, nearly } = sharedMatcher(lexicon, keyOf(parts), make);
  const { inflectionClass, meanings } = parts;
  const kind = inflectionClass === 'copula' ? 'copula' : 'predicate';
  const isVerb = !/^(?:copula|adjective)/u.test(inflectionClass);
  const form = isVerb && meanings[0] ? { form: formNameOf(meanings[0]) } : {};
  return { kind, text, start, shortest, longest, match, nearly, ...form };
}

type Form = Omit<PredicateParts, 'text' | 'start'>;

const sharedMatcher = shared<Matcher>();

const keyOf = ({
  inflectionClass,
  roots,
  ending,
  meanings,
  freeRegister,
  literally,
  isBeforeNode,
}: Form): string =>
  [
    inflectionClass,
    ending,
    freeRegister,
    literally,
    isBeforeNode,
    ...meanings.map(featuresKey),
    ...roots.map((root) => root.text),
  ].join('|');

function makeMatcher(parts: Form, lexicon: Lexicon): Matcher {
  const { inflectionClass, roots } = parts;
  const rootTable = new TextTable(roots.map((root) => [root.text, true] as const));
  const endings = endingTrie(inflectionClass);
  const outcomes = new Map<Ending, Outcome>();
  const outcomeOf = (ending: Ending): Outcome => {
    const known = outcomes.get(ending) ?? judgeEnding(ending, parts);
    outcomes.set(ending, known);
    return known;
  };
  // Only needed for a wrong answer.
  const nearby = once(() => ({
    right: endingsOf(inflectionClass).filter((ending) => judgeEnding(ending, parts).mistakes.length === 0),
    otherRoots: once(() => wordsOfOtherRoots(parts, lexicon)),
  }));
  return {
    ...lengthsOf(roots.map((root) => root.text + parts.ending)),
    match: (typed, at, emit) =>
      rootTable.find(typed, at, (rootEnd, _, loose) => {
        endings.find(typed, rootEnd, (end, ending, looser) =>
          emit(
            end,
            isObjectOfCan(typed, rootEnd, ending) ? OBJECT_OF_CAN : outcomeOf(ending),
            loose || looser,
          ),
        );
        // 勉強 without its する.
        if (inflectionClass === 'suru') emit(rootEnd, mistaken(COST.copulaMissing, 'word-missing'), loose);
      }),
    nearly: (typed, at, emit) => {
      const { right, otherRoots } = nearby();
      for (const root of roots) {
        for (const ending of right)
          emitSlip(typed, at, root.text + ending.text, otherRoots, emit, (slip) =>
            isRootSlip(root.text, slip),
          );
        const rootEnd = alikeEnd(typed, at, root);
        if (rootEnd === null) continue;
        endings.find(typed, rootEnd, (end, ending) => emit(end, withWrongKanji(outcomeOf(ending)), false));
      }
      // くださいありがとう: the form is right, and something follows it.
      let isRight = false;
      rootTable.find(typed, at, (rootEnd) =>
        endings.find(typed, rootEnd, (_, ending) => {
          isRight ||= outcomeOf(ending).mistakes.length === 0;
        }),
      );
      if (!isRight) emitBrokenForm(typed, at, roots, inflectionClass, emit);
      if (inflectionClass === 'kuru') emitOtherKuru(typed, at, lexicon, endings, outcomeOf, emit);
    },
  };
}

/** 勉強をします, but 勉強をできます is not said. */
const isObjectOfCan = ({ chars }: TypedAnswer, rootEnd: number, { features }: Ending): boolean =>
  features.voice === 'potential' && chars[rootEnd - 1] === 'を';
const OBJECT_OF_CAN = mistaken(COST.particleWrong, 'particle-extra');

/** A wrong kana in the ending makes another form, not a slip. */
const isRootSlip = (root: string, { isStrange, at }: Slip): boolean =>
  !isStrange || (at < root.length && root.length >= 2);

/** 着ました for 来ました: the kanji of 来る is part of its endings. */
function emitOtherKuru(
  typed: TypedAnswer,
  at: number,
  lexicon: Lexicon,
  endings: Trie<Ending>,
  outcomeOf: (ending: Ending) => Outcome,
  emit: Emit,
): void {
  const kanji = typed.chars[at] ?? '';
  if (
    kanji === '来' ||
    !['き', 'こ', 'く'].some((sound) => lexicon.charactersRead(sound).includes(kanji) && kanji !== '')
  )
    return;
  const meant = { ...typed, chars: typed.chars.with(at, '来') };
  endings.find(meant, at, (end, ending) => emit(end, withWrongKanji(outcomeOf(ending)), false));
}

function judgeEnding(
  ending: Ending,
  { ending: model, meanings, freeRegister, literally, isBeforeNode, inflectionClass }: Form,
): Outcome {
  if (lacksRa(ending, inflectionClass) && !isRaLess(model)) return mistaken(COST.predicateForm, 'verb-form');
  if (lacksWa(ending, model)) return mistaken(COST.predicateForm, 'particle-missing');
  if (isOtherNegativeTe(ending.text, model)) return mistaken(COST.predicateForm, 'verb-form');
  const outcomes = meanings.map((meaning): Outcome => {
    const { register, mistakes } = compareFeatures(meaning, ending.features);
    if (isBeforeNode && ending.text === 'だ') return mistaken(COST.predicateForm, 'verb-form');
    if (isBeforeNode && freeRegister && isAdnominalOf(meaning, ending)) return noted('use-polite');
    if (ending.malformed)
      return mistaken(COST.predicateForm, 'verb-form', ...mistakes.filter((code) => code !== 'verb-form'));
    if (mistakes.length > 0) return mistaken(COST.predicateForm, ...mistakes);
    if (!register) return RIGHT;
    return freeRegister
      ? noted(meaning.polite ? 'use-polite' : 'use-plain')
      : mistaken(COST.predicateForm, 'verb-form');
  });
  const best = outcomes.reduce((least, outcome) => (outcome.cost < least.cost ? outcome : least));
  const isUnsaid = literally && best.mistakes.length === 0 && !sameSaid(ending.text, model);
  return isUnsaid ? mistaken(COST.predicateForm, 'verb-form') : best;
}

/** 休みなので for 休みですので; not for 休みでしたので. */
const isAdnominalOf = ({ polite, past, negative }: Features, { features }: Ending): boolean =>
  polite && !past && !negative && features.mood === 'adnominal';

/** 食べれる and 来れる for られる: a rule of paraphrase accepts them, with a note. */
const lacksRa = ({ text, features, contracted }: Ending, inflectionClass: InflectionClass): boolean =>
  contracted === true &&
  features.voice === 'potential' &&
  (inflectionClass === 'ichidan' || inflectionClass === 'kuru') &&
  isRaLess(text);
const isRaLess = (text: string): boolean => /^[来こ]?れ/u.test(text);

/** 学生でありません: では loses its は only where clauses are joined. */
const lacksWa = ({ text, features }: Ending, model: string): boolean =>
  /^(?:では|じゃ)/u.test(model) &&
  /^で(?!は)/u.test(text) &&
  features.negative &&
  features.mood === 'statement';

/** All are negative て forms, but ないで and ずに tell how something is done, and もいい takes only なくて. */
const isOtherNegativeTe = (one: string, other: string): boolean =>
  [one, other].every((text) => /(?:な(?:いで|くて)|ずに)$/u.test(text)) &&
  one.endsWith('なくて') !== other.endsWith('なくて');

/** 来ます and きます: the same sound, with the first letter written in another way. */
const sameSaid = (one: string, other: string): boolean =>
  one === other || (one.slice(1) === other.slice(1) && /[来良有在無]/u.test(one.charAt(0) + other.charAt(0)));

const withWrongKanji = (outcome: Outcome): Outcome =>
  mistaken(COST.kanjiWrong + outcome.cost, 'kanji-wrong', ...outcome.mistakes);

/** のみます with one wrong kana can be よみます: the words that other roots make with the right endings. */
function wordsOfOtherRoots({ roots, ending, inflectionClass }: Form, lexicon: Lexicon): ReadonlySet<string> {
  const dictionary = endingsOf(inflectionClass).find(
    ({ features, contracted, malformed }) =>
      !contracted &&
      !malformed &&
      features.mood === 'statement' &&
      features.voice === 'active' &&
      features.aspect === 'simple' &&
      !features.wish &&
      !features.past &&
      !features.negative &&
      !features.polite,
  );
  if (!dictionary) return new Set();
  const words = wordsBeside(
    roots.map((root) => ({ ...root, text: root.text + dictionary.text })),
    lexicon,
  );
  return new Set(
    [...words].flatMap((word) =>
      word.endsWith(dictionary.text) ? [word.slice(0, word.length - dictionary.text.length) + ending] : [],
    ),
  );
}
