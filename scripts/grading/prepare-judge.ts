import { join } from 'node:path';
import { DEFAULT_PRACTICE_MODE, type PracticeMode } from '#contract/practice/modes.ts';
import { compileModel, type Model } from '#core/grading/compile-model.ts';
import { judgesInSteps } from '#core/grading/judge.ts';
import type { Judgement } from '#core/grading/judgement.ts';
import type { Lexicon } from '#core/grading/lexicon.ts';
import type { RuleName } from '#core/grading/paraphrase/rule-names.ts';
import { analyseAnswer } from '#core/japanese/notation/analyse.ts';
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
  modelOf(question: Question): Model;
  judge(question: Question, typed: string, mode?: PracticeMode): Judgement;
}

/** The judge with the shipped dictionary and the tokenizer, without a database: for authors, tests and benchmarks. */
export async function prepareJudge(): Promise<PreparedJudge> {
  const [tokenize, lexicon] = await Promise.all([loadTokenizer(), readLexicon()]);
  const modelOf = ({ model, vi, reading, accepted = [], blocked = [], ...rest }: Question): Model =>
    compileModel(
      {
        answers: [
          analyseAnswer(model, tokenize, reading),
          ...accepted.map((answer) => analyseAnswer(answer, tokenize)),
        ],
        blocked: blocked.map((answer) => analyseAnswer(answer, tokenize)),
        register: rest.register ?? 'free',
        focus: rest.focus ?? [],
        rulesOff: rest.rulesOff ?? [],
        ...(vi !== undefined && { vietnamese: vi }),
      },
      lexicon,
    );
  return {
    modelOf,
    judge: (question, typed, mode = DEFAULT_PRACTICE_MODE) =>
      finish(judgesInSteps[mode](modelOf(question), typed)),
  };
}

let lexicon: Promise<Lexicon> | undefined;

/** The shipped dictionary, read once. */
export const readLexicon = (): Promise<Lexicon> => (lexicon ??= makeLexicon());

async function makeLexicon(): Promise<Lexicon> {
  const folder = join(projectRoot, 'content');
  await ensureKanjiData();
  const [library, { entries }, synonyms] = await Promise.all([
    openKanjiLibrary(folder),
    readContent(folder),
    openSynonyms(folder),
  ]);
  const rows = new Map(
    entries
      .filter(({ kind }) => kind === 'items')
      .map(({ id, fields }) => [id, fields as unknown as DictionaryRow] as const),
  );
  const kanji = createKanjiService(library);
  return createLexiconSource({ search: { rows: async () => rows }, kanji, synonyms })();
}
