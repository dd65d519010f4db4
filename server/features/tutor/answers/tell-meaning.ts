import { paths } from '#contract/paths.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { hasJapanese, hasKanji, isKana, kanjiOf } from '#core/japanese/kana.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import { isTailId } from '#core/tail/tail-id.ts';
import { isRomajiSentence } from '#core/tutor/japanese-shape.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { link, list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { breakDown } from './break-down.ts';
import { CONTENT_WORDS } from './check-sentence.ts';
import { explainGrammar, mentionGrammar } from './explain-grammar.ts';
import { explainKana } from './explain-kana.ts';
import { explainKanji } from './explain-kanji.ts';
import { explainWord, othersOf } from './explain-word.ts';
import { findWord, type FoundWord } from './find-word.ts';
import { explainNumber } from './numbers/say-number.ts';

type Knowledge = Pick<
  TutorKnowledge,
  'search' | 'kana' | 'kanji' | 'grammar' | 'analysis' | 'breakdowns' | 'corpus'
>;

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
  const number = explainNumber(spelling);
  if (number !== null) return { text: number };
  const kana = explainKana(knowledge, spelling === '' ? term : spelling);
  if (kana) return kana;
  const rare = await explainRareWord(knowledge, spelling);
  if (rare !== null) return { text: rare };
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

/** Whether the text has more than one word, and one of them is in the dictionary or a number. */
async function isSentence({ analysis, breakdowns }: Knowledge, text: string): Promise<boolean> {
  const [tokens = []] = await analysis.tokensOf([text]);
  const words = await breakdowns.wordsOf(tokens);
  // In kana alone, an unknown word is split into chance words: ぽ, ら, りん.
  if (!hasKanji(text) && words.some(({ item, kind }) => item === null && CONTENT_WORDS.has(kind)))
    return false;
  return (
    words.filter(({ kind }) => kind !== 'mark').length > 1 &&
    words.some(({ item, kind }) => item !== null || kind === 'number')
  );
}

const HITS_LOOKED_AT = 3;

/** A word of the long tail: its English meanings, and that they are all there is. */
async function explainRareWord({ search, kanji }: Knowledge, spelling: string): Promise<string | null> {
  if ([...spelling].length < 2) return null;
  const hits = await search.hitsFor(spelling, HITS_LOOKED_AT);
  const found = hits.find(
    ({ row, match, steps }) => isTailId(row.id) && match === 'whole' && steps.length === 0,
  );
  if (!found) return null;
  const { id, kanji: written, hiragana, mean } = found.row;
  const word = joinedRuby(kanji.rubyOf(written, hiragana));
  return paragraphs(texts.onlyEnglish(`**${word}**`, mean), link(texts.more, paths.word(id)));
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
