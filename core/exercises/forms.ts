import { type Lexeme, lexemeOf } from '../grading/predicate/inflection-class.ts';
import { conjugate } from '../japanese/inflection/conjugate.ts';
import type { ConjugatedForm, ConjugationCode } from '../japanese/inflection/conjugation-forms.ts';
import { withoutRuby } from '../japanese/ruby.ts';
import type { Token } from '../japanese/tokens/token.ts';
import { rubyOf, textOf } from './sentence-text.ts';

/** An inflected word of a sentence, in a form of its conjugation table. */
export interface FoundForm {
  /** Its tokens: from `from` up to `to`. */
  readonly from: number;
  readonly to: number;
  readonly code: ConjugationCode;
  /** The dictionary form, with readings; です for the copula. */
  readonly base: string;
  /** All forms of the word, with readings. */
  readonly forms: readonly ConjugatedForm[];
}

/** Forms that are spelled like another one or that are no predicates. */
const LEFT_OUT: readonly ConjugationCode[] = ['before-noun', 'noun-sa', 'prohibitive'];

/** The inflected words in order. A form that the tables do not have is not found. */
export function formsIn(tokens: readonly Token[]): FoundForm[] {
  const found: FoundForm[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const form = formAt(tokens, at);
    if (!form) continue;
    found.push(form);
    at = form.to - 1;
  }
  return found;
}

function formAt(tokens: readonly Token[], at: number): FoundForm | null {
  const word = inflectedAt(tokens, at);
  if (!word) return null;
  const { base, forms, from } = word;
  const rest = textOf(tokens.slice(from));
  const ends = endsOf(tokens, from);
  // The longest: 食べました is no 食べ, 高いです no 高い.
  const [longest] = forms
    .map(({ code, ruby }) => ({ code, text: withoutRuby(ruby) }))
    .filter(({ text }) => rest.startsWith(text) && ends.has(text.length))
    .toSorted((a, b) => b.text.length - a.text.length);
  if (!longest) return null;
  return { from, to: ends.get(longest.text.length) ?? from, code: longest.code, base, forms };
}

/** After how many letters from here each token ends, with the index after it. */
function endsOf(tokens: readonly Token[], from: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let length = 0;
  for (let at = from; at < tokens.length; at += 1) {
    length += tokens[at]?.surface.length ?? 0;
    ends.set(length, at + 1);
  }
  return ends;
}

type Inflected = Pick<FoundForm, 'base' | 'forms' | 'from'>;

function inflectedAt(tokens: readonly Token[], at: number): Inflected | null {
  const [token, next] = tokens.slice(at, at + 2);
  if (!token) return null;
  if (token.pos.startsWith('名詞/サ変接続') && next?.base === 'する')
    return withForms(rubyOf([token]), 'noun-suru', at);
  if (tokens[at - 1]?.pos.startsWith('名詞') && isCopula(token))
    return NO_NOUN.test(tokens[at - 1]?.surface ?? '') ? null : copulaAt(tokens, at);
  if (!/^(?:動詞|形容詞)\/自立/u.test(token.pos)) return null;
  const lexeme = lexemeOf(token);
  const wordClass = lexeme && wordClassOf(lexeme);
  return lexeme && wordClass ? withForms(dictionaryRuby(lexeme), wordClass, at) : null;
}

function withForms(ruby: string, wordClass: string, from: number): Inflected | null {
  const forms = conjugate(ruby, wordClass)
    .flatMap((group) => group.forms)
    .filter(({ code }) => !LEFT_OUT.includes(code));
  const base = forms.find(({ code }) => code === 'dictionary')?.ruby;
  return base === undefined ? null : { base, forms, from };
}

/** みたい of 食べてみたいです is a wish, and nobody asks 誰ではありませんか. */
const NO_NOUN = /^(?:みたい|何|なん|誰|だれ|どなた|どこ|どちら|どれ|いつ|いくら|いくつ)$/u;

const isCopula = ({ surface, conjugation }: Token): boolean =>
  /^特殊・(?:ダ|デス)$/u.test(conjugation) || surface === 'で' || surface === 'では';

/** です, でした, ではありません after a noun: the endings of a na-adjective. */
function copulaAt(tokens: readonly Token[], at: number): Inflected | null {
  const before = rubyOf(tokens.slice(at - 1, at));
  const forms = conjugate(before, 'adjective-na')
    .filter(({ code }) => code === 'plain' || code === 'polite')
    .flatMap((group) => group.forms)
    .map(({ code, ruby }) => ({ code, ruby: ruby.slice(before.length) }));
  return { base: 'です', forms, from: at };
}

function wordClassOf({ inflectionClass, root, dictionary }: Lexeme): string | null {
  // 良い is read よい or いい; 愛する leans on 愛す; ください is no imperative to its learners.
  if (
    /^(?:suru-愛する|godan-honorific)$/u.test(inflectionClass) ||
    (inflectionClass === 'adjective-いい' && dictionary !== 'いい')
  )
    return null;
  if (inflectionClass.startsWith('godan')) return 'verb-godan';
  if (inflectionClass.startsWith('ichidan')) return 'verb-ichidan';
  if (inflectionClass === 'suru') return root === '' ? 'verb-irregular' : null;
  if (inflectionClass === 'kuru') return 'verb-irregular';
  return inflectionClass === 'copula' ? null : 'adjective-i';
}

function dictionaryRuby({ inflectionClass, root, rootReading, dictionary }: Lexeme): string {
  if (inflectionClass === 'kuru') return dictionary.replace(/来る$/u, '来[く]る');
  const spelled = { surface: root, reading: rootReading, pos: '', base: root, conjugation: '' };
  return `${rubyOf([spelled])}${dictionary.slice(root.length)}`;
}
