import { shuffled } from '../random.ts';
import { exerciseOf, mixedChoices } from './answers.ts';
import type { Blank, Choices, ExerciseOf, ExerciseSource, KindRules } from './exercise.ts';
import { filled, judgeBlank } from './form-blank.ts';
import { type AskedParticle, askedParticles, particlesIn, temptingFor } from './particles.ts';
import { rubyOf } from './sentence-text.ts';

/** Choose the particle. */
export type ParticleBlank = ExerciseOf<'particle-blank'> & Blank & Choices;

const WRONG_CHOICES_MAX = 3;
const WRONG_CHOICES_MIN = 2;

export const particleBlank: KindRules<ParticleBlank> = {
  needsSound: false,
  make(source, random) {
    const { sentence } = source;
    for (const asked of inOrderOfInterest(source, random)) {
      const blank = {
        before: rubyOf(sentence.tokens.slice(0, asked.at)),
        after: rubyOf(sentence.tokens.slice(asked.at + 1)),
      };
      const wrong = wrongParticles(asked, blank, source);
      if (wrong.length < WRONG_CHOICES_MIN) continue;
      return {
        ...exerciseOf('particle-blank', sentence),
        ...blank,
        ...mixedChoices(asked.particle, wrong.slice(0, WRONG_CHOICES_MAX), random),
      };
    }
    return null;
  },
  judging: (exercise, answer) => judgeBlank(exercise, exercise, answer),
  question: ({ vietnamese, before, after }) => `${vietnamese}\n${before}（　）${after}`,
  rightAnswers: ({ right }) => [{ choice: right }],
};

/** First where grammar of the lesson stands; は last, because it is known first. */
function inOrderOfInterest({ sentence: { tokens, focus } }: ExerciseSource, random: () => number) {
  const interest = ({ at, particle }: AskedParticle): number =>
    Number(focus.includes(at)) * 2 + Number(particle !== 'は');
  return shuffled(askedParticles(tokens), random).toSorted((a, b) => interest(b) - interest(a));
}

/** Particles that these sentences use somewhere, and that the judge refuses here. */
function wrongParticles(asked: AskedParticle, blank: Blank, { sentence, others }: ExerciseSource): string[] {
  const used = new Set([sentence, ...others].flatMap(({ tokens }) => particlesIn(tokens)));
  return temptingFor(asked, sentence.tokens).filter(
    (particle) => used.has(particle) && !sentence.accepts(filled(blank, particle), 'translate'),
  );
}
