import { vietnameseSays } from '../reading/clauses.ts';
import { isHonoured, isPerson, isPlace, isThing, isVehicle } from '../reading/noun-kinds.ts';
import { clauseOf, isContrast, phraseStart } from '../reading/phrase-places.ts';
import { isQuestionWord } from '../reading/phrases.ts';
import {
  featuresOf,
  isFormOf,
  isParticle,
  isVerb,
  isWord,
  sentenceEnd,
  tokensOf,
} from '../reading/read-sentence.ts';
import { actOf } from '../reading/speech-act.ts';
import type { ParaphraseRule, ReadSentence, ReadUnit, Rewrite } from '../rule.ts';
import { clauseParticle, PAUSE } from '../say.ts';

/**
 * このケーキ、おいしそうですね: after something that is pointed at, a pause does what は or を does. 先生、もう…ましたか calls the person
 * instead, and って brings up what is asked about: 郵便局ってありますか. Without the comma the particle is missing.
 */
export const pausedTopic: ParaphraseRule = {
  name: 'dropped-particle',
  *rewrites(sentence) {
    if (isContrast(sentence)) return;
    for (const [at, unit] of sentence.units.entries()) {
      if (unit.kind !== 'particle') continue;
      if (isThere(sentence, at)) yield broughtUp(sentence, at);
      if (!opens(sentence.units, phraseStart(sentence.units, at - 1))) continue;
      if (isPointed(sentence, at) || isCalled(sentence, at)) yield paused(sentence, at);
      if (isAskedAbout(sentence, at)) yield broughtUp(sentence, at);
      yield* everBeenTo(sentence, at);
    }
  },
};

const POINTS = ['wa-chu-de', 'wa-ga', 'ga-chu-ngu', 'o-tan-ngu', 'ni-diem-den', 'e-huong'];

const paused = ({ units }: ReadSentence, at: number): Rewrite => ({
  from: at - 1,
  to: at + 1,
  tokens: [...tokensOf(units.slice(at - 1, at)), PAUSE],
  pattern: `〜${units[at]?.text}`,
  points: POINTS,
  neverInFocus: true,
});

const broughtUp = ({ units }: ReadSentence, at: number): Rewrite => ({
  from: at,
  to: at + 1,
  tokens: [clauseParticle('って')],
  pattern: `〜${units[at]?.text}`,
  points: POINTS,
  neverInFocus: true,
});

/** Only words like すみません or あのう may come before. */
const opens = (units: readonly ReadUnit[], at: number): boolean =>
  at === 0 ||
  units[at - 1]?.endsSentence === true ||
  (at === 1 && /^(?:すみません|あの|ねえ|ちょっと)/u.test(units[0]?.text ?? ''));

const isShown = (unit: ReadUnit | undefined): boolean =>
  isWord(unit, 'これ', 'それ', 'あれ') || /^[こそあ]の$/u.test(unit?.text ?? '');

/** この店、これ; nobody speaks so in keigo, and この人は何歳ですか keeps its は. */
function isPointed(sentence: ReadSentence, at: number): boolean {
  const { units, freeRegister } = sentence;
  const [noun, particle, next] = units.slice(at - 1);
  const start = phraseStart(units, at - 1);
  if (!freeRegister || !isParticle(particle, 'は', 'を') || noun?.kind !== 'word' || isPerson(noun))
    return false;
  if (!isShown(units[start]) || next === undefined || next.kind === 'particle') return false;
  return !units.some(isKeigo) && (isParticle(particle, 'は') || clauseOf(sentence, at) !== null);
}

const isKeigo = ({ lexeme, text }: ReadUnit): boolean =>
  (lexeme?.inflectionClass === 'godan-honorific' && lexeme.dictionary !== 'くださる') ||
  /^(?:参る|伺う|申す|申し上げる|拝見する|おる|いたす|存じる|差し上げる|召し上がる)$/u.test(
    lexeme?.dictionary ?? '',
  ) ||
  /[てで]おり/u.test(text);

const YOU = /^(?:thầy|cô|thưa|trưởng phòng|giám đốc|anh|chị|bác)(?!\p{L})/iu;

/** 先生はもう召し上がりましたか: the person who is asked may be called. */
function isCalled(sentence: ReadSentence, at: number): boolean {
  const { units, vietnamese } = sentence;
  const [who, wa, next] = units.slice(at - 1);
  if (!isParticle(wa, 'は') || !isHonoured(who) || isWord(who, 'さん', '様', '方')) return false;
  const isTitle = phraseStart(units, at - 1) === at - 1 && next?.kind !== 'particle';
  const end = sentenceEnd(sentence, at);
  return isTitle && YOU.test(vietnamese) && isParticle(units[end - 1], 'か') && isVerb(units[end - 2]);
}

/** この近くに郵便局がありますか and …郵便局ってありますか. */
function isThere(sentence: ReadSentence, at: number): boolean {
  const { units, freeRegister } = sentence;
  const [noun, particle, verb] = units.slice(at - 1);
  if (!freeRegister || actOf(sentence, at) !== 'question' || !isParticle(particle, 'は', 'が')) return false;
  const isOver = clauseOf(sentence, at)?.core === at + 1 && isFormOf(verb, 'ある');
  return isOver && isPlace(noun) && noun?.role === 'noun' && featuresOf(verb)?.negative === false;
}

/** 会議はいつ始まりますか; 山田さんは何を飲みますか asks what somebody does. */
function isAskedAbout(sentence: ReadSentence, at: number): boolean {
  const { units, freeRegister } = sentence;
  const [noun, particle, next] = units.slice(at - 1);
  if (!freeRegister || actOf(sentence, at) !== 'question' || !isParticle(particle, 'は') || isPerson(noun))
    return false;
  const isAbout = isThing(noun) || isPlace(noun) || isVehicle(noun);
  // お国はどちらですか is asked with respect.
  if (/^[おご]/u.test(noun?.text ?? '') || /(?<!\p{L})ạ(?!\p{L})/iu.test(sentence.vietnamese)) return false;
  if (!isAbout || isWord(noun, 'これ', 'それ', 'あれ') || isWord(noun, 'の', 'こと') || !next) return false;
  return isQuestionWord(next);
}

/** 東京へ行ったことがありますか and 東京って行ったことありますか. */
function* everBeenTo(sentence: ReadSentence, at: number): Iterable<Rewrite> {
  const { units, freeRegister } = sentence;
  const [place, particle, verb, koto] = units.slice(at - 1);
  if (!freeRegister || !isParticle(particle, 'へ', 'に') || !isPlace(place) || !isFormOf(verb, '行く'))
    return;
  if (featuresOf(verb)?.past && isWord(koto, 'こと') && vietnameseSays(sentence, 'từng', 'bao giờ', 'chưa'))
    if (actOf(sentence, at) === 'question') yield broughtUp(sentence, at);
}
