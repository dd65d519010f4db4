import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import type { GrammarPoint } from '#core/grammar/grammar-point.ts';
import { conjugate } from '#core/japanese/inflection/conjugate.ts';
import { hasJapanese } from '#core/japanese/kana.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { examplesOf, pointsNamed } from './explain-grammar.ts';
import { examplesOfWord } from './explain-word.ts';
import { findSentences, sentenceLine } from './find-sentences.ts';
import { findWord, type FoundWord } from './find-word.ts';

type Knowledge = Pick<TutorKnowledge, 'search' | 'kanji' | 'corpus' | 'grammar'>;

const SHOWN = 5;

/** Sentences with a word or a pattern, from the dictionary, the grammar and the courses. */
export async function giveExamples(knowledge: Knowledge, term: string): Promise<TutorAnswer> {
  const points = pointsNamed(knowledge, term);
  const ofPoints = points.flatMap((point) => ofPoint(point, term).slice(0, points.length > 1 ? 1 : SHOWN));
  const word = await findWord(knowledge, term);
  const ofWord = word ? examplesOfWord(word.best.row) : [];
  const ofCourses = points.length > 0 ? [] : await fromCourses(knowledge, formsOf(word, term));
  const examples = [...new Set([...ofPoints, ...ofWord, ...ofCourses])].slice(0, SHOWN);
  if (examples.length === 0)
    return hasJapanese(term) ? { text: texts.noExamples(term) } : findSentences(knowledge, term);
  return {
    text: paragraphs(
      texts.examplesTitle(points.length > 0 ? term : (word?.best.row.kanji ?? term)),
      list(examples),
    ),
  };
}

/** あげる・くれる・もらう is one point for three words: only examples of the requested word. */
function ofPoint(point: GrammarPoint, term: string): string[] {
  const examples = examplesOf(point);
  if (!point.pattern.includes('・')) return examples;
  const stems = spellingsOf(term).map((spelling) => (spelling.length > 2 ? spelling.slice(0, -1) : spelling));
  const own = examples.filter((example) => stems.some((stem) => withoutRuby(example).includes(stem)));
  return own.length > 0 ? own : examples;
}

/** な, い, し: too short to identify this word in a sentence. */
const FORM_MIN = 2;

/** A word in all its forms, without forms that other words share. */
function formsOf(word: FoundWord | null, term: string): string[] {
  if (!word) return spellingsOf(term);
  const { kanji, wordClass } = word.best.row;
  const forms = conjugate(kanji, wordClass ?? '').flatMap((group) =>
    group.forms.map(({ ruby }) => withoutRuby(ruby)),
  );
  const own = forms.filter((form) => form.length >= FORM_MIN && form.startsWith(kanji.charAt(0)));
  // した of する is in every 食べました, なって of なる in となっている.
  return [kanji, ...(/\p{sc=Han}/u.test(kanji) ? own : [])];
}

async function fromCourses(knowledge: Knowledge, forms: readonly string[]): Promise<string[]> {
  const all = await knowledge.corpus.all();
  return all
    .filter(({ jpSentence }) => forms.some((form) => jpSentence.includes(form)))
    .map((sentence) => sentenceLine(knowledge, sentence));
}
