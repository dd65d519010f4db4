import type { Mistake } from '../grading/judgement.ts';
import { withoutRuby } from '../japanese/ruby.ts';
import type { Contrast, GrammarMistake, GrammarPoint } from './grammar-point.ts';

/** Where texts are found: the whole library, or the one text that a browser has loaded. */
interface Texts {
  find(id: string): Pick<GrammarPoint, 'pattern' | 'explanation' | 'mistakes'> | null;
  findContrast(id: string): Pick<Contrast, 'title' | 'summary' | 'mistakes'> | null;
}
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
  return point && { title: point.pattern, rule: ruleOf(point.explanation), mistakes: point.mistakes };
}

/** As much of the explanation of a point as the explanation of a mistake shows: its first sentence. */
export const ruleOf = (text: string): string => /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;

/** The example that goes wrong in the same way: endings and particles tell. */
function nearestTo({ typed, model }: Sides, mistakes: readonly GrammarMistake[]): GrammarMistake | null {
  const likeness = (mistake: GrammarMistake): number => {
    const { wrong, right } = differenceOf(mistake);
    return alike(typed.text, wrong) + alike(model.text, right);
  };
  return mistakes.reduce<GrammarMistake | null>(
    (best, mistake) => (best && likeness(best) >= likeness(mistake) ? best : mistake),
    null,
  );
}

/** Where an example goes wrong: で and に of 東京で住む and 東京に住む. */
function differenceOf(mistake: GrammarMistake): { readonly wrong: string; readonly right: string } {
  const wrong = withoutMarks(mistake.wrong);
  const right = withoutMarks(withoutRuby(mistake.right));
  let start = 0;
  while (start < wrong.length && wrong[start] === right[start]) start += 1;
  let end = 0;
  while (end < Math.min(wrong.length, right.length) - start && wrong.at(-1 - end) === right.at(-1 - end))
    end += 1;
  return { wrong: wrong.slice(start, wrong.length - end), right: right.slice(start, right.length - end) };
}

const withoutMarks = (text: string): string => text.replaceAll(/\p{P}/gu, '');

/** More than a few letters in common: both particles are the same, or both are missing. */
const THE_SAME = 5;

/** How many letters in a row the two have in common. */
function alike(part: string, example: string): number {
  if (part === example) return THE_SAME;
  let longest = 0;
  for (let at = 0; at < part.length; at += 1)
    while (example.includes(part.slice(at, at + longest + 1)) && at + longest < part.length) longest += 1;
  return longest;
}
