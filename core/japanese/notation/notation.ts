import { normaliseJapanese } from '../normalise.ts';
import { lettersOf, type TiedNode, type TieProblem, untie } from './ties.ts';

/**
 * The notation in which authors write many answers as one: `[私は]` can be left out, `(に|へ)` is a choice, `{図書館で 友達と}`
 * can be in any order. Letters tie choices: in `漢字(A:が|B:を)少し(A:読めます|B:読むことができます)` が never meets the
 * second verb (ties.ts; a parsed notation has no letters left). Full-width signs work too, because a Japanese keyboard
 * types those.
 */
export type NotationNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'optional'; readonly inside: Notation }
  | { readonly kind: 'choice'; readonly options: readonly Notation[] }
  | { readonly kind: 'free-order'; readonly parts: readonly Notation[] };

export type Notation = readonly NotationNode[];
export type Slot = Exclude<NotationNode, { kind: 'text' }>;

/** 5 parts have 120 orders; hardly any author has checked more. */
export const MAX_FREE_PARTS = 5;
export const MAX_NESTING = 3;
/** Brackets in one answer. */
export const MAX_SLOTS = 60;
/**
 * The judge has a copy of each free part for every set of other parts before it; 200 characters in fives make 3,200.
 */
const MAX_WEIGHT = 4_000;

export type NotationProblem =
  | 'empty' // nothing that must be said
  | 'unbalanced'
  | 'empty-group' // `()`, `[]`, `(に|)`
  | 'stray-bar' // `に|へ` outside of brackets
  | 'too-deep'
  | 'too-many-free-parts'
  | 'too-many-orders' // free orders within free orders
  | 'too-many-slots'
  | TieProblem;

export type ParsedNotation =
  | { readonly ok: true; readonly notation: Notation }
  /** `at` is the index in the source, in UTF-16 units. */
  | { readonly ok: false; readonly problem: NotationProblem; readonly at: number };

type Bracket = '[' | '(' | '{';

interface Frame {
  /** Empty for the answer itself. */
  readonly bracket: Bracket | '';
  readonly opened: number;
  readonly branches: TiedNode[][];
  text: string;
}

const OPENING: Readonly<Record<string, Bracket>> = {
  '[': '[',
  '［': '[',
  '(': '(',
  '（': '(',
  '{': '{',
  '｛': '{',
};
const CLOSING: Readonly<Record<string, Bracket>> = {
  ']': '[',
  '］': '[',
  ')': '(',
  '）': '(',
  '}': '{',
  '｝': '{',
};
const NOTATION_SIGNS = /[()[\]{}|（）［］｛｝｜]/gu;
const BAR = /[|｜]/;
const DIVIDES_PARTS = /[\s、|｜]/;

export function parseNotation(source: string): ParsedNotation {
  const root = open('', 0);
  const stack = [root];
  let slots = 0;
  for (let at = 0; at < source.length; at++) {
    const character = source.charAt(at);
    const top = stack.at(-1) ?? root;
    const opening = OPENING[character];
    const closing = CLOSING[character];
    if (opening) {
      if (++slots > MAX_SLOTS) return failed('too-many-slots', at);
      if (stack.length > MAX_NESTING) return failed('too-deep', at);
      endText(top);
      stack.push(open(opening, at));
    } else if (closing) {
      if (top.bracket !== closing) return failed('unbalanced', at);
      const closed = close(top);
      if (typeof closed === 'string') return failed(closed, top.opened);
      stack.pop();
      for (const node of closed) append(stack.at(-1) ?? root, node);
    } else if (top.bracket === '{' ? DIVIDES_PARTS.test(character) : BAR.test(character)) {
      if (top === root) return failed('stray-bar', at);
      endText(top);
      top.branches.push([]);
    } else {
      top.text += character;
    }
  }
  const unclosed = stack.at(-1) ?? root;
  if (unclosed !== root) return failed('unbalanced', unclosed.opened);
  endText(root);
  const untied = untie(root.branches[0] ?? []);
  if (!untied.ok) return failed(untied.problem, untied.at);
  const { notation } = untied;
  if (countSlots(notation) > MAX_SLOTS) return failed('too-many-slots', 0);
  if (weightOf(notation) > MAX_WEIGHT) return failed('too-many-orders', 0);
  return canBeEmpty(notation) ? failed('empty', 0) : { ok: true, notation };
}

/** For an answer that was validated before: an invalid one is a mistake of the caller. */
export function checkedNotation(source: string): Notation {
  const parsed = parseNotation(source);
  if (!parsed.ok)
    throw new Error(`Not an answer in our notation: ${parsed.problem} at ${parsed.at} in ${source}.`);
  return parsed.notation;
}

/** The answer that learners see: with everything optional, the first of each choice, the written order. */
export const plainText = (notation: Notation): string => notation.map(plainNode).join('');

export function plainNode(node: NotationNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'optional':
      return plainText(node.inside);
    case 'choice':
      return plainText(node.options[0] ?? []);
    case 'free-order':
      return node.parts.map(plainText).join('');
  }
}

/** The judge treats these characters as punctuation, so a text means the same without them. */
export const withoutNotation = (text: string): string => text.replaceAll(NOTATION_SIGNS, '');

const failed = (problem: NotationProblem, at: number): ParsedNotation => ({ ok: false, problem, at });

const open = (bracket: Frame['bracket'], opened: number): Frame => ({
  bracket,
  opened,
  branches: [[]],
  text: '',
});

/** Spaces around Japanese only make the source readable; invisible characters come with copied text. */
const withoutSpacing = (text: string) =>
  text.replaceAll(/(?!\s)\p{C}/gu, '').replaceAll(/(?<![\p{sc=Latin}\d])\s+|\s+(?![\p{sc=Latin}\d])/gu, '');

function endText(frame: Frame) {
  const text = withoutSpacing(frame.text);
  frame.text = '';
  if (text !== '') append(frame, { kind: 'text', text });
}

/** A group that is replaced by its content leaves texts next to each other: they are joined. */
function append(frame: Frame, node: TiedNode) {
  const branch = frame.branches.at(-1);
  const last = branch?.at(-1);
  if (node.kind === 'text' && last?.kind === 'text') {
    branch?.splice(-1, 1, { kind: 'text', text: last.text + node.text });
  } else {
    branch?.push(node);
  }
}

function close(frame: Frame): readonly TiedNode[] | NotationProblem {
  endText(frame);
  const { bracket, branches } = frame;
  if (bracket === '{') {
    const parts = branches.filter((branch) => branch.length > 0);
    if (parts.length === 0) return 'empty-group';
    if (parts.length > MAX_FREE_PARTS) return 'too-many-free-parts';
    const node: TiedNode = { kind: 'free-order', parts };
    return weightOf([node]) > MAX_WEIGHT ? 'too-many-orders' : [node];
  }
  const lettered = lettersOf(branches, frame.opened);
  if (typeof lettered === 'string') return lettered;
  const { options, tie } = lettered;
  if (options.some((option) => option.length === 0)) return 'empty-group';
  const [only = []] = options;
  const content: readonly TiedNode[] =
    options.length === 1 ? only : [{ kind: 'choice', options, ...(tie && { tie }) }];
  return bracket === '[' ? [{ kind: 'optional', inside: content }] : content;
}

/** How many characters the judge's graph of it has. */
const weightOf = (notation: readonly TiedNode[]): number =>
  notation.reduce((sum, node) => {
    switch (node.kind) {
      case 'text':
        return sum + node.text.length;
      case 'optional':
        return sum + weightOf(node.inside);
      case 'choice':
        return sum + weightOf(node.options.flat());
      case 'free-order':
        return sum + 2 ** (node.parts.length - 1) * weightOf(node.parts.flat());
    }
  }, 0);

/** Tied stretches are copied for each letter, so there may be more slots than the author wrote. */
const countSlots = (notation: Notation): number =>
  notation.reduce((sum, node) => {
    switch (node.kind) {
      case 'text':
        return sum;
      case 'optional':
        return sum + 1 + countSlots(node.inside);
      case 'choice':
        return sum + 1 + countSlots(node.options.flat());
      case 'free-order':
        return sum + 1 + countSlots(node.parts.flat());
    }
  }, 0);

/** An answer whose parts are all optional would accept an empty one. */
const canBeEmpty = (notation: Notation): boolean =>
  notation.every((node) => {
    switch (node.kind) {
      case 'text':
        return normaliseJapanese(node.text) === '';
      case 'optional':
        return true;
      case 'choice':
        return node.options.some(canBeEmpty);
      case 'free-order':
        return node.parts.every(canBeEmpty);
    }
  });
