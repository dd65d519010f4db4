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
  /** Another one, for tests of two releases. */
  readonly version?: number;
}

/** The input of an analysis. */
export type SentenceTexts = Pick<SentenceRow, 'jpSentence' | 'reading' | 'accepted' | 'blocked'>;

type TokensOf = (text: string) => readonly Token[];
type Asking = Parameters<Tokenizer['tokenize']>[1];

/**
 * Raise it whenever `core/japanese/notation` finds other words than before, so that stored analyses are renewed. While two
 * releases run beside each other, the older one uses what the newer one has stored: fields are added, never changed.
 */
const ANALYSIS_VERSION = 4;

/** What tells whether a stored analysis is current. */
interface StoredAnalysis {
  /** Null: there is none. */
  readonly of: string | null;
  readonly version?: number | null;
}

/** Splits the answers of sentences into words, once, and stores the result with the sentence. */
export function createSentenceAnalysisService({
  db,
  tokenizer,
  version = ANALYSIS_VERSION,
}: SentenceAnalysisParts) {
  const repository = createSentencesRepository(db);

  /** Identifies the texts and the version of the analysis. */
  const digest = (texts: SentenceTexts): string => digestOf(texts, version);

  /** Whether the stored analysis is of these texts and by this version, or by a newer one. */
  const isCurrent = (texts: SentenceTexts, stored: StoredAnalysis): boolean =>
    stored.of !== null && stored.of === digestOf(texts, Math.max(version, stored.version ?? version));

  /** Makes one call to the tokenizer for all sentences. */
  async function analyseAll<Texts extends SentenceTexts>(sentences: readonly Texts[], how?: Asking) {
    const pause = createPause();
    const texts = await mapInSlices(sentences.flatMap(sourcesOf), textsToTokenize, pause);
    const tokensOf = await tokenize([...new Set(texts.flat())], how);
    const analysed: { readonly sentence: Texts; readonly analysis: SentenceAnalysis }[] = [];
    for (const sentence of sentences)
      analysed.push({
        sentence,
        analysis: await finishInSlices(analysisOf(sentence, version, tokensOf), pause),
      });
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
    made: readonly {
      readonly sentence: Pick<SentenceRow, 'id'> & { readonly analysed: StoredAnalysis };
      readonly analysis: SentenceAnalysis;
    }[],
  ): Promise<void> {
    for (const { sentence, analysis } of made)
      await repository.saveAnalysis(sentence.id, sentence.analysed.of, analysis);
  }

  async function analyseAndStore(sentence: SentenceRow): Promise<SentenceAnalysis> {
    const analysis = await analyse(sentence);
    await repository.saveAnalysis(sentence.id, sentence.analysis?.of ?? null, analysis);
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

    digest,
    isCurrent,

    /** The analysis of a stored sentence. It is made and stored now if it is missing or outdated. */
    async of(sentence: SentenceRow): Promise<SentenceAnalysis> {
      if (sentence.analysis && isCurrent(sentence, sentence.analysis)) return sentence.analysis;
      const wanted = digest(sentence);
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
      let rows = await repository.textsAfter(0, ANALYSIS_BATCH);
      while (rows.length > 0 && !signal.aborted) {
        const pending = rows.filter((row) => !isCurrent(row, row.analysed));
        const [next, made] = await Promise.all([
          repository.textsAfter(rows.at(-1)?.id ?? 0, ANALYSIS_BATCH),
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

/** Computed alike in all releases: it tells an older one whether an analysis by a newer one is of the same texts. */
const digestOf = ({ jpSentence, reading, accepted, blocked }: SentenceTexts, version: number): string =>
  createHash('sha256')
    .update(JSON.stringify([version, jpSentence, reading, accepted, blocked]))
    .digest('base64url');

const isReadable = (source: string): boolean => parseNotation(source).ok;

/** A model answer with a stray bracket is still usable: it is read without the notation. */
const modelOf = ({ jpSentence }: SentenceTexts): string =>
  isReadable(jpSentence) ? jpSentence : withoutNotation(jpSentence);

const sourcesOf = (sentence: SentenceTexts): string[] =>
  [modelOf(sentence), ...sentence.accepted, ...sentence.blocked].filter(isReadable);

/** Other answers with invalid notation are left out, so that the rest can be judged. One step for each answer. */
function* analysisOf(sentence: SentenceTexts, version: number, tokensOf: TokensOf): Steps<SentenceAnalysis> {
  const model = modelOf(sentence);
  const analysed: AnalysedAnswer = isReadable(model)
    ? analyseAnswer(model, tokensOf, sentence.reading)
    : { text: sentence.jpSentence, parts: [] };
  return {
    of: digestOf(sentence, version),
    version,
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
