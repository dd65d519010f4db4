import type { WordClass } from '#contract/dictionary/word-classes.ts';
import { frameSentence } from '#core/tutor/sentence-frames.ts';
import { withoutMarks } from '#core/vietnamese/without-marks.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { rubyOf } from './explain-word.ts';
import { wordsNaming } from './words-in.ts';

const NOUNS: readonly WordClass[] = ['noun', 'noun-suru', 'pronoun'];
/** Objects that Vietnamese leaves out: the place to study or work, and what is eaten in the morning. */
const UNNAMED: Readonly<Record<string, string>> = {
  'へ hoc': '学校[がっこう]',
  'へ lam': '会社[かいしゃ]',
  'を食 sang': '朝[あさ]ご飯[はん]',
  'を食 trua': '昼[ひる]ご飯[はん]',
  'を食 toi': '晩[ばん]ご飯[はん]',
};
/** Adjectives that directly describe a person; 高い would be a price. */
const OF_PEOPLE = new Set(
  '忙しい 眠い 暇 元気 幸せ 寂しい 嬉しい うれしい 悲しい 怖い 恥ずかしい 楽しい きれい かわいい 優しい やさしい 親切 かっこいい'.split(
    ' ',
  ),
);

/** A simple sentence with a noun of our dictionary; null when the text is not that simple. */
export async function composeSentence(
  knowledge: Pick<TutorKnowledge, 'search' | 'kanji'>,
  text: string,
): Promise<string | null> {
  const framed = frameSentence(text);
  if (!framed) return null;
  const { noun, before, after, kind } = framed;
  const unnamed = Object.entries(UNNAMED).find(([key]) => {
    const [start = '', name] = key.split(' ');
    return after.startsWith(start) && name === withoutMarks(noun).toLowerCase();
  });
  if (unnamed) return before + unnamed[1] + after;
  const [row] = await wordsNaming(knowledge, noun);
  if (kind === 'adjective')
    return row && OF_PEOPLE.has(row.kanji) ? before + rubyOf(knowledge, row) + after : null;
  // 勉強 is not a place to go to.
  const isPlace = !after.startsWith('へ') || row?.wordClass === 'noun';
  return isPlace && row?.wordClass && NOUNS.includes(row.wordClass)
    ? before + rubyOf(knowledge, row) + after
    : null;
}
