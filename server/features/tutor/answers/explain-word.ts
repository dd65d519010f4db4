import { paths } from '#contract/paths.ts';
import { wordClassNames } from '#contract/texts/dictionary.ts';
import { inflectionNames } from '#contract/texts/inflection.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import type { FoundRow } from '#server/features/dictionary/search.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { lines, link, list, paragraphs } from '../markup.ts';
import type { FoundWord } from './find-word.ts';

type Knowledge = Pick<TutorKnowledge, 'kanji'>;
type Row = FoundRow['row'];

const EXAMPLES_SHOWN = 2;
const OTHERS_SHOWN = 4;

/** A word with all its details; for an inflected form, first which form it is. */
export function explainWord(knowledge: Knowledge, { spelling, best, others }: FoundWord): string {
  return paragraphs(
    isForm(best) ? texts.inflected(spelling, baseOf(best), chainOf(best)) : null,
    describeWord(knowledge, best.row),
    othersOf(knowledge, { spelling, others }),
  );
}

/** Words with the same spelling or reading, one per line. */
export function othersOf(
  knowledge: Knowledge,
  { spelling, others }: Pick<FoundWord, 'spelling' | 'others'>,
): string | null {
  const lined = others
    .slice(0, OTHERS_SHOWN)
    .map(({ row }) => texts.otherLine(rubyOf(knowledge, row), row.mean));
  return lined.length > 0 ? `${texts.others(spelling)}\n${list(lined)}` : null;
}

/** 勉強する is learnt as a word: する is not a form of 勉強. */
const SURU = 'suru';
const isForm = ({ steps }: FoundRow): boolean => steps.some((step) => step !== SURU);

export const baseOf = ({ row, steps }: FoundRow): string =>
  steps.includes(SURU) ? `${row.kanji}する` : row.kanji;

export const chainOf = ({ steps }: Pick<FoundRow, 'steps'>): string =>
  steps
    .filter((step) => step !== SURU)
    .map((step) => inflectionNames[step])
    .join(' → ');

function describeWord(knowledge: Knowledge, row: Row): string {
  const { id, mean, type, sino, wordClass, cognate } = row;
  const facts = [sino, wordClass ? wordClassNames[wordClass] : '', type];
  return paragraphs(
    lines(
      texts.title(rubyOf(knowledge, row), facts.filter(Boolean).join(' · ')),
      texts.meaning(mean),
      cognate ? [texts.cognate[cognate.kind], cognate.note].filter(Boolean).join(' ') : null,
    ),
    row.descriptions.length > 0
      ? `${texts.examples}\n${list(examplesOfWord(row).slice(0, EXAMPLES_SHOWN))}`
      : null,
    link(texts.more, paths.word(id)),
  );
}

export const rubyOf = ({ kanji }: Knowledge, { kanji: word, hiragana }: Row): string =>
  joinedRuby(kanji.rubyOf(word, hiragana));

export const examplesOfWord = ({ descriptions }: Row): string[] =>
  descriptions.map(({ text, translate, ruby }) => texts.example(ruby ?? text, translate));
