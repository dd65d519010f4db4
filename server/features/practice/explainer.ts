import { EXPECTED_LETTERS_SHOWN } from '#contract/limits.ts';
import type { PresentedExplanation } from '#contract/practice/judged-answer.ts';
import { explanationTexts } from '#contract/texts/explanations.ts';
import type { Headwords } from '#core/dictionary/headwords.ts';
import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { wordTypedInstead } from '#core/dictionary/word-typed-instead.ts';
import type { Mistake } from '#core/grading/judgement.ts';
import { explainMistake } from '#core/grammar/explain-mistake.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import { sensesOf } from '#core/search/entry.ts';
import type { HeadwordEntry, HeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';

interface ExplainerParts {
  readonly grammar: Pick<GrammarLibrary, 'find' | 'findContrast'>;
  readonly headwords: HeadwordSource;
  readonly kanji: Pick<KanjiService, 'rubyOf'>;
  readonly synonyms: readonly SynonymLink[];
}

type Confused = NonNullable<ReturnType<typeof wordTypedInstead<HeadwordEntry>>>;
type Explain = (mistake: Mistake) => PresentedExplanation | null;
export type Explainer = () => Promise<Explain>;

/** Why a mistake is one: by a text about grammar, otherwise by what the typed word means. */
export function createExplainer(parts: ExplainerParts): Explainer {
  return async () => {
    const known = await parts.headwords();
    return (mistake) => explainMistake(parts.grammar, mistake) ?? meaningOfTyped(known, parts, mistake);
  };
}

function meaningOfTyped(
  known: Headwords<HeadwordEntry>,
  { kanji, synonyms }: ExplainerParts,
  mistake: Mistake,
): PresentedExplanation | null {
  const confused = wordTypedInstead(known, mistake);
  if (!confused) return null;
  const { id, kanji: spelling, hiragana } = confused.typed;
  const rule = differenceOf(synonyms, confused) ?? meaningOf(confused.typed, mistake);
  return { kind: 'word', id: String(id), title: kanji.rubyOf(spelling, hiragana), rule };
}

/** How near synonyms differ. Only where the expected word is so short that it is shown anyway. */
function differenceOf(links: readonly SynonymLink[], { typed, expected }: Confused): string | null {
  if (!expected || expected.kanji.length > EXPECTED_LETTERS_SHOWN) return null;
  const link = links.find(({ words }) => words.includes(typed.id) && words.includes(expected.id));
  return link?.difference ?? null;
}

function meaningOf({ mean }: HeadwordEntry, { code }: Mistake): string {
  const [sense = mean] = sensesOf(mean);
  return (code === 'word-extra' ? explanationTexts.wordExtra : explanationTexts.wordWrong)(sense);
}
