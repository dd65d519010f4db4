import { tutorNumberTexts as numberTexts } from '#contract/texts/tutor-numbers.ts';
import { particleReadings, tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { hasKanji, isKana } from '#core/japanese/kana.ts';
import { readNumber } from '#core/japanese/read-number.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { spellingsOf } from '#core/japanese/spellings.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { lines, list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { explainKana, romajiOf } from './explain-kana.ts';
import { explainKanji, readingsOf } from './explain-kanji.ts';
import { rubyOf } from './explain-word.ts';
import { findWord } from './find-word.ts';
import { explainNumber } from './numbers/say-number.ts';

type Knowledge = Pick<TutorKnowledge, 'search' | 'kana' | 'kanji' | 'analysis' | 'breakdowns'>;

/** The reading of some Japanese: words from our dictionary, everything else from the tokenizer. */
export async function tellReading(knowledge: Knowledge, term: string): Promise<TutorAnswer> {
  const [spelling = term] = spellingsOf(term);
  const asParticle = particleReadings[spelling];
  if (asParticle !== undefined) return { text: asParticle };
  const kana = explainKana(knowledge, spelling);
  if (kana) return kana;
  const word = await findWord(knowledge, spelling);
  if (word && word.best.steps.length === 0 && hasKanji(spelling)) {
    const same = [word.best, ...word.others].filter(({ row }) => row.kanji === spelling);
    const readingLines = same.map(({ row }) =>
      texts.readAndMeans(rubyOf(knowledge, row), row.hiragana, row.mean),
    );
    const words = readingLines.length > 1 ? list(readingLines) : readingLines.join('');
    const isSaidByWord = same.some(({ row }) => readNumber(spelling).includes(row.hiragana));
    const number = isSaidByWord ? null : explainNumber(spelling);
    if (readingLines.length > 0)
      return {
        text: paragraphs(
          words,
          readingsOfCharacter(knowledge, spelling),
          number && `${numberTexts.asNumber}\n${number}`,
        ),
      };
  }
  const number = explainNumber(spelling);
  if (number !== null) return { text: number };
  if (hasKanji(spelling) && [...spelling].length === 1) return explainKanji(knowledge, spelling);
  const [tokens = []] = await knowledge.analysis.tokensOf([spelling]);
  const words = await knowledge.breakdowns.wordsOf(tokens);
  const reading = words.map((one) => one.reading).join('');
  if (hasKanji(reading)) return { text: texts.readingUnknown(spelling) };
  const sound = isKana(spelling) ? romajiOf(words) : null;
  return {
    text: paragraphs(
      sound === null
        ? texts.readAs(joinedRuby(words.map(({ ruby }) => ruby).join('')), reading)
        : texts.kanaSound(spelling, sound),
      word ? texts.meaning(word.best.row.mean) : null,
    ),
  };
}

/** 七 is なな, but しち in 七月: a single kanji has other readings in other words. */
function readingsOfCharacter({ kanji }: Pick<Knowledge, 'kanji'>, spelling: string): string | null {
  const [card] = [...spelling].length === 1 ? kanji.cardsOf(spelling) : [];
  return card
    ? lines(
        card.on.length > 0 ? texts.on(readingsOf(card.on)) : null,
        card.kun.length > 0 ? texts.kun(readingsOf(card.kun)) : null,
      )
    : null;
}
