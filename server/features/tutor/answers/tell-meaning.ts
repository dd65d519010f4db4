import { paths } from '#contract/paths.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { hasJapanese, hasKanji, isKana, kanjiOf } from '#core/japanese/kana.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import { isRomajiSentence } from '#core/tutor/japanese-shape.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { link, list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { breakDown } from './break-down.ts';
import { explainGrammar, mentionGrammar } from './explain-grammar.ts';
import { explainKanji } from './explain-kanji.ts';
import { explainWord, othersOf } from './explain-word.ts';
import { findWord, type FoundWord } from './find-word.ts';

type Knowledge = Pick<TutorKnowledge, 'search' | 'kanji' | 'grammar' | 'analysis' | 'breakdowns' | 'corpus'>;

const NEAR_WORDS = 4;
const PHRASE_STEPS = 2;

/** The meaning of a Japanese word, form, pattern, kanji or sentence. */
export async function tellMeaning(knowledge: Knowledge, term: string): Promise<TutorAnswer> {
  // A leading 〜 asks for a pattern, even if a word looks the same.
  const pattern = /^[〜～~]/u.test(term) ? explainGrammar(knowledge, term) : null;
  if (pattern) return pattern;
  const word = (await findWord(knowledge, term)) ?? (await findWord(knowledge, withoutCopula(term)));
  const written = knowledge.grammar.answerTo(texts.asked(term));
  // いってらっしゃい is a set phrase, although it is also an inflected form; がんばって is asked for as a phrase.
  const steps = word?.best.steps.length ?? 0;
  const isPhrase = written && (steps > PHRASE_STEPS || (steps > 0 && asksFor(written.asks, term)));
  if (word && !isPhrase) return { text: wordAndPattern(knowledge, term, word) };
  const grammar = explainGrammar(knowledge, term);
  if (grammar) return grammar;
  if (written) return { text: written.answer };
  const [spelling = ''] = spellingsOf(term);
  if (hasKanji(spelling) && [...spelling].length === 1) return explainKanji(knowledge, spelling);
  // Checked first, while romaji still has its spaces: わたしわ would not be a word.
  if (!hasJapanese(term) && isRomajiSentence(term)) return breakDown(knowledge, term);
  if (spelling !== '' && (await isSentence(knowledge, spelling))) return breakDown(knowledge, spelling);
  if (kanjiOf(spelling).length > 0) return { text: byCharacters(knowledge, spelling) };
  return nothingFound(knowledge, term);
}

const asksFor = (asks: readonly string[], term: string): boolean =>
  asks.some((ask) => ask.toLowerCase().startsWith(`${term.toLowerCase()} `));

/** 学生です, きれいだ: the copula is not part of the word. */
const withoutCopula = (term: string): string => term.replace(/(です|だ|でした|だった)[。.]?$/u, '');

/** て and に ask for their grammar, 方 and もう for the word; the other one is only mentioned. */
function wordAndPattern(knowledge: Knowledge, term: string, word: FoundWord): string {
  const isParticle = [...word.spelling].length === 1 && isKana(word.spelling);
  const grammar = isParticle ? explainGrammar(knowledge, term)?.text : mentionGrammar(knowledge, term);
  const isExplained = isParticle && grammar !== undefined && word.best.row.wordClass === 'particle';
  const described = isExplained ? othersOf(knowledge, word) : explainWord(knowledge, word);
  return isParticle ? paragraphs(grammar, described) : paragraphs(described, grammar);
}

/** Whether the text has more than one word, and one of them is in the dictionary. */
async function isSentence({ analysis, breakdowns }: Knowledge, text: string): Promise<boolean> {
  const [tokens = []] = await analysis.tokensOf([text]);
  const words = await breakdowns.wordsOf(tokens);
  return words.filter(({ kind }) => kind !== 'mark').length > 1 && words.some(({ item }) => item !== null);
}

/** The meanings of its kanji are often enough to guess an unknown word. */
export const byCharacters = ({ kanji }: Pick<Knowledge, 'kanji'>, term: string): string =>
  paragraphs(
    `${texts.notInDictionary(term)} ${texts.byCharacters}`,
    list(
      kanji
        .cardsOf(term)
        .map(({ character, hanViet, meaning }) =>
          texts.characterLine(character, hanViet.join(', '), meaning),
        ),
    ),
  );

export async function nothingFound(
  { search }: Pick<Knowledge, 'search'>,
  term: string,
): Promise<TutorAnswer> {
  const near = await search.find(term, NEAR_WORDS);
  const words = near.map(({ row }) => link(row.kanji, paths.searchFor(row.kanji))).join('、');
  return { text: paragraphs(texts.nothingFound(term), words === '' ? null : texts.didYouMean(words)) };
}
