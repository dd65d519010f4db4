import type { KanjiCard } from '#contract/dictionary/word.ts';
import { paths } from '#contract/paths.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { hasKanji } from '#core/japanese/kana.ts';
import { agrees, syllablesOf } from '#core/vietnamese/syllables.ts';
import type { FoundRow } from '#server/features/dictionary/search.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { lines, link, list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { rubyOf } from './explain-word.ts';

type Knowledge = Pick<TutorKnowledge, 'kanji' | 'search'>;

const CHARACTERS_SHOWN = 4;
const WORDS_SHOWN = 4;
const SAME_SOUND_SHOWN = 8;

/** Kanji with their readings, strokes, radical and words. */
export async function explainKanji(knowledge: Knowledge, term: string): Promise<TutorAnswer> {
  if (!hasKanji(term)) return { text: texts.notKanji(term) };
  const cards = knowledge.kanji.cardsOf(term).slice(0, CHARACTERS_SHOWN);
  if (cards.length === 0) return { text: texts.noCharacter(term) };
  const described = await Promise.all(cards.map((card) => describeCharacter(knowledge, card)));
  return { text: paragraphs(...described) };
}

async function describeCharacter(knowledge: Knowledge, card: KanjiCard): Promise<string> {
  const { character, hanViet, meaning, on, kun, strokes, radical, bridges } = card;
  const words = await wordsWith(knowledge, character);
  return paragraphs(
    lines(
      texts.characterTitle(character, hanViet.join(', ')),
      meaning === '' ? null : texts.characterMeaning(meaning),
      on.length > 0 ? texts.on(readingsOf(on)) : null,
      kun.length > 0 ? texts.kun(readingsOf(kun)) : null,
      texts.strokes(strokes),
      radical ? texts.radical(radical.character, radical.hanViet, radical.meaning) : null,
      ...bridges.slice(0, 1).map((bridge) => texts.bridge(bridge.hanViet, bridge.on, bridge.rule)),
    ),
    words.length > 0 ? `${texts.wordsWith(character)}\n${list(words)}` : null,
    link(texts.drawing, paths.searchFor(character)),
  );
}

/** た.べる → たべる, みず- → みず; without duplicates. */
export const readingsOf = (readings: readonly string[]): string =>
  [...new Set(readings.map((reading) => reading.replaceAll(/[.-]/g, '')))].join('、');

/** The easiest words with a kanji. */
async function wordsWith(knowledge: Knowledge, character: string): Promise<string[]> {
  const rows = [...(await knowledge.search.rows()).values()].filter(({ kanji }) => kanji.includes(character));
  return rows
    .toSorted((a, b) => b.type.localeCompare(a.type) || a.id - b.id)
    .slice(0, WORDS_SHOWN)
    .map((row) => texts.otherLine(rubyOf(knowledge, row), row.mean));
}

/** Each kanji of a word with its Hán Việt reading. */
export function tellHanViet(
  { kanji }: Pick<Knowledge, 'kanji'>,
  term: string,
  row: FoundRow['row'] | null,
): TutorAnswer {
  if (!hasKanji(term)) return { text: texts.notKanji(term) };
  const whole = row?.sino || kanji.hanVietOf(term);
  const shown = row ? rubyOf({ kanji }, row) : term;
  return {
    text: paragraphs(
      whole === '' ? null : texts.hanViet(shown, whole),
      list(
        kanji
          .cardsOf(term)
          .map(({ character, hanViet, meaning }) =>
            texts.characterLine(character, hanViet.join(', '), meaning),
          ),
      ),
    ),
  };
}

/** The kanji with this Hán Việt reading, with or without marks in the question. */
export function findByHanViet({ kanji }: Pick<Knowledge, 'kanji'>, sound: string): TutorAnswer | null {
  const wanted = sound.normalize('NFC').toUpperCase();
  const [typed] = syllablesOf(sound);
  if (!typed) return null;
  const exact = kanji.charactersSounding((reading) => syllablesOf(reading)[0]?.marked === typed.marked);
  const found =
    exact.length > 0
      ? exact
      : kanji.charactersSounding((reading) => {
          const [written] = syllablesOf(reading);
          return written !== undefined && agrees(typed, written);
        });
  if (found.length === 0) return null;
  const shown = found.slice(0, SAME_SOUND_SHOWN).flatMap((character) => kanji.cardsOf(character));
  return {
    text: paragraphs(
      texts.byHanViet(wanted),
      list(
        shown.map(({ character, hanViet, meaning }) =>
          texts.characterLine(character, hanViet.join(', '), meaning),
        ),
      ),
    ),
  };
}

export const noHanViet = (sound: string): TutorAnswer => ({ text: texts.noHanViet(sound) });
