/** One condition on a word: `て` (surface), `=いる` (dictionary form), `@動詞` (word class), `%五段` (conjugation). */
export interface Condition {
  readonly field: 'surface' | 'base' | 'pos' | 'conjugation';
  readonly value: string;
  /** `!` before it: the word must not match. */
  readonly negated: boolean;
}

/** A word, described by alternatives of combined conditions, or a `…` for any words. */
export type PatternStep =
  | { readonly kind: 'word'; readonly anyOf: readonly (readonly Condition[])[]; readonly optional: boolean }
  | { readonly kind: 'gap' };

/** How a grammar point is recognised in the words of a sentence; content/README.md describes the notation. */
export interface FindPattern {
  /** As the author wrote it. */
  readonly source: string;
  readonly steps: readonly PatternStep[];
  /** The steps that are the grammar point itself, end excluded: this part is shown to the learner. */
  readonly shown: { readonly from: number; readonly to: number };
  readonly fromStart: boolean;
  readonly toEnd: boolean;
}

export type PatternProblem =
  /** No required word. */
  | 'nothingToFind'
  /** `=`, `て|` or `&` with nothing next to it. */
  | 'emptyCondition'
  /** A character of the notation in a wrong place: `^` in the middle, `は??`. */
  | 'strayMark'
  /** `…` at the beginning or the end. */
  | 'looseGap'
  /** `<` without `>`, two of them, or nothing in between. */
  | 'shownPart'
  /** `@` with an unknown word class. */
  | 'unknownClass';

export type ParsedPattern =
  | { readonly ok: true; readonly pattern: FindPattern }
  /** `at` is the index of the error in the pattern. */
  | { readonly ok: false; readonly problem: PatternProblem; readonly at: number };

/** The word classes of IPADIC. */
const CLASSES = new Set(
  '名詞 動詞 形容詞 副詞 助詞 助動詞 連体詞 接続詞 接頭詞 感動詞 記号 フィラー その他'.split(' '),
);
const FIELDS = { '=': 'base', '@': 'pos', '%': 'conjugation' } as const;
const SIGNS = /[<>^$?!=@%&|….]/u;

/** Thrown and caught only inside the parser, to keep its steps simple. */
class Misspelt extends Error {
  constructor(
    readonly problem: PatternProblem,
    readonly at: number,
  ) {
    super(problem);
  }
}

export function parseFindPattern(source: string): ParsedPattern {
  try {
    return { ok: true, pattern: readPattern(source) };
  } catch (error) {
    if (error instanceof Misspelt) return { ok: false, problem: error.problem, at: error.at };
    throw error;
  }
}

/** A part of the source, with its index. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

function readPattern(source: string): FindPattern {
  const pieces = [...source.matchAll(/\S+/gu)].map(({ 0: text, index }): Piece => ({ text, at: index }));
  const fromStart = pieces[0]?.text === '^';
  const toEnd = pieces.at(-1)?.text === '$';
  const elements = pieces.slice(fromStart ? 1 : 0, toEnd ? -1 : undefined);

  const steps = elements.map((piece) => readStep(withoutBrackets(piece)));
  if (!steps.some((step) => step.kind === 'word' && !step.optional)) throw new Misspelt('nothingToFind', 0);
  refuseLooseGap(steps, elements, fromStart, toEnd);
  return { source, steps, shown: shownSteps(elements, source.length), fromStart, toEnd };
}

function withoutBrackets({ text, at }: Piece): Piece {
  const opens = text.startsWith('<') ? 1 : 0;
  return { text: text.slice(opens, text.endsWith('>') ? -1 : undefined), at: at + opens };
}

function readStep({ text, at }: Piece): PatternStep {
  if (text === '…') return { kind: 'gap' };
  const optional = text.endsWith('?');
  const word = { text: optional ? text.slice(0, -1) : text, at };
  const anyOf = splitAt('|', word).map((alternative) => splitAt('&', alternative).map(readCondition));
  return { kind: 'word', anyOf, optional };
}

function splitAt(sign: string, { text, at }: Piece): Piece[] {
  let next = at;
  return text.split(sign).map((part) => {
    const piece = { text: part, at: next };
    next += part.length + sign.length;
    return piece;
  });
}

function readCondition({ text, at }: Piece): Condition {
  const negated = text.startsWith('!');
  const condition = negated ? text.slice(1) : text;
  const field = fieldOf(condition.charAt(0));
  const value = field === 'surface' ? condition : condition.slice(1);
  if (value === '') throw new Misspelt('emptyCondition', at);
  if (SIGNS.test(value)) throw new Misspelt('strayMark', at);
  if (field === 'pos' && !CLASSES.has(value.split('/')[0] ?? '')) throw new Misspelt('unknownClass', at);
  return { field, value, negated };
}

const fieldOf = (sign: string): Condition['field'] =>
  sign === '=' || sign === '@' || sign === '%' ? FIELDS[sign] : 'surface';

/** A gap must be between two words, or between a word and an edge of the sentence in the pattern. */
function refuseLooseGap(
  steps: readonly PatternStep[],
  elements: readonly Piece[],
  fromStart: boolean,
  toEnd: boolean,
): void {
  const loose = steps.findIndex(
    ({ kind }, at) =>
      kind === 'gap' &&
      (steps[at + 1]?.kind === 'gap' || (at === 0 && !fromStart) || (at === steps.length - 1 && !toEnd)),
  );
  if (loose !== -1) throw new Misspelt('looseGap', elements[loose]?.at ?? 0);
}

function shownSteps(elements: readonly Piece[], sourceEnd: number): FindPattern['shown'] {
  const opening = elements.findIndex(({ text }) => text.startsWith('<'));
  const closing = elements.findIndex(({ text }) => text.endsWith('>'));
  const brackets = elements.reduce((sum, { text }) => sum + (text.match(/[<>]/gu)?.length ?? 0), 0);
  if (brackets === 0) return { from: 0, to: elements.length };
  if (brackets !== 2 || opening === -1 || closing < opening)
    throw new Misspelt('shownPart', elements.find(({ text }) => /[<>]/u.test(text))?.at ?? sourceEnd);
  return { from: opening, to: closing + 1 };
}
