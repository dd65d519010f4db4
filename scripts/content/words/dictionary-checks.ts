import { japaneseKey } from '#core/search/japanese-keys.ts';
import { wordsOf } from '#core/tail/key-file.ts';
import { readHanVietTable, readRadicals } from '#server/db/content/read-kanji-table.ts';
import { readEnglishRows } from '#server/features/dictionary/english-library.ts';
import { openTail } from '#server/gateways/tail-data.ts';
import { loadTokenizer as loadGradingTokenizer } from '../../grading/load-tokenizer.ts';
import { ensureTailData } from '../../tail/tail-data.ts';
import { type ContentCheck, mistakesIn } from '../content-check.ts';
import { readExceptionList } from '../exception-list.ts';
import { wordFinder } from '../sentences/check-lesson-words.ts';
import { loadTokenizer } from '../tokenizer.ts';
import { checkCognate } from './check-cognate.ts';
import { checkEnglish, checkKatakanaEnglish } from './check-english.ts';
import { checkExampleLevels } from './check-example-levels.ts';
import { checkExamples, checkRepeatedExamples } from './check-examples.ts';
import { checkHanVietTable, checkWordHanViet } from './check-han-viet.ts';
import { checkHeadwordReading } from './check-headword-reading.ts';
import { checkCoverage, checkLevel, coverageOf, levelLists } from './check-levels.ts';
import { checkRadicals } from './check-radicals.ts';
import { checkSynonymLink, readShippedSynonyms } from './check-synonym-link.ts';
import { checkThemes, checkThemeSizes } from './check-themes.ts';
import { checkUse } from './check-use.ts';
import { checkWordClass } from './check-word-class.ts';
import { readLevelLists, readWholeLists } from './level-lists.ts';
import { contentFolder, readKanjiFile, readShippedWords, type Word } from './word.ts';

/**
 * Checks every shipped word against the rules of content/README.md and published data. text-checks.ts checks its texts.
 */
export async function dictionaryChecks(): Promise<ContentCheck[]> {
  const words = await readShippedWords();
  const hanViet = readHanVietTable(await readKanjiFile('han-viet.tsv'));
  const lists = levelLists(await readLevelLists());
  const mistakesOf = (check: (word: Word) => readonly string[]) => mistakesIn(words, check);

  return [
    {
      rule: 'examples: one for each sense, two for N5 and N4, in the notation, with the headword, no sentence twice',
      find: () => [...mistakesOf(checkExamples), ...checkRepeatedExamples(words)],
    },
    {
      rule: 'examples have no word that is harder than the headword',
      find: async () => {
        const above = await readExceptionList('example-words-above.tsv', ['word', 'level', 'reason']);
        const finder = wordFinder(words, await loadGradingTokenizer());
        const mistakes = mistakesOf((word) => checkExampleLevels(word, finder, lists, above));
        return [...mistakes, ...above.unneeded()];
      },
    },
    {
      rule: 'the cognate has a known kind, and its note is a sentence',
      find: () => mistakesOf(checkCognate),
    },
    {
      rule: 'use: phrases with the word and readings, links to words that exist, notes that are sentences',
      find: () => {
        const byId = new Map(words.map((word) => [word.id, word]));
        return mistakesOf((word) => checkUse(word, byId));
      },
    },
    {
      rule: 'every word has themes, every theme has words',
      find: () => [...mistakesOf(checkThemes), ...checkThemeSizes(words)],
    },
    {
      rule: 'readings of headwords follow from their characters',
      find: async () => {
        const irregular = await readExceptionList('irregular-readings.tsv', ['kanji', 'hiragana', 'reason']);
        const mistakes = mistakesOf((word) => checkHeadwordReading(word, irregular));
        return [...mistakes, ...irregular.unneeded()];
      },
    },
    {
      rule: 'Hán Việt: blank or another reading in the table',
      find: () => mistakesOf((word) => checkWordHanViet(word, hanViet)),
    },
    {
      rule: 'the table of kanji is complete and agrees with published data',
      find: async () => {
        const choices = await readExceptionList('han-viet-choices.tsv', ['kanji', 'hanViet', 'reason']);
        return [...checkHanVietTable(hanViet, choices), ...choices.unneeded()];
      },
    },
    {
      rule: 'the 214 radicals',
      find: async () => checkRadicals(readRadicals(await readKanjiFile('radicals.tsv'))),
    },
    {
      rule: 'levels: from the lists or our own choice; N5 to N2 are covered',
      find: async () => {
        const choices = await readExceptionList('level-choices.tsv', [
          'kanji',
          'hiragana',
          'level',
          'reason',
        ]);
        const leftOut = await readExceptionList('left-out.tsv', ['kanji', 'hiragana', 'reason']);
        const mistakes = mistakesOf((word) => checkLevel(word, lists, choices));
        const missing = checkCoverage(coverageOf(words, await readWholeLists()), leftOut);
        return [...mistakes, ...missing, ...choices.unneeded(), ...leftOut.unneeded()];
      },
    },
    {
      rule: 'verbs and adjectives have the class that the tokenizer gives them',
      find: async () => {
        const tokenize = await loadTokenizer();
        return mistakesOf((word) => checkWordClass(word, tokenize));
      },
    },
    {
      rule: 'synonyms: words of the dictionary whose classes fit, and a difference that names each of them',
      find: async () => {
        const byId = new Map(words.map((word) => [Number(word.id), word]));
        return mistakesIn(await readShippedSynonyms(), (link) => checkSynonymLink(link, byId), 'synonyms');
      },
    },
    {
      rule: 'English: of our words, each once; every word in katakana has some',
      find: async () => {
        const rows = await readEnglishRows(contentFolder);
        const byId = new Map(words.map((word) => [Number(word.id), word]));
        await ensureTailData();
        const tail = await openTail();
        const isInTail = (spelling: string) =>
          tail !== null && wordsOf(tail.japanese, japaneseKey(spelling)).length > 0;
        return [...checkEnglish(rows, byId), ...checkKatakanaEnglish(rows, words, isInTail)];
      },
    },
  ];
}
