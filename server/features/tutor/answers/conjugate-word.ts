import type { WordClass } from '#contract/dictionary/word-classes.ts';
import { wordClassNames } from '#contract/texts/dictionary.ts';
import { conjugationFormNames, conjugationGroupNames } from '#contract/texts/inflection.ts';
import { tutorWordTexts as texts } from '#contract/texts/tutor.ts';
import { conjugate } from '#core/japanese/inflection/conjugate.ts';
import type { ConjugationCode, ConjugationGroup } from '#core/japanese/inflection/conjugation-forms.ts';
import { joinedRuby } from '#core/japanese/ruby.ts';
import { spellingsOf, WORD_MAX_CHARS } from '#core/japanese/spellings.ts';
import type { TutorKnowledge } from '../knowledge.ts';
import { list, paragraphs } from '../markup.ts';
import type { TutorAnswer } from '../tutor.ts';
import { baseOf, chainOf, rubyOf } from './explain-word.ts';
import { findWord } from './find-word.ts';

type Knowledge = Pick<TutorKnowledge, 'search' | 'kanji'>;

interface Inflected {
  /** With its reading. */
  readonly ruby: string;
  readonly wordClass: WordClass;
  readonly groups: readonly ConjugationGroup[];
  /** Guessed from its ending. */
  readonly isGuessed?: true;
}

const TERMS_SHOWN = 6;
/** 死ぬ, 遊ぶ và 読む; a single kana names a form. */
const JAPANESE_WORDS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々]{2,}/gu;

/** All forms of a word, or the requested one; for several words, each of them. */
export async function conjugateWord(
  knowledge: Knowledge,
  term: string,
  form: ConjugationCode | null,
): Promise<TutorAnswer> {
  const terms = (term.match(JAPANESE_WORDS) ?? []).slice(0, TERMS_SHOWN);
  if (terms.length > 1) {
    const each = await Promise.all(terms.map((one) => conjugateWord(knowledge, one, form)));
    return { text: paragraphs(...each.map(({ text }) => text)) };
  }
  const words = await inflectedOf(knowledge, term);
  const [word] = words;
  if (!word) return { text: texts.cannotConjugate(term) };
  if (word.groups.length === 0)
    return { text: texts.notInflected(word.ruby, wordClassNames[word.wordClass]) };
  const others = words.filter(({ ruby, groups }) => groups.length > 0 && ruby !== word.ruby);
  return {
    text: paragraphs(
      word.isGuessed ? texts.guessed : null,
      form ? formOrTable(word, form, term) : table(word),
      others.length > 0 ? texts.alsoInflected(others.map(nameOf).join('、')) : null,
    ),
  };
}

const nameOf = ({ ruby, wordClass }: Inflected): string => texts.ofClass(ruby, wordClassNames[wordClass]);

/** The most likely first; words with forms before words without. */
async function inflectedOf(knowledge: Knowledge, term: string): Promise<Inflected[]> {
  const found = await findWord(knowledge, term);
  const rows = found ? [found.best, ...found.others].map(({ row }) => row) : [];
  const words = rows.flatMap((row): Inflected[] => {
    if (!row.wordClass) return [];
    const groups = conjugate(rubyOf(knowledge, row), row.wordClass);
    return [{ ruby: dictionaryForm(groups) ?? rubyOf(knowledge, row), wordClass: row.wordClass, groups }];
  });
  const inflected = words.filter(({ groups }) => groups.length > 0);
  if (inflected.length > 0) return inflected;
  return words.length > 0 ? words : guessed(term);
}

/** 勉強する, where the dictionary has 勉強; for a な adjective the word itself, without だ. */
function dictionaryForm(groups: readonly ConjugationGroup[]): string | null {
  const ruby = groups.flatMap(({ forms }) => forms).find(({ code }) => code === 'dictionary')?.ruby;
  return ruby?.endsWith('する') ? joinedRuby(ruby) : null;
}

/**
 * For a verb that is not in the dictionary: a verb that does not end in る is in group 1, and so is a verb from a
 * foreign word (ディスる).
 */
function guessed(term: string): Inflected[] {
  const [typed = ''] = spellingsOf(term);
  if (typed.length > WORD_MAX_CHARS) return [];
  if (/.する$/u.test(typed)) {
    const ruby = typed.replace(/する$/u, '');
    return [{ ruby: typed, wordClass: 'noun-suru', groups: conjugate(ruby, 'noun-suru'), isGuessed: true }];
  }
  if (!/.[うくぐすつぬぶむ]$|\p{sc=Katakana}る$/u.test(typed)) return [];
  return [{ ruby: typed, wordClass: 'verb-godan', groups: conjugate(typed, 'verb-godan'), isGuessed: true }];
}

function formOrTable(word: Inflected, form: ConjugationCode, term: string): string {
  const [typed = term] = spellingsOf(term);
  if (form === 'dictionary') return texts.dictionaryFormOf(typed, word.ruby);
  return oneForm(word, form) ?? paragraphs(texts.noSuchForm(word.ruby), table(word));
}

/** The rows of these groups have the same names. */
const NAMED_WITH_GROUP: readonly string[] = ['plain', 'polite'];

function oneForm({ ruby, groups }: Inflected, code: ConjugationCode): string | null {
  for (const group of groups) {
    const form = group.forms.find((one) => one.code === code);
    if (!form) continue;
    const name = conjugationFormNames[code];
    const isShared = NAMED_WITH_GROUP.includes(group.code);
    const shown = isShared ? texts.formInGroup(conjugationGroupNames[group.code], name) : name;
    return texts.oneForm(ruby, shown, joinedRuby(form.ruby));
  }
  return null;
}

const table = ({ ruby, wordClass, groups }: Inflected): string =>
  paragraphs(
    texts.conjugationTitle(ruby, wordClassNames[wordClass]),
    ...groups.map(
      ({ code, forms }) =>
        `${texts.conjugationGroup(conjugationGroupNames[code])}\n${list(
          forms.map((form) => texts.conjugationLine(conjugationFormNames[form.code], joinedRuby(form.ruby))),
        )}`,
    ),
  );

/** Which form of which word this is. */
export async function nameForm(knowledge: Knowledge, term: string): Promise<TutorAnswer | null> {
  const found = await findWord(knowledge, term);
  if (!found) return null;
  const { spelling, best } = found;
  const word = rubyOf(knowledge, best.row);
  const chain = chainOf(best);
  if (chain === '') return { text: paragraphs(texts.dictionaryForm(word), texts.meaning(best.row.mean)) };
  const isAmbiguous = best.steps.includes('passive-or-potential');
  return {
    text: paragraphs(
      texts.formOf(spelling, baseOf(best) === best.row.kanji ? word : `${word}する`, chain),
      texts.meaningOf(baseOf(best), best.row.mean),
      isAmbiguous ? texts.ambiguousPassive : null,
    ),
  };
}

/** The group of a verb, or the word class of any other word. */
export async function nameGroup(knowledge: Knowledge, term: string): Promise<TutorAnswer> {
  const [word] = await inflectedOf(knowledge, term);
  if (!word) return { text: texts.cannotConjugate(term) };
  const polite = word.groups.flatMap(({ forms }) => forms).find(({ code }) => code === 'polite');
  return {
    text: paragraphs(
      texts.group(word.ruby, wordClassNames[word.wordClass]),
      polite ? texts.conjugationLine(conjugationGroupNames.polite, joinedRuby(polite.ruby)) : null,
    ),
  };
}
