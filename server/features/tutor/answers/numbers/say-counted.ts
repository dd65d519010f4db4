import { tutorNumberTexts as texts } from '#contract/texts/tutor-numbers.ts';
import { tutorWordTexts as wordTexts } from '#contract/texts/tutor.ts';
import { counterFor } from '#core/tutor/counter-for.ts';
import type { TutorKnowledge } from '../../knowledge.ts';
import { list, paragraphs } from '../../markup.ts';
import type { TutorAnswer } from '../../tutor.ts';
import { rubyOf } from '../explain-word.ts';
import { wordsNaming } from '../words-in.ts';

/** "ba con mèo", "hai quyển sách": the noun with its number, in the order of Japanese; null if the text is anything else. */
export async function sayCounted(
  knowledge: Pick<TutorKnowledge, 'search' | 'kanji'>,
  text: string,
): Promise<TutorAnswer | null> {
  const parts = text.split(/\s+(?:và|va)\s+|\s*[,+]\s*/u);
  if (parts.length > 1 && parts.every((part) => counterFor(part) !== null))
    return saySeveral(knowledge, parts);
  const counted = counterFor(text);
  const [row] = counted ? await wordsNaming(knowledge, counted.noun) : [];
  if (!counted || !row) return null;
  const noun = rubyOf(knowledge, row);
  const { inKanji, reading } = counted.said;
  const number = /^\p{sc=Han}+$/u.test(inKanji) ? `${inKanji}[${reading}]` : `${inKanji} (${reading})`;
  return {
    text: paragraphs(
      texts.counted(text),
      list([
        texts.countedThere(noun, number, counted.isLiving, text),
        texts.countedNoun(noun, number, text),
        texts.line(inKanji, reading),
      ]),
      texts.countedOrder,
      wordTexts.wordChoice(noun, row.sino, row.mean, row.type),
    ),
  };
}

/** "năm con chó và hai con mèo": each by itself; null if one of them is unknown. */
async function saySeveral(
  knowledge: Pick<TutorKnowledge, 'search' | 'kanji'>,
  parts: readonly string[],
): Promise<TutorAnswer | null> {
  const said = await Promise.all(parts.map((part) => sayCounted(knowledge, part)));
  const answers = said.flatMap((answer) => (answer ? [answer.text] : []));
  return answers.length === parts.length ? { text: paragraphs(...answers) } : null;
}
