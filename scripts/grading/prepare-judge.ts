import { join } from 'node:path';
import { DEFAULT_PRACTICE_MODE, type PracticeMode } from '#contract/practice/modes.ts';
import { compileModel, type Model } from '#core/grading/compile-model.ts';
import { judgesInSteps } from '#core/grading/judge.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import { listParaphrases } from '#core/grading/paraphrase/list-paraphrases.ts';
import type { RuleName } from '#core/grading/paraphrase/rule-names.ts';
import { once } from '#core/grading/units/once.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import { finish } from '#core/steps.ts';
import { readContent } from '#server/db/content/read-content.ts';
import { openSynonyms } from '#server/features/dictionary/synonyms.ts';
import { openKanjiLibrary } from '#server/features/kanji/kanji-library.ts';
import { createKanjiService } from '#server/features/kanji/kanji.service.ts';
import { createLexiconSource, type DictionaryRow } from '#server/features/practice/lexicon.ts';
import { projectRoot } from '#server/project-root.ts';
import { ensureKanjiData } from '../kanji-data.ts';
import { loadTokenizer } from './load-tokenizer.ts';

/** A sentence as its author writes it. */
export interface Question {
  /** In the notation of authors. */
  readonly model: string;
  readonly vi?: string;
  readonly reading?: string;
  readonly accepted?: readonly string[];
  readonly blocked?: readonly string[];
  readonly register?: 'free' | 'pinned';
  /** Grammar points that it practises. */
  readonly focus?: readonly string[];
  readonly rulesOff?: readonly RuleName[];
}

export interface PreparedJudge {
  /** The model answer and the accepted answers, with their tokens. */
  analysed(question: Question): readonly AnalysedAnswer[];
  /** What each rule makes of the model answer, as texts. */
  paraphrases(question: Question): readonly { readonly rule: RuleName; readonly text: string }[];
  modelOf(question: Question): Model;
  judge(question: Question, typed: string, mode?: PracticeMode): Judgement;
}

/** The judge with the shipped dictionary and the tokenizer, without a database: for authors, tests and benchmarks. */
export async function prepareJudge(): Promise<PreparedJudge> {
  const [tokenize, lexicon] = await Promise.all([loadTokenizer(), readLexicon()]);
  const analysed = cacheLast(({ model, reading, accepted = [] }) => [
    analyseAnswer(model, tokenize, reading),
    ...accepted.map((answer) => analyseAnswer(answer, tokenize)),
  ]);
  const modelOf = (question: Question): Model => {
    const { vi, blocked = [], register = 'free', focus = [], rulesOff = [] } = question;
    return compileModel(
      {
        answers: analysed(question),
        blocked: blocked.map((answer) => analyseAnswer(answer, tokenize)),
        register,
        focus,
        rulesOff,
        ...(vi !== undefined && { vietnamese: vi }),
      },
      lexicon,
    );
  };
  return {
    analysed,
    paraphrases(question) {
      const { vi = '', register = 'free', rulesOff = [] } = question;
      const [model] = analysed(question);
      const about = { vietnamese: vi, freeRegister: register === 'free' };
      return (model ? finish(listParaphrases(model, about, lexicon)) : [])
        .filter(({ rule }) => !rulesOff.includes(rule))
        .map(({ rule, tokens }) => ({ rule, text: tokens.map(({ surface }) => surface).join('') }));
    },
    modelOf,
    judge: (question, typed, mode = DEFAULT_PRACTICE_MODE) =>
      finish(judgesInSteps[mode](modelOf(question), typed)),
  };
}

type Analyse = PreparedJudge['analysed'];

/** Analysing takes longer than compiling, and a sentence is often compiled and checked in turn. */
function cacheLast(analyse: Analyse): Analyse {
  let last: { readonly key: string; readonly answers: ReturnType<Analyse> } | undefined;
  return (question) => {
    const { model, reading, accepted } = question;
    const key = JSON.stringify([model, reading, accepted]);
    if (last?.key !== key) last = { key, answers: analyse(question) };
    return last.answers;
  };
}

let lexicon: Promise<Lexicon> | undefined;

/** The shipped dictionary, read once. */
export const readLexicon = (): Promise<Lexicon> => (lexicon ??= makeLexicon());

async function makeLexicon(): Promise<Lexicon> {
  const folder = join(projectRoot, 'content');
  await ensureKanjiData();
  const [library, rows, synonyms] = await Promise.all([
    openKanjiLibrary(folder),
    readWords(),
    openSynonyms(folder),
  ]);
  const kanji = createKanjiService(library);
  return createLexiconSource({ search: { rows: async () => rows }, kanji, synonyms })();
}

interface ShippedWord extends DictionaryRow {
  readonly mean: string;
}

/** The words of the shipped dictionary by id. */
export const readWords = once(async (): Promise<ReadonlyMap<number, ShippedWord>> => {
  const { entries } = await readContent(join(projectRoot, 'content'));
  const words = entries.filter(({ kind }) => kind === 'items');
  return new Map(words.map(({ id, fields }) => [id, fields as unknown as ShippedWord] as const));
});
