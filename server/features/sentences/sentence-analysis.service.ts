import { createHash } from 'node:crypto';
import { ANALYSIS_BATCH, TOKENIZER_RETRY_S } from '#contract/limits.ts';
import { practiceRefusals } from '#contract/texts/practice.ts';
import { analyseAnswer, plainTokens, textsToTokenize } from '#core/japanese/notation/analyse.ts';
import type { AnalysedAnswer } from '#core/japanese/notation/analysed-answer.ts';
import { parseNotation, withoutNotation } from '#core/japanese/notation/notation.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Steps } from '#core/steps.ts';
import type { Database } from '#server/db/connect.ts';
import { type Tokenizer, TokenizerBusy } from '#server/gateways/tokenizer/tokenizer.ts';
import { tooBusy, unavailable } from '#server/http/errors.ts';
import { createPause, finishInSlices, mapInSlices } from '#server/in-slices.ts';
import {
  createSentencesRepository,
  type SentenceAnalysis,
  type SentenceRow,
} from './sentences.repository.ts';

interface SentenceAnalysisParts {
  readonly db: Database;
  readonly tokenizer: Pick<Tokenizer, 'tokenize'>;
}

/** The input of an analysis. */
export type SentenceTexts = Pick<SentenceRow, 'jpSentence' | 'reading' | 'accepted' | 'blocked'>;

type TokensOf = (text: string) => readonly Token[];
type Asking = Parameters<Tokenizer['tokenize']>[1];

/** Raise it whenever `core/japanese/notation` finds other words than before, so that stored analyses are renewed. */
const ANALYSIS_VERSION = 4;

/** Splits the answers of sentences into words, once, and stores the result with the sentence. */
export function createSentenceAnalysisService({ db, tokenizer }: SentenceAnalysisParts) {
  const stored = createSentencesRepository(db);

  /** Makes one call to the tokenizer for all sentences. */
  async function analyseAll<Texts extends SentenceTexts>(sentences: readonly Texts[], how?: Asking) {
    const pause = createPause();
    const texts = await mapInSlices(sentences.flatMap(sourcesOf), textsToTokenize, pause);
    const tokensOf = await tokenize([...new Set(texts.flat())], how);
    const analysed: { readonly sentence: Texts; readonly analysis: SentenceAnalysis }[] = [];
    for (const sentence of sentences)
      analysed.push({ sentence, analysis: await finishInSlices(analysisOf(sentence, tokensOf), pause) });
    return analysed;
  }

  /** One text that the tokenizer fails on must not block the others. It is tried again on demand. */
  async function analyseMost<Texts extends SentenceTexts>(sentences: readonly Texts[], how: Asking) {
    try {
      return await analyseAll(sentences, how);
    } catch {
      const alone = await Promise.allSettled(sentences.map((sentence) => analyseAll([sentence], how)));
      return alone.flatMap((made) => (made.status === 'fulfilled' ? made.value : []));
    }
  }

  async function tokenize(texts: readonly string[], how?: Asking): Promise<TokensOf> {
    try {
      const tokens = await tokenizer.tokenize(texts, how);
      const found = new Map(texts.map((text, index) => [text, tokens[index] ?? []]));
      return (text) => found.get(text) ?? [];
    } catch (error) {
      throw error instanceof TokenizerBusy
        ? tooBusy(practiceRefusals.analysisBusy, TOKENIZER_RETRY_S)
        : unavailable(practiceRefusals.analysisAway, error);
    }
  }

  async function analyse(sentence: SentenceTexts): Promise<SentenceAnalysis> {
    const [made] = await analyseAll([sentence]);
    if (!made) throw new Error('An analysed sentence has to come back');
    return made.analysis;
  }

  /** Analyses in progress: concurrent calls for the same texts share one. */
  const inProgress = new Map<string, Promise<SentenceAnalysis>>();

  async function storeAll(
    made: readonly { readonly sentence: Pick<SentenceRow, 'id'>; readonly analysis: SentenceAnalysis }[],
  ): Promise<void> {
    for (const { sentence, analysis } of made) await stored.saveAnalysis(sentence.id, analysis);
  }

  async function analyseAndStore(sentence: SentenceRow): Promise<SentenceAnalysis> {
    const analysis = await analyse(sentence);
    await stored.saveAnalysis(sentence.id, analysis);
    return analysis;
  }

  return {
    analyse,

    /** The words of unsaved texts without notation. */
    async tokensOf(texts: readonly string[]): Promise<(readonly Token[])[]> {
      const tokensOf = await tokenize([...new Set(texts)]);
      return texts.map((text) => plainTokens(text, tokensOf));
    },

    /** The words of model answers that may not be saved yet, with one call to the tokenizer. */
    async modelTokens(
      models: readonly Pick<SentenceTexts, 'jpSentence' | 'reading'>[],
    ): Promise<(readonly Token[])[]> {
      const alone = models.map(({ jpSentence, reading }) => ({
        jpSentence,
        reading,
        accepted: [],
        blocked: [],
      }));
      const analysed = await analyseAll(alone);
      return analysed.map(({ analysis }) => saidTokens(analysis.answers[0]?.parts ?? []));
    },

    /** Identifies the texts and the version of the analysis. */
    digest,

    /** The analysis of a stored sentence. It is made and stored now if it is missing or outdated. */
    async of(sentence: SentenceRow): Promise<SentenceAnalysis> {
      const wanted = digest(sentence);
      if (sentence.analysis?.of === wanted) return sentence.analysis;
      const begun = inProgress.get(wanted);
      if (begun) return begun;
      const analysing = analyseAndStore(sentence).finally(() => inProgress.delete(wanted));
      inProgress.set(wanted, analysing);
      return analysing;
    },

    /** Analyses every sentence that needs it, so that learners rarely wait for the tokenizer. Returns how many. */
    async analyseMissing(signal: AbortSignal): Promise<number> {
      let analysed = 0;
      // The next batch is analysed while the database stores this one.
      let storing = Promise.resolve();
      let rows = await stored.textsAfter(0, ANALYSIS_BATCH);
      while (rows.length > 0 && !signal.aborted) {
        const pending = rows.filter((row) => row.analysedOf !== digest(row));
        const [next, made] = await Promise.all([
          stored.textsAfter(rows.at(-1)?.id ?? 0, ANALYSIS_BATCH),
          analyseMost(pending, { inBackground: true }),
          storing,
        ]);
        rows = next;
        storing = storeAll(made);
        analysed += made.length;
      }
      await storing;
      return analysed;
    },
  };
}

export type SentenceAnalysisService = ReturnType<typeof createSentenceAnalysisService>;

const digest = ({ jpSentence, reading, accepted, blocked }: SentenceTexts): string =>
  createHash('sha256')
    .update(JSON.stringify([ANALYSIS_VERSION, jpSentence, reading, accepted, blocked]))
    .digest('base64url');

const isReadable = (source: string): boolean => parseNotation(source).ok;

/** A model answer with a stray bracket is still usable: it is read without the notation. */
const modelOf = ({ jpSentence }: SentenceTexts): string =>
  isReadable(jpSentence) ? jpSentence : withoutNotation(jpSentence);

const sourcesOf = (sentence: SentenceTexts): string[] =>
  [modelOf(sentence), ...sentence.accepted, ...sentence.blocked].filter(isReadable);

/** Other answers with invalid notation are left out, so that the rest can be judged. One step for each answer. */
function* analysisOf(sentence: SentenceTexts, tokensOf: TokensOf): Steps<SentenceAnalysis> {
  const model = modelOf(sentence);
  const analysed: AnalysedAnswer = isReadable(model)
    ? analyseAnswer(model, tokensOf, sentence.reading)
    : { text: sentence.jpSentence, parts: [] };
  return {
    of: digest(sentence),
    answers: [analysed, ...(yield* analyseReadable(sentence.accepted, tokensOf))],
    blocked: yield* analyseReadable(sentence.blocked, tokensOf),
  };
}

function* analyseReadable(sources: readonly string[], tokensOf: TokensOf): Steps<AnalysedAnswer[]> {
  const analysed: AnalysedAnswer[] = [];
  for (const source of sources.filter(isReadable)) {
    yield;
    analysed.push(analyseAnswer(source, tokensOf));
  }
  return analysed;
}
