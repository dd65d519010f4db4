import type { Lexicon } from '../lexicon.ts';
import type { Lexeme } from '../predicate/inflection-class.ts';
import { honorificForms } from './honorifics.ts';
import { type Spelling, spellingsOf } from './spelling.ts';
import type { SentenceRules } from './surroundings.ts';
import { readingsFor, writtenForms } from './written-forms.ts';

const NO_ROOT: readonly Spelling[] = [{ text: '', alike: [] }];

/** All ways to write the part of a predicate before its ending. */
export function rootsOf(lexeme: Lexeme, rules: SentenceRules, lexicon: Lexicon): readonly Spelling[] {
  const { root, rootReading, dictionary, inflectionClass } = lexeme;
  if (root === '') return NO_ROOT;
  if (inflectionClass === 'suru') return nounRoots(root, rootReading, rules, lexicon);
  const ending = dictionary.slice(root.length);
  const withoutEnding = (words: readonly string[]) =>
    words.filter((word) => word.endsWith(ending)).map((word) => word.slice(0, word.length - ending.length));
  const written = withoutEnding(writtenForms(dictionary, rootReading + ending, lexicon));
  const readings = withoutEnding(readingsFor(dictionary, rootReading + ending, lexicon));
  return spellingsOf(written, readings, lexicon);
}

/** お手伝いします and お知らせします are keigo, which needs its お; お食事します may be 食事します. */
const isPoliteStem = (noun: string): boolean =>
  /^[おご御].*[いきぎしちびみりえけげせてねべめれ]$/u.test(noun);

/** 勉強します can be said 勉強をします, unless the sentence has another object. */
function nounRoots(
  noun: string,
  reading: string,
  rules: SentenceRules,
  lexicon: Lexicon,
): readonly Spelling[] {
  const own = spellingsOf(writtenForms(noun, reading, lexicon), readingsFor(noun, reading, lexicon), lexicon);
  if (!rules.byRule) return own;
  const roots = [...own, ...(isPoliteStem(noun) ? [] : honorificForms(noun, reading, lexicon))];
  if (rules.hasObject) return roots;
  return [...roots, ...roots.map(({ text, alike }) => ({ text: `${text}を`, alike: [...alike, ''] }))];
}
