import { tutorSentenceTexts as sentenceTexts } from '#contract/texts/tutor-sentences.ts';
import { tutorGrammarTexts as grammarTexts, tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { mayBeRomaji } from '#core/tutor/looks-romaji.ts';
import { type BilingualSentence, nearestInVietnamese, saysTheSame } from '#core/tutor/nearest.ts';
import { readNumber } from '#core/tutor/read-number.ts';
import { syllablesOf } from '#core/vietnamese/syllables.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { FoundRow } from '#server/features/dictionary/search.service.ts';
import { allSentences } from '../bilingual.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { composeSentence } from './compose-sentence.ts';
import { usageOf } from './explain-grammar.ts';
import { examplesOfWord, explainWord, rubyOf } from './explain-word.ts';
import { findWord } from './find-word.ts';
import { sayCounted } from './numbers/say-counted.ts';
import { sayNumber } from './numbers/say-number.ts';
import { pointsMeaning } from './points-meaning.ts';
import { wordsIn, wordsNaming } from './words-in.ts';

type Knowledge = Pick<TutorKnowledge, 'search' | 'kanji' | 'corpus' | 'grammar'>;
type Row = FoundRow['row'];

const WORDS_SHOWN = 4;
const SENTENCES_SHOWN = 2;
const PATTERNS_SHOWN = 2;
/** Below this a sentence shares only a few words with the text. */
const NEAR_ENOUGH = 0.45;
/** A text of up to this many syllables is a word or a name, not a sentence. */
const WORD_SYLLABLES_MAX = 4;
/** At least this similar, a question equals one that we have answered. */
const SAME_QUESTION_MIN = 0.6;
/** The same, when a word of the dictionary already answers it. */
const SAME_QUESTION_BESIDE_WORD_MIN = 0.75;

/** Says a Vietnamese word or sentence in Japanese: by a word, by one of our sentences, or by the words to build it. */
export async function sayInJapanese(
  knowledge: Knowledge,
  text: string,
  message: string,
): Promise<TutorAnswer | null> {
  const sure = await saidForSure(knowledge, text, message);
  if (sure) return sure;
  const built = await buildingBlocks(knowledge, text);
  // An answer about something similar is better than nothing.
  const answer = built ? null : knowledge.grammar.answerTo(message);
  return answer ? { text: answer.answer } : (built?.answer ?? null);
}

/** The same for a text that nobody asked to translate: null where the words would only be a pile. */
export async function guessInJapanese(
  knowledge: Knowledge,
  text: string,
  message: string,
): Promise<TutorAnswer | null> {
  const sure = await saidForSure(knowledge, text, message);
  if (sure) return sure;
  const built = await buildingBlocks(knowledge, text);
  return built?.isWhole ? built.answer : null;
}

/** Only what is certain: a word, a number, one of our sentences, or a sentence by a frame. */
export async function saidForSure(
  knowledge: Knowledge,
  text: string,
  message: string,
): Promise<TutorAnswer | null> {
  const exact = await wordsNaming(knowledge, text);
  if (exact.length > 0) {
    const more = writtenAnswer(knowledge, message, SAME_QUESTION_BESIDE_WORD_MIN);
    return {
      text: paragraphs(wordChoices(knowledge, text, exact), more, await asRomaji(knowledge, text, message)),
    };
  }
  const counted = await sayCounted(knowledge, text);
  if (counted) return counted;
  const number = readNumber(text, 'whole');
  if (number) return sayNumber(text, number);
  const same = (await nearSentences(knowledge, text))
    .filter(({ sentence }) => saysTheSame(text, sentence.viSentence))
    .map(({ sentence }) => sentence.line());
  if (same.length > 0)
    return {
      text: paragraphs(sentenceTexts.saidExactly(text), list([...new Set(same)].slice(0, SENTENCES_SHOWN))),
    };
  const written = writtenAnswer(knowledge, message, SAME_QUESTION_MIN);
  return written === null ? null : { text: written };
}

const nearSentences = async (knowledge: Knowledge, text: string) =>
  nearestInVietnamese(await allSentences(knowledge), text);

/** Sentences and words to build a new sentence with. */
interface Built {
  readonly answer: TutorAnswer;
  /** Whether nothing of the text is left over. */
  readonly isWhole: boolean;
}

async function buildingBlocks(knowledge: Knowledge, text: string): Promise<Built | null> {
  // A single syllable is in many words: “yêu” in “yêu thích”.
  const isSpecific = syllablesOf(text).length > 1;
  const similar = (await nearSentences(knowledge, text))
    .filter(({ likeness }) => isSpecific && likeness >= NEAR_ENOUGH)
    .filter(({ sentence }, at, all) => at === all.findIndex((one) => isSame(one.sentence, sentence)))
    .slice(0, SENTENCES_SHOWN);
  return piecesOf(
    knowledge,
    text,
    similar.map(({ sentence }) => sentence.line()),
  );
}

const isSame = (one: BilingualSentence, other: BilingualSentence): boolean =>
  one.jpSentence === other.jpSentence;

/** The words and patterns to build it with; null when we have none. */
async function piecesOf(knowledge: Knowledge, text: string, near: readonly string[]): Promise<Built | null> {
  const { words, unknown } = await wordsIn(knowledge, text);
  const isWord = syllablesOf(text).length <= WORD_SYLLABLES_MAX;
  const composed = await composeSentence(knowledge, text);
  if (near.length === 0 && words.length === 0) {
    const answer = await numberOrWord(knowledge, text);
    return answer && { answer, isWhole: true };
  }
  const patterns = isWord ? [] : pointsMeaning(knowledge, text).slice(0, PATTERNS_SHOWN);
  const answer = {
    text: paragraphs(
      composed ? `${texts.composed(text)}\n${list([composed])}` : null,
      composed ? null : isWord ? texts.noSuchWord(text) : sentenceTexts.notTranslated,
      near.length > 0 && !composed ? `${sentenceTexts.saidNearly}\n${list(near)}` : null,
      words.length > 0 ? `${sentenceTexts.usefulWords}\n${list(words.map(choice(knowledge)))}` : null,
      unknown.length > 0 && !composed ? sentenceTexts.unknownPart(unknown.join(', ')) : null,
      patterns.length > 0 ? `${grammarTexts.usefulPatterns}\n${list(patterns.map(usageOf))}` : null,
    ),
  };
  return { answer, isWhole: composed !== null || unknown.length === 0 };
}

/** "hai nghĩa là gì trong tiếng Nhật": may also be はい. */
async function asRomaji(knowledge: Knowledge, text: string, message: string): Promise<string | null> {
  if (!/ngh[iĩ]a/iu.test(message) || !mayBeRomaji(text)) return null;
  const word = await findWord(knowledge, text);
  return word && explainWord(knowledge, word);
}

/** "2 cái bánh" has at least a number; "anime" is Japanese. */
async function numberOrWord(knowledge: Knowledge, text: string): Promise<TutorAnswer | null> {
  const number = /\d/.test(text) ? readNumber(text) : null;
  if (number) return sayNumber(text, number);
  const word = await findWord(knowledge, text);
  return word ? { text: explainWord(knowledge, word) } : null;
}

/** Our written answer, if it is to the same question; a shared word is not enough. */
function writtenAnswer({ grammar }: Knowledge, message: string, minLikeness: number): string | null {
  const written = grammar.answerTo(message);
  if (!written) return null;
  const asks = written.asks.map((ask) => ({ viSentence: ask, jpSentence: '', reading: '' }));
  const [nearest] = nearestInVietnamese(asks, withoutMarks(message));
  return nearest && nearest.likeness >= minLikeness ? written.answer : null;
}

const wordChoices = (knowledge: Knowledge, text: string, rows: readonly Row[]): string =>
  paragraphs(
    texts.inJapanese(text),
    list(rows.slice(0, WORDS_SHOWN).map(choice(knowledge))),
    rows[0] && examplesOfWord(rows[0])[0]
      ? `${texts.examples}\n${list(examplesOfWord(rows[0]).slice(0, 1))}`
      : null,
  );

const choice =
  (knowledge: Knowledge) =>
  (row: Row): string =>
    texts.wordChoice(rubyOf(knowledge, row), row.sino, row.mean, row.type);
