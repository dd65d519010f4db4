import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLeaks } from '#core/grading/leaks/find-leaks.ts';
import { withoutRuby } from '#core/japanese/ruby.ts';
import { readDonation } from '#server/features/donate/read-donation.ts';
import { readFounder } from '#server/features/founder/read-founder.ts';
import { openKanjiLibrary } from '#server/features/kanji/kanji-library.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { loadTokenizer } from '../grading/load-tokenizer.ts';
import { checkVietnamese } from './check-vietnamese.ts';
import { type ContentCheck, mistakesIn } from './content-check.ts';
import { readExceptionList } from './exception-list.ts';
import { checkGrammarText } from './grammar/check-grammar-text.ts';
import { grammarEntries, readShippedGrammar } from './grammar/grammar.ts';
import { kanaTexts, readShippedKana } from './kana/kana.ts';
import { pathEntries, readShippedPath } from './path/path.ts';
import { checkFurigana, checkModelFurigana } from './sentences/check-furigana.ts';
import { checkLessonText, checkTitle } from './sentences/check-lesson-vietnamese.ts';
import {
  checkSentenceReading,
  sentenceFromKana,
  sentenceFromRuby,
} from './sentences/check-sentence-reading.ts';
import { readMisreads } from './sentences/misreads.ts';
import { readShippedCourses } from './sentences/sentences.ts';
import { readShippedSynonyms } from './words/check-synonym-link.ts';
import { contentFolder, readShippedWords } from './words/word.ts';

/** Rules for words, lessons, grammar, the path and the small pages alike; they share the lists of exceptions. */
export async function textChecks(): Promise<ContentCheck[]> {
  const words = await readShippedWords();
  const { topics, curriculums, lessons, sentences } = await readShippedCourses();
  const grammar = grammarEntries(await readShippedGrammar());
  const path = pathEntries(await readShippedPath());

  return [
    { rule: 'the files themselves are NFC, as editors and searches expect them', find: checkNfc },
    {
      rule: 'Vietnamese is spelt in one way',
      find: async () => {
        const foreign = await readExceptionList('foreign-words.tsv', ['word']);
        const names = await readExceptionList('proper-names.tsv', ['word']);
        const checkTexts = ({ texts }: { readonly texts: readonly string[] }) =>
          texts.flatMap((text) => checkGrammarText(text, foreign));
        const mistakes = [
          ...mistakesIn(words, (word) => checkVietnamese(word, foreign, names), 'word'),
          ...mistakesIn(
            await readShippedSynonyms(),
            ({ difference }) => checkTexts({ texts: [difference] }),
            'synonyms',
          ),
          ...mistakesIn(topics, ({ title }) => checkTitle(title, foreign), 'topic'),
          ...mistakesIn(curriculums, ({ name }) => checkTitle(name, foreign), 'curriculum'),
          ...mistakesIn(lessons, ({ mean }) => checkTitle(mean, foreign), 'lesson'),
          ...mistakesIn(
            sentences,
            ({ viSentence, hint }) => [viSentence, hint].flatMap((text) => checkLessonText(text, foreign)),
            'sentence',
          ),
          ...mistakesIn(grammar, ({ vietnamese }) => checkTexts({ texts: vietnamese }), 'grammar'),
          ...mistakesIn(path, ({ vietnamese }) => checkTexts({ texts: vietnamese }), 'path'),
          ...mistakesIn(kanaTexts(await readShippedKana()), checkTexts, 'kana'),
          ...mistakesIn(await readPages(), checkTexts, 'page'),
        ];
        return [...mistakes, ...foreign.unneeded(), ...names.unneeded()];
      },
    },
    {
      rule: 'readings of sentences match the tokenizer, except for its known misreadings',
      find: async () => {
        const [misreads, tokenize] = await Promise.all([readMisreads(), loadTokenizer()]);
        const checkRuby = (ruby: string) => checkSentenceReading(sentenceFromRuby(ruby), tokenize, misreads);
        const mistakes = [
          ...mistakesIn(
            words,
            ({ examples }) => examples.flatMap(({ text, ruby = text }) => checkRuby(ruby)),
            'word',
          ),
          ...mistakesIn(
            sentences,
            ({ jpSentence, reading }) =>
              checkSentenceReading(sentenceFromKana(jpSentence, reading), tokenize, misreads),
            'sentence',
          ),
          ...mistakesIn(grammar, ({ japanese }) => japanese.flatMap(checkRuby), 'grammar'),
          ...mistakesIn(path, ({ japanese }) => japanese.flatMap(checkRuby), 'path'),
        ];
        return [...mistakes, ...misreads.list.unneeded()];
      },
    },
    {
      rule: 'furigana are over kanji and digits, each over the characters that it reads',
      find: async () => {
        const tokenize = await loadTokenizer();
        const { align } = createKanjiService(await openKanjiLibrary(contentFolder));
        return [
          ...mistakesIn(words, ({ kanji, hiragana }) => checkFurigana(align(kanji, hiragana)), 'word'),
          ...mistakesIn(sentences, (sentence) => checkModelFurigana(sentence, tokenize, align), 'sentence'),
        ];
      },
    },
    {
      rule: 'examples are grammatical; if one is reported that is right, a rule against wrong wordings is wrong',
      find: async () => {
        const tokenize = await loadTokenizer();
        const check = (ruby: string) => {
          const text = withoutRuby(ruby);
          return findLeaks(text, tokenize(text)).map((leak) => `${leak.code}: ${leak.text} in ${text}`);
        };
        return [
          ...mistakesIn(words, ({ examples }) => examples.flatMap(({ text }) => check(text)), 'word'),
          ...mistakesIn(grammar, ({ japanese }) => japanese.flatMap(check), 'grammar'),
          ...mistakesIn(path, ({ japanese }) => japanese.flatMap(check), 'path'),
        ];
      },
    },
  ];
}

async function checkNfc(): Promise<string[]> {
  const names = (await readdir(contentFolder, { recursive: true })).filter((name) =>
    /\.(tsv|yaml)$/.test(name),
  );
  const texts = await Promise.all(names.map((name) => readFile(join(contentFolder, name), 'utf8')));
  return names.filter((_, at) => texts[at] !== texts[at]?.normalize('NFC')).map((name) => `${name}: not NFC`);
}

async function readPages() {
  const { greeting, letter } = await readDonation(contentFolder);
  const { role, story } = await readFounder(contentFolder);
  return [
    { id: 'donate', texts: [greeting, ...letter] },
    { id: 'founder', texts: [role, ...story] },
  ];
}
