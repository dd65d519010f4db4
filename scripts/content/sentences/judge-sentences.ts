import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import { cacheModels } from '../../grading/cache-models.ts';
import { loadTokenizer } from '../../grading/load-tokenizer.ts';
import type { PreparedJudge } from '../../grading/prepare-judge.ts';
import { mistakesIn } from '../content-check.ts';
import { readExceptionList, readLines } from '../exception-list.ts';
import { readPassedBefore } from '../passed-before.ts';
import { checkAnswers, checkOtherAnswers } from './check-answers.ts';
import { checkLeaks, checkParaphrases } from './check-leaks.ts';
import { checkReaderAnswer } from './check-reader-answers.ts';
import { judgeBasis } from './judge-basis.ts';
import { readReaderAnswers } from './reader-answers.ts';
import type { Sentence } from './sentences.ts';

/** Of this machine only: a clean clone judges everything. */
const RECORD = 'build/passed/judged-sentences.txt';
const LEAK_COLUMNS = ['sentence', 'code', 'text', 'reason'] as const;

/**
 * The five rules that need the judge run sentence by sentence: compiling a model takes longer than judging with it,
 * and keeping a thousand models at once would cost as much again in garbage collection. A sentence that has passed is
 * not judged again until it changes, or a neighbour, a reader's answer or anything that the judge knows.
 */
export async function judgeSentences(sentences: readonly Sentence[], prepared: PreparedJudge) {
  const byId = new Map(sentences.map((sentence) => [sentence.id, sentence]));
  const answers = await readReaderAnswers();
  const allowed = await readExceptionList('leaks-allowed.tsv', LEAK_COLUMNS);
  const excused = new Set((await readLines('leaks-allowed.tsv', LEAK_COLUMNS)).map((line) => line.sentence));
  const tokenize = await loadTokenizer();
  const leaks: string[] = [];
  const byRule: string[] = [];
  const ofAuthors: string[] = [];
  const ofOthers: string[] = [];
  const ofReaders = answers
    .filter(({ sentenceId }) => !byId.has(sentenceId))
    .flatMap((answer) => checkReaderAnswer(answer, byId, prepared));
  const passed = await readPassedBefore(join(projectRoot, RECORD), await judgeBasis());
  for (const sentence of sentences) {
    const answered = answers.filter(({ sentenceId }) => sentenceId === sentence.id);
    const others = sentences.filter(({ lessonId }) => lessonId === sentence.lessonId);
    const row = [sentence, answered, others.map(({ id, jpSentence }) => [id, jpSentence])];
    // Whether an exception is still needed is only known by checking.
    if (!excused.has(String(sentence.id)) && passed.has(row)) continue;
    const judge = { modelOf: cacheModels(prepared) };
    const found = countOf(ofAuthors, leaks, byRule, ofOthers, ofReaders);
    ofAuthors.push(...mistakesIn([sentence], (one) => checkAnswers(one, judge)));
    leaks.push(...mistakesIn([sentence], (one) => checkLeaks(one, prepared, allowed)));
    byRule.push(...mistakesIn([sentence], (one) => checkParaphrases(one, prepared, tokenize)));
    ofOthers.push(...mistakesIn([sentence], (one) => checkOtherAnswers(one, sentences, judge)));
    ofReaders.push(...answered.flatMap((answer) => checkReaderAnswer(answer, byId, judge)));
    if (countOf(ofAuthors, leaks, byRule, ofOthers, ofReaders) === found) passed.add(row);
  }
  await passed.save();
  return { ofAuthors, leaks: [...leaks, ...allowed.unneeded()], byRule, ofOthers, ofReaders };
}

const countOf = (...lists: readonly (readonly string[])[]): number =>
  lists.reduce((sum, list) => sum + list.length, 0);
