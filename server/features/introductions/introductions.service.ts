import { LRUCache } from 'lru-cache';
import type { DraftIntroduction, Introduction } from '#contract/introductions/introduction.ts';
import { ITEM_LEVEL_OF } from '#contract/levels.ts';
import { INTRODUCED_CURRICULUMS_KEPT } from '#contract/server-limits.ts';
import { courseRefusals } from '#contract/texts/course-writing.ts';
import type { GrammarLibrary } from '#core/grammar/grammar-library.ts';
import {
  chooseIntroductions,
  type IntroducedLesson,
  NOTHING_CHOSEN,
} from '#core/introductions/choose-introductions.ts';
import { lessonNeeds } from '#core/introductions/lesson-needs.ts';
import { saidTokens } from '#core/japanese/notation/said-tokens.ts';
import type { Token } from '#core/japanese/tokens/token.ts';
import type { Database } from '#server/db/connect.ts';
import type { ContributionsService } from '#server/features/contributions/contributions.service.ts';
import type { HeadwordEntry, HeadwordSource } from '#server/features/dictionary/headwords.service.ts';
import type { SearchService } from '#server/features/dictionary/search.service.ts';
import type { KanjiService } from '#server/features/kanji/kanji.service.ts';
import type { SentenceAnalysisService } from '#server/features/sentences/sentence-analysis.service.ts';
import type { SentencesService } from '#server/features/sentences/sentences.service.ts';
import { notFound } from '#server/http/errors.ts';
import type { Caller } from '#server/http/route.ts';
import { createPause, finishInSlices } from '#server/in-slices.ts';
import { createIntroductionsRepository } from './introductions.repository.ts';
import { presentDraft, presentIntroduction } from './present-introduction.ts';

interface IntroductionsParts {
  readonly db: Database;
  readonly analysis: Pick<SentenceAnalysisService, 'isCurrent' | 'of' | 'modelTokens'>;
  readonly sentences: Pick<SentencesService, 'find'>;
  readonly contributions: Pick<ContributionsService, 'one' | 'requireLesson' | 'sentencesOf'>;
  readonly search: Pick<SearchService, 'rows'>;
  readonly headwords: HeadwordSource;
  readonly grammar: GrammarLibrary;
  readonly kanji: Pick<KanjiService, 'rubyOf'>;
}

interface ReadLesson extends IntroducedLesson<HeadwordEntry> {
  readonly id: number;
  /** Its model answers. */
  readonly sentences: readonly string[];
}

type StoredSentence = Awaited<
  ReturnType<ReturnType<typeof createIntroductionsRepository>['sentencesOf']>
>[number];

/** What lessons introduce (docs/decisions/045), derived from the stored analysis of their sentences. */
export function createIntroductionsService(parts: IntroductionsParts) {
  const { db, analysis, sentences, contributions, search, headwords, grammar, kanji } = parts;
  const stored = createIntroductionsRepository(db);
  /** By curriculum, until courses or the dictionary change. */
  const known = new LRUCache<number, Promise<readonly ReadLesson[]>>({ max: INTRODUCED_CURRICULUMS_KEPT });

  const needsOf = async (tokens: readonly (readonly Token[])[]) =>
    finishInSlices(lessonNeeds(tokens, { headwords: await headwords(), grammar }), createPause());

  async function tokensOf(row: StoredSentence): Promise<readonly Token[]> {
    if (row.model && analysis.isCurrent(row, row.analysed)) return saidTokens(row.model.parts);
    const sentence = await sentences.find(row.id);
    const [model] = sentence ? (await analysis.of(sentence)).answers : [];
    return saidTokens(model?.parts ?? []);
  }

  async function readCurriculum(curriculumId: number): Promise<readonly ReadLesson[]> {
    const lessons = await stored.lessonsOf(curriculumId);
    const rows = await stored.sentencesOf(lessons.map(({ id }) => id));
    const read: ReadLesson[] = [];
    for (const { id, level, focus, introduces } of lessons) {
      const inside = rows.filter(({ lessonId }) => lessonId === id);
      const needs = await needsOf(await Promise.all(inside.map(tokensOf)));
      read.push({
        id,
        level: ITEM_LEVEL_OF[level],
        focus: focusOf(focus, inside),
        introduces,
        needs,
        sentences: inside.map(({ jpSentence }) => jpSentence),
      });
    }
    return read;
  }

  function lessonsOf(curriculumId: number): Promise<readonly ReadLesson[]> {
    const reading =
      known.get(curriculumId) ??
      readCurriculum(curriculumId).catch((error: unknown) => {
        // The next call tries again.
        known.delete(curriculumId);
        throw error;
      });
    known.set(curriculumId, reading);
    return reading;
  }

  /** The introduction of one of the lessons of a curriculum. */
  async function introduce(lessons: readonly IntroducedLesson<HeadwordEntry>[], at: number) {
    const rows = await search.rows();
    const library = { word: (id: number) => rows.get(id), point: grammar.find };
    const introduction = chooseIntroductions(lessons, library)[at];
    if (!introduction) throw notFound(courseRefusals.lessonNotFound);
    return introduction;
  }

  return {
    async of(lessonId: number): Promise<Introduction> {
      const curriculumId = await stored.curriculumOf(lessonId);
      if (curriculumId === null) throw notFound(courseRefusals.lessonNotFound);
      const lessons = await lessonsOf(curriculumId);
      const at = lessons.findIndex(({ id }) => id === lessonId);
      const introduction = await introduce(lessons, at);
      const answers = lessons[at]?.sentences ?? [];
      return presentIntroduction({ id: lessonId, sentences: answers }, introduction, {
        rows: await search.rows(),
        kanji,
      });
    },

    /** From the newest versions of its sentences, for its author; without the author's own choice. */
    async ofDraft(caller: Caller, lessonId: number): Promise<DraftIntroduction> {
      await contributions.requireLesson(caller, lessonId);
      const lesson = await contributions.one.lesson(caller, lessonId);
      const written = (await contributions.sentencesOf(caller, lessonId)).filter(
        ({ deletedAt }) => deletedAt === null,
      );
      const needs = await needsOf(await analysis.modelTokens(written));
      const others = await lessonsOf(lesson.curriId);
      const found = others.findIndex(({ id }) => id === lessonId);
      const at = found === -1 ? others.length : found;
      const draft = {
        level: ITEM_LEVEL_OF[lesson.level],
        focus: focusOf(lesson.focus, written),
        introduces: NOTHING_CHOSEN,
        needs,
      };
      const introduction = await introduce([...others.slice(0, at), draft, ...others.slice(at + 1)], at);
      return presentDraft(introduction, needs.uncovered, written);
    },

    clear: (): void => known.clear(),
  };
}

export type IntroductionsService = ReturnType<typeof createIntroductionsService>;

/** What the lesson practises, and what single sentences of it do. */
const focusOf = (
  ofLesson: readonly string[],
  inside: readonly { readonly focus: readonly string[] }[],
): string[] => [...new Set([...ofLesson, ...inside.flatMap(({ focus }) => focus)])];
