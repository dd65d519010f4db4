import { vietnameseSays } from '../reading/clauses.ts';
import { isPlace, isVehicle } from '../reading/noun-kinds.ts';
import { featuresOf, isFormOf, isParticle, isVerb, isWord, textOf } from '../reading/read-sentence.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { caseParticle, inflectLike, verbLexeme } from '../say.ts';

/** タクシーに乗る and タクシーで行く, where the prompt says "đi taxi" and the sentence does not say where to. */
export const vehicle: ParaphraseRule = {
  name: 'synonym',
  *rewrites(sentence) {
    if (!vietnameseSays(sentence, GOES_BY) || vietnameseSays(sentence, 'lên', 'xuống', 'bắt')) return;
    for (const at of sentence.units.keys()) yield* otherWay(sentence, at);
  },
};

const GOES_BY = 'đi (?:bằng )?(?:xe \\p{L}+|xe|tàu|taxi|máy bay|thuyền|phà)';
const RIDES = verbLexeme('乗る', 'のる', 'godan');
const GOES = verbLexeme('行く', 'いく', 'godan');

function* otherWay({ units }: ReadSentence, at: number): Iterable<Rewrite> {
  const [what, particle, verb, next] = units.slice(at);
  // 電車で行く友達: which friend.
  if (verb?.role === 'verb-before-noun' && !isWord(next, 'ほう', '方', 'つもり', '予定', 'こと')) return;
  if (!isVehicle(what) || !verb || !isVerb(verb) || !isWayToGo(verb) || hasGoal(units, at)) return;
  const isRide = isParticle(particle, 'に') && isFormOf(verb, '乗る');
  const isGoing = isParticle(particle, 'で') && isFormOf(verb, '行く');
  const said = isRide ? inflectLike(GOES, verb) : isGoing ? inflectLike(RIDES, verb) : null;
  const pattern = textOf(units.slice(at, at + 3));
  if (said)
    yield { from: at + 1, to: at + 3, tokens: [caseParticle(isRide ? 'で' : 'に'), ...said], pattern };
}

/** 乗っている is to be in it; 乗りたい, 乗れば and 乗ったほうが are about going. */
const isWayToGo = (verb: ReadUnit): boolean => {
  const form = featuresOf(verb);
  return form !== null && form.aspect === 'simple' && form.voice === 'active' && form.mood !== 'te';
};

/** 駅へ, 会社まで, 東京は; 駅で is where somebody gets on. */
const hasGoal = (units: readonly ReadUnit[], before: number): boolean =>
  units
    .slice(0, before)
    .some((unit) => isPlace(unit) || isParticle(unit, 'に', 'へ', 'まで', 'で', 'から', 'を'));
