import { contrast, type Explanation, point } from './explanation.ts';
import { type Forms, formsOf } from './forms.ts';
import { type Place, type Rule } from './place.ts';
import { followedBy } from './verb-forms.ts';

/** Patterns that fix the tense of the verb before them, whatever the sentence is about. */
const TENSE_IS_FIXED = new Set([
  'mae-ni',
  'ato-de',
  'ta-koto-ga-aru',
  'ta-hou-ga-ii',
  'ta-bakari',
  'tsumori',
]);

export const tense: Rule = (place) => {
  const pattern = followedBy(place);
  if (pattern && TENSE_IS_FIXED.has(pattern.id)) return pattern;
  const forms = formsOf(place);
  if (!forms) return contrast('masu-mashita');
  const { kind, model } = forms;
  if (!model.past) return contrast('masu-mashita');
  if (/もう/u.test(place.before) && kind === 'verb') return point('mou');
  return pastOf(kind, forms);
};

function pastOf(kind: Forms['kind'], { model, typed }: Forms): Explanation {
  if (kind === 'adjective') return point('i-qua-khu');
  if (kind === 'copula') return point('deshita');
  if (model.wish) return point('tai');
  const isPolite = model.polite && typed?.polite === true && model.aspect === 'simple';
  return isPolite && model.mood === 'statement' ? point('mashita') : contrast('masu-mashita');
}

/** Words that demand a negative. */
const DEMANDING: readonly (readonly [RegExp, Explanation])[] = [
  [/しか/u, point('shika-nai')],
  [/あまり|あんまり|全然|ぜんぜん/u, point('amari-zenzen')],
  [/(?:何|なに|誰|だれ|どこ)(?:[へに])?も/u, point('nani-mo')],
  [/まだ/u, point('mada')],
];

export const polarity: Rule = (place) => {
  const { before, after } = place;
  const isNegative = /ない|ません|なかっ|なく|なけれ/u.test(place.model);
  const demanded = isNegative ? DEMANDING.find(([pattern]) => pattern.test(before))?.[1] : undefined;
  if (demanded) return demanded;
  if (place.model.endsWith('ません') && after === 'か') return point('masen-ka');
  const pattern = followedBy(place);
  if (
    pattern &&
    /^(?:nai-de-kudasai|te-kudasai|te-mo-ii|nakute-mo-ii|nakereba-naranai|to-omou)$/u.test(pattern.id)
  )
    return pattern;
  const forms = formsOf(place);
  return forms && negativeOf(place, forms);
};

function negativeOf(place: Place, { kind, model, typed }: Forms): Explanation {
  if (kind === 'adjective') return point('i-keiyoushi');
  if (kind === 'copula') return model.past ? point('deshita') : point('desu');
  if (model.wish) return point('tai');
  if (model.mood === 'tara') return point('dieu-kien-tara');
  if (model.mood === 'ba') return point('dieu-kien-ba');
  if (/な(?:いで|ずに)$/u.test(place.model)) return point('zu-ni-naide');
  if (!model.polite || typed?.polite === false) return contrast('the-nai');
  return model.past ? point('mashita') : point('masu');
}
