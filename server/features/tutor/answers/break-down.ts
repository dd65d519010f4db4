import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import type { BrokenDownWord } from '#contract/practice/breakdown.ts';
import {
  tutorCorrectionTexts as correctionTexts,
  tutorSentenceTexts as texts,
} from '#contract/texts/tutor-sentences.ts';
import type { RecognisedGrammar } from '#core/grammar/recognise.ts';
import { hasKanji } from '#core/japanese/kana.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { correctedTokens } from '#core/tutor/corrected-tokens.ts';
import { japaneseOf } from '../japanese-of.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { correctionOf, doubtInPassing, mistakesIn } from './check-sentence.ts';
import { describeWord } from './describe-word.ts';
import { placed } from './placed-words.ts';
import { translationOf } from './translation-of.ts';

type Knowledge = Pick<TutorKnowledge, 'analysis' | 'breakdowns' | 'grammar' | 'corpus' | 'search'>;

/** A Japanese sentence word by word, with its grammar points. A wrong sentence is corrected first. */
export async function breakDown(knowledge: Knowledge, typed: string): Promise<TutorAnswer> {
  if (typed.length > SENTENCE_MAX_CHARS) return { text: texts.tooLong(SENTENCE_MAX_CHARS) };
  const sentence = await japaneseOf(knowledge, typed);
  const [tokens = []] = await knowledge.analysis.tokensOf([sentence]);
  const wrong = mistakesIn(tokens);
  if (wrong)
    return {
      text: paragraphs(
        correctionTexts.notRight,
        correctionOf(wrong),
        correctionTexts.correctedBelow,
        await describeSentence(knowledge, wrong.right),
      ),
    };
  const onlyKana = isOnlyKana(typed) ? texts.onlyKana : null;
  return {
    text: paragraphs(onlyKana ?? doubtInPassing(tokens), await describeSentence(knowledge, sentence)),
  };
}

/** The words and the grammar of a sentence, without a word on whether it is right. */
export async function describeSentence(knowledge: Knowledge, sentence: string): Promise<string> {
  const [read = []] = await knowledge.analysis.tokensOf([sentence]);
  const tokens = correctedTokens(read);
  const words = countedWords(await knowledge.breakdowns.wordsOf(tokens));
  const found = knowledge.grammar.recognise(tokens);
  const translation = await translationOf(knowledge, sentence);
  return paragraphs(
    texts.brokenDown(words.map(({ ruby }) => joinedRuby(ruby)).join('')),
    list(placed(words, tokens, found).map(describeWord)),
    found.length > 0 ? `${texts.grammarFound}\n${list(found.map(grammarLine))}` : null,
    translation ? texts.translation(translation) : texts.noTranslation,
  );
}

const grammarLine = ({ point }: RecognisedGrammar): string => texts.grammarLine(point.pattern, point.meaning);

/** Without kanji the word boundaries are uncertain. */
const isOnlyKana = (sentence: string): boolean =>
  !hasKanji(sentence) && [...sentence].length > ONLY_KANA_MAX && /\p{sc=Hiragana}{6}/u.test(sentence);
const ONLY_KANA_MAX = 8;

/** 7月 is July, not a moon. Numbers in digits get no furigana, since にち over 10日 would be wrong. */
function countedWords(words: readonly BrokenDownWord[]): BrokenDownWord[] {
  return words.flatMap((word, at): BrokenDownWord[] => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (word.text === '月' && before && DIGITS.test(before.text)) return [];
    if (!/^[0-9０-９]/u.test(word.text)) return [word];
    if (!DIGITS.test(word.text) || next?.text !== '月') return [{ ...word, ruby: word.text }];
    const text = `${word.text}月`;
    return [{ ...word, text, ruby: text, reading: `${word.text}がつ`, item: null }];
  });
}
const DIGITS = /^[0-9０-９]+$/u;
