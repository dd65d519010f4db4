import type { Mistake } from '../grading/judgement.ts';
import { withoutRuby } from '../japanese/ruby.ts';
import type { GrammarLibrary } from './grammar-library.ts';
import type { GrammarMistake } from './grammar-point.ts';

type Texts = Pick<GrammarLibrary, 'find' | 'findContrast'>;
type Sides = Pick<Mistake, 'typed' | 'model'>;

/** The text that a mistake refers to: its title, the rule, and the example that is nearest to what was typed. */
export function explainMistake(
  texts: Texts,
  { explanation, ...sides }: Sides & Pick<Mistake, 'explanation'>,
) {
  if (!explanation) return null;
  const { kind, id } = explanation;
  const found = kind === 'contrast' ? contrastOf(texts, id) : pointOf(texts, id);
  const example = found && nearestTo(sides, found.mistakes);
  return found && example ? { kind, id, title: found.title, rule: found.rule, ...example } : null;
}

function contrastOf(texts: Texts, id: string) {
  const contrast = texts.findContrast(id);
  return contrast && { title: contrast.title, rule: contrast.summary, mistakes: contrast.mistakes };
}

function pointOf(texts: Texts, id: string) {
  const point = texts.find(id);
  return point && { title: point.pattern, rule: firstSentence(point.explanation), mistakes: point.mistakes };
}

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

function nearestTo({ typed, model }: Sides, mistakes: readonly GrammarMistake[]): GrammarMistake | null {
  const likeness = ({ wrong, right }: GrammarMistake): number =>
    sharedEnd(typed.text, wrong) + sharedEnd(model.text, withoutRuby(right));
  return mistakes.reduce<GrammarMistake | null>(
    (best, mistake) => (best && likeness(best) >= likeness(mistake) ? best : mistake),
    null,
  );
}

/** How many of the last letters of a part occur together in an example: endings tell what went wrong. */
function sharedEnd(part: string, example: string): number {
  const letters = Array.from(part);
  const start = letters.findIndex((_, at) => example.includes(letters.slice(at).join('')));
  return start === -1 ? 0 : letters.length - start;
}
