import { wordSet } from '../../words/word-table.ts';
import { vietnameseSays } from '../reading/clauses.ts';
import { featuresOf, hasMood, isFormOf, isParticle, isWord } from '../reading/read-sentence.ts';
import { isOfOthers } from '../reading/subject.ts';
import type { ParaphraseRule, ReadSentence, Rewrite } from '../rule.ts';
import { asOne, inflect, noun, suruLexeme } from '../say.ts';
import { isCourteous } from './courtesy.ts';
import { politeStem } from './polite-stem.ts';

/** 手伝いましょうか and お手伝いしましょうか: what one offers to do for the listener. */
export const offer: ParaphraseRule = {
  name: 'request',
  *rewrites(sentence) {
    for (const at of sentence.units.keys()) yield* offered(sentence, at);
  },
};

/** What one offers to do for the listener. */
const FOR_YOU = wordSet('手伝う 持つ 送る 貸す 見せる 案内する 説明する 取る 運ぶ 調べる');

function* offered(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const verb = units[at];
  const form = featuresOf(verb);
  const isOffer = hasMood(verb, 'volitional') && form?.polite === true && isParticle(units[at + 1], 'か');
  if (!verb?.lexeme || !form || !isOffer || isOfOthers(units, at)) return;
  const stem = FOR_YOU.has(verb.lexeme.dictionary) ? politeStem(verb.lexeme) : null;
  const does = inflect(suruLexeme(), form);
  // 持ちましょうか can also be "shall we"; the Vietnamese says who does it.
  if (stem && does && vietnameseSays(sentence, 'để tôi', 'để em', 'để mình', 'tôi', 'em'))
    yield { from: at, to: at + 1, tokens: [asOne([stem, ...does])], pattern: verb.text };
  const isHelp =
    verb.lexeme.dictionary === 'お手伝いする' ||
    (isFormOf(verb, 'する') && isWord(units[at - 1], 'お手伝い'));
  const from = isFormOf(verb, 'する') ? at - 1 : at;
  if (isHelp && freeRegister && !isCourteous(sentence))
    yield {
      from,
      to: at + 1,
      tokens: [noun('手伝いましょう', 'てつだいましょう')],
      pattern: 'お手伝いしましょう',
    };
}
