import type { Headword } from '../dictionary/headwords.ts';
import { type GrammarMatch, matchingSteps, recognisedIn } from '../grammar/recognise.ts';
import { belongsToGrammar } from '../introductions/grammar-words.ts';
import { explainedTokens, isTaught, type Sources } from '../introductions/read-sentence.ts';
import { type Part, partsOf } from '../introductions/sentence-parts.ts';
import { uncoveredGrammar } from '../introductions/uncovered-grammar.ts';
import { toHiragana } from '../japanese/kana.ts';
import { numeralValue } from '../japanese/numerals.ts';
import type { Token } from '../japanese/tokens/token.ts';
import type { Steps } from '../steps.ts';
import type { SentencePins } from './path.ts';
import { type PinnedSpan, pinnedSpans } from './pinned-spans.ts';

export interface PathWordRow extends Headword {
  readonly id: number;
}

export interface PathSources<Row extends PathWordRow> extends Sources<Row> {
  readonly word: (id: number) => Row | undefined;
}

/** A word of a sentence; `id` is null if the dictionary has no such item. */
export interface SaidWord {
  readonly id: number | null;
  readonly text: string;
  readonly token: Token;
}

/** 九時, 三つ, 何人: taught as a range. */
export interface SaidNumber {
  readonly text: string;
  /** Null for 何. */
  readonly value: number | null;
  readonly counter: string;
  /** The dictionary item of the whole, if there is one. */
  readonly id: number | null;
  readonly token: Token;
}

/** A particle, an ending, a dependent word or an inflected form, and what can explain it. */
export interface SaidForm {
  readonly token: Token;
  /** Any of these points. */
  readonly points: readonly string[];
  /** Any of these words, of which it is a part: に of 一緒に. */
  readonly words: readonly number[];
  /** A word that is written and read like this prefix or suffix: 人 of ベトナム人. */
  readonly affix: { readonly surface: string; readonly spelling: string } | null;
  /** The form that decides it: ます of 行きます. */
  readonly ending: SaidForm | null;
}

/** Everything that a learner has to know for a sentence of the path. */
export interface SaidSentence {
  readonly words: readonly SaidWord[];
  readonly numbers: readonly SaidNumber[];
  /** Ids of the grammar points, found or pinned. */
  readonly points: readonly string[];
  readonly forms: readonly SaidForm[];
  /** Pins that fit nothing in the sentence. */
  readonly loosePins: readonly string[];
}

/** Reads a sentence as core/introductions does, but lets nothing pass that no point and no word explains. */
export function* readPathSentence<Row extends PathWordRow>(
  tokens: readonly Token[],
  pins: SentencePins,
  sources: PathSources<Row>,
): Steps<SaidSentence> {
  const { headwords, grammar, word } = sources;
  const spans = pinnedSpans(tokens, pins.words, word);
  const found = yield* matchingSteps(grammar.points, tokens);
  // お願いします is learnt as a phrase, long before its ます.
  const phrases = spans.found.filter(({ isPhrase }) => isPhrase);
  const matches = found.filter(
    ({ words }) => !phrases.some((phrase) => words.every((at) => isInside(phrase, at))),
  );
  const isPinned = (at: number) => spans.found.some((span) => isInside(span, at));
  const parts = partsOf(tokens, headwords).filter(({ from }) => !isPinned(from));
  const counted = parts.flatMap((part) => numberOf(part, tokens));
  const inNumber = new Set(counted.map(({ part }) => part));
  const needed = parts.filter(
    (part) => !inNumber.has(part) && isTaught(part.word) && !belongsToGrammar(part, tokens, matches),
  );
  const explained = new Set([...explainedTokens(parts, matches), ...phrases.flatMap(indexesOf)]);
  const left = uncoveredGrammar(tokens, { named: grammar.named, explained });
  const places: Places<Row> = {
    tokens,
    matches,
    named: left.named,
    parts,
    spans: spans.found,
    pinned: grammar.points.filter(({ id }) => pins.points.includes(id)),
    words: new Set(needed.map(({ from }) => from)),
    numbers: new Set([...inNumber].flatMap(indexesOf)),
  };
  return {
    words: [
      ...spans.found.flatMap(({ id, text, from }) => saidWord(id, text, tokens[from])),
      ...needed.flatMap(({ row, word: { text }, from }) => saidWord(row?.id ?? null, text, tokens[from])),
      ...needed.flatMap((part) => verbOfNoun(part, tokens, sources)),
    ],
    numbers: counted.map(({ said }) => said),
    points: [
      ...new Set([
        ...recognisedIn(matches, tokens).map(({ point }) => point.id),
        ...left.named.map(({ point }) => point.id),
        ...pins.points,
      ]),
    ],
    forms: formsOf(places),
    loosePins: spans.loose,
  };
}

/** How a word is written and read. */
export const spellingKey = (text: string, reading: string): string => `${text} ${toHiragana(reading)}`;

interface Span {
  readonly from: number;
  /** The token after its last one. */
  readonly to: number;
}

const isInside = ({ from, to }: Span, at: number): boolean => from <= at && at < to;

const indexesOf = ({ from, to }: Span): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

const saidWord = (id: number | null, text: string, token: Token | undefined): SaidWord[] =>
  token ? [{ id, text, token }] : [];

/** する of 勉強します is a word of its own, although the dictionary lists 勉強. */
function verbOfNoun<Row extends PathWordRow>(
  { word, from, row }: Part<Row>,
  tokens: readonly Token[],
  { headwords }: PathSources<Row>,
): SaidWord[] {
  const verb = tokens[from + 1];
  if (word.kind !== 'verb' || !tokens[from]?.pos.startsWith('名詞') || verb?.base !== 'する') return [];
  if (row?.kanji.endsWith('する')) return [];
  const suru = headwords.find({ lookUp: ['する'], reading: 'する', kind: 'verb' });
  return [{ id: suru?.id ?? null, text: 'する', token: verb }];
}

const NUMBER = /^([\d０-９〇零一二三四五六七八九十百千万億]+|何)(.*)$/u;

/** A number with its counter, in however many tokens. */
function numberOf<Row extends PathWordRow>(
  part: Part<Row>,
  tokens: readonly Token[],
): { readonly part: Part<Row>; readonly said: SaidNumber }[] {
  const { word, row, from } = part;
  const token = tokens[from];
  const isNumber = word.kind === 'number' || token?.pos.startsWith('名詞/数') || COUNTED.test(word.text);
  const [, digits, counter = ''] = NUMBER.exec(word.text.normalize('NFKC')) ?? [];
  if (!isNumber || !token || digits === undefined) return [];
  const said = { text: word.text, counter, value: numeralValue(digits), id: row?.id ?? null, token };
  return [{ part, said }];
}

/** What the tokenizer takes for nouns. */
const COUNTED = /^[一二三四五六七八九]つ$/u;

interface Places<Row> {
  readonly tokens: readonly Token[];
  readonly matches: readonly GrammarMatch[];
  readonly named: ReturnType<typeof uncoveredGrammar>['named'];
  readonly parts: readonly Part<Row>[];
  readonly spans: readonly PinnedSpan[];
  readonly pinned: Sources<Headword>['grammar']['points'];
  /** Tokens that begin a word of the dictionary. */
  readonly words: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
}

/** What is never a word of its own. */
const DEPENDENT =
  /^(?:助詞|助動詞|接頭詞|動詞\/(?:接尾|非自立)|形容詞\/(?:接尾|非自立)|名詞\/(?:特殊|非自立|接尾))/u;
const INFLECTED = /^(?:動詞|形容詞)/u;
/** Words of their own, whose form the ending decides. */
const PREDICATE = /^(?:動詞|形容詞)\/自立/u;
const ENDING = /^(?:助詞|助動詞|動詞\/(?:接尾|非自立)|形容詞\/(?:接尾|非自立)|名詞\/(?:特殊|接尾))/u;
const AFFIX = /^(?:接頭詞|名詞\/接尾)/u;

function formsOf<Row extends PathWordRow>(places: Places<Row>): SaidForm[] {
  const { tokens, words, numbers } = places;
  const forms: SaidForm[] = [];
  // From the end: the ending decides the form before it.
  let next: SaidForm | null = null;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    const isWord = words.has(at) && token?.pos.startsWith('名詞');
    const isForm = token && !isWord && !numbers.has(at) && (isGrammar(token) || isLeftOver(at, places));
    const form: SaidForm | null = isForm ? formAt(at, token, next, places) : null;
    if (form) forms.unshift(form);
    next = form;
  }
  return forms;
}

const isGrammar = ({ pos }: Token): boolean => DEPENDENT.test(pos) || INFLECTED.test(pos);

/** A word that core/introductions leaves to grammar although no pattern matched: 違い of に違いない. */
function isLeftOver<Row>(at: number, { parts, words }: Places<Row>): boolean {
  const part = parts.find(({ from }) => from === at);
  return part !== undefined && isTaught(part.word) && !words.has(at);
}

function formAt<Row extends PathWordRow>(
  at: number,
  token: Token,
  next: SaidForm | null,
  { matches, named, pinned, parts, spans }: Places<Row>,
): SaidForm {
  const { surface, base, pos } = token;
  const isHere = (span: Span) => isInside(span, at);
  const isDecided = PREDICATE.test(pos) && surface !== base && next !== null && ENDING.test(next.token.pos);
  return {
    token,
    points: [
      ...matches.filter(({ words }) => words.includes(at)).map(({ point }) => point.id),
      ...named.filter(isHere).map(({ point }) => point.id),
      ...pinned.filter(({ names, pattern }) => isNamed([pattern, ...names], token)).map(({ id }) => id),
    ],
    words: [
      ...parts
        .filter((part) => isHere(part) && explainsForms(part, token))
        .flatMap(({ row }) => row?.id ?? []),
      ...spans.filter((span) => span.isPhrase && isHere(span)).map(({ id }) => id),
    ],
    affix: AFFIX.test(pos) ? { surface, spelling: spellingKey(surface, token.reading) } : null,
    ending: isDecided ? next : null,
  };
}

const isNamed = (names: readonly string[], { surface, base }: Token): boolean =>
  names.some((name) => name.includes(surface) || name.includes(base));

/** 一緒に and ください are learnt as they are; the dictionary form of a verb is a form like others. */
function explainsForms<Row extends PathWordRow>({ word, row }: Part<Row>, token: Token): boolean {
  if (!row) return false;
  const isWhole = [row.kanji, row.hiragana, ...row.variants.split('、')].includes(word.text);
  return isWhole && !(INFLECTED.test(token.pos) && token.surface === token.base);
}
