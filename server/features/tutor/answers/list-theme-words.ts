import { type Theme, THEMES } from '#contract/dictionary/themes.ts';
import { FREQUENCIES } from '#contract/dictionary/word-fields.ts';
import { ITEM_LEVELS } from '#contract/levels.ts';
import { paths } from '#contract/paths.ts';
import { themeAliases, themeNames } from '#contract/texts/themes.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import type { WantedWords } from '#core/tutor/question.ts';
import { isTypedAt, isWrittenIn, type Syllable, syllablesOf } from '#core/vietnamese/syllables.ts';
import type { FoundRow } from '#server/features/dictionary/search.service.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { link, list, paragraphs } from '../markup.ts';
import { shortMeaning } from '../meanings.ts';
import type { TutorAnswer } from '../tutor.ts';
import { rubyOf } from './explain-word.ts';

type Knowledge = Pick<TutorKnowledge, 'search' | 'themes' | 'kanji'>;
type Row = FoundRow['row'];

/** A longer list is the page of the theme. */
const WORDS_MAX = 30;

/** Words of one of our themes, the easiest first; null if the text names none. */
export async function listThemeWords(knowledge: Knowledge, wanted: WantedWords): Promise<TutorAnswer | null> {
  const named = themeNamed(wanted.text);
  if (named === null) return null;
  const rows = await rowsOf(knowledge, named.theme, wanted);
  const ofLevel = rows.filter(({ type }) => wanted.level === null || type === wanted.level);
  const shown = (ofLevel.length > 0 ? ofLevel : rows).slice(0, shownOf(wanted));
  const name = themeNames[named.theme];
  return {
    text: paragraphs(
      named.isWider ? texts.widerTheme(wanted.text, name) : null,
      ofLevel.length === 0 && wanted.level !== null
        ? texts.noThemeWords(name, wanted.level)
        : texts.themeWords(shown.length, name, wanted.level),
      list(shown.map(lineOf(knowledge))),
      link(
        texts.themePage(name, (await knowledge.themes.theme(named.theme)).words.length),
        paths.theme(named.theme),
      ),
    ),
  };
}

/** Words of a level without a theme: the most common ones. Null if a theme was named. */
export async function listLevelWords(knowledge: Knowledge, wanted: WantedWords): Promise<TutorAnswer | null> {
  if (wanted.text !== '' || wanted.level === null) return null;
  const rows = [...(await knowledge.search.rows()).values()].filter(({ type }) => type === wanted.level);
  const shown = rows.toSorted((a, b) => rarity(a) - rarity(b) || a.id - b.id).slice(0, shownOf(wanted));
  return {
    text: paragraphs(
      texts.levelWords(shown.length, wanted.level),
      list(shown.map(lineOf(knowledge))),
      link(texts.allThemes(THEMES.length), paths.themes),
    ),
  };
}

/** No list: said so, with the way to the themes that there are. */
export const unknownTheme = (text: string): TutorAnswer => ({
  text: paragraphs(texts.unknownTheme(text), link(texts.allThemes(THEMES.length), paths.themes)),
});

const shownOf = ({ count }: WantedWords): number => Math.min(Math.max(count, 1), WORDS_MAX);

const lineOf =
  (knowledge: Pick<Knowledge, 'kanji'>) =>
  (row: Row): string =>
    texts.wordChoice(rubyOf(knowledge, row), row.sino, shortMeaning(row.mean), row.type);

const rarity = ({ frequency }: Row): number =>
  frequency === null ? FREQUENCIES.length : FREQUENCIES.indexOf(frequency);

/** Of one level, the words that the asked text is about come first: 天気 for "thời tiết", the colours for "màu sắc". */
async function rowsOf(
  { search, themes }: Knowledge,
  theme: Theme,
  { text, onlyNouns }: WantedWords,
): Promise<Row[]> {
  const all = await search.rows();
  const { words } = await themes.theme(theme);
  const asked = syllablesOf(text);
  const nearness = ({ mean }: Row): number => {
    const written = syllablesOf(mean);
    if (isWrittenIn(written, asked)) return 2;
    return isWrittenIn(written, asked.slice(0, 1)) ? 1 : 0;
  };
  return words
    .flatMap(({ id }) => all.get(id) ?? [])
    .filter(({ wordClass }) => !onlyNouns || (wordClass?.startsWith('noun') ?? false))
    .map((row) => ({ row, level: ITEM_LEVELS.indexOf(row.type), near: nearness(row) }))
    .toSorted((a, b) => a.level - b.level || b.near - a.near)
    .map(({ row }) => row);
}

interface NamedTheme {
  readonly theme: Theme;
  readonly name: readonly Syllable[];
  /** Whether the theme has more than what this name says: "trái cây" in Thực phẩm. */
  readonly isWider: boolean;
}

/** "Bệnh tật, bệnh viện" names a theme as a whole and by each of its parts. */
const NAMES: readonly NamedTheme[] = THEMES.flatMap((theme) => {
  const own = [...themeNames[theme].split(/, | và /u), themeNames[theme]];
  const others = themeAliases[theme] ?? [];
  return [
    ...own.map((name) => ({ theme, name: syllablesOf(name), isWider: false })),
    ...others.map((name) => ({ theme, name: syllablesOf(name), isWider: true })),
  ];
});

/** The theme with the longest name in the text, typed with or without marks. */
function themeNamed(text: string): NamedTheme | null {
  const typed = syllablesOf(text);
  const named = NAMES.filter(({ name }) => typed.some((_, start) => isTypedAt(typed, start, name)));
  const [best] = named.toSorted(
    (a, b) => b.name.length - a.name.length || Number(a.isWider) - Number(b.isWider),
  );
  return best ?? null;
}
