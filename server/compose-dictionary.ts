import type { SynonymLink } from '#core/dictionary/synonym-link.ts';
import { askedGrammar } from '#core/grammar/asked-grammar.ts';
import { createNameFinder, isSure } from '#core/names/find-names.ts';
import type { Name } from '#core/names/name.ts';
import type { EnglishOfWord } from '#core/tail/own-words.ts';
import type { Changes } from './db/changes.ts';
import type { Database } from './db/connect.ts';
import type { AuditService } from './features/audit/audit.service.ts';
import type { SetPhrase } from './features/dictionary/arrange-hits.ts';
import { dictionaryAdminRoutes } from './features/dictionary/dictionary-admin.routes.ts';
import { dictionaryRoutes } from './features/dictionary/dictionary.routes.ts';
import { createDictionaryService } from './features/dictionary/dictionary.service.ts';
import { createHeadwordSource } from './features/dictionary/headwords.service.ts';
import { createItemEditingService } from './features/dictionary/item-editing.service.ts';
import { createItemImportService } from './features/dictionary/item-import.service.ts';
import { createPacksService } from './features/dictionary/packs.service.ts';
import { refreshOncePerAnnouncement } from './features/dictionary/refresh-once.ts';
import { createSearchAnswersService } from './features/dictionary/search-answers.service.ts';
import { createSearchService } from './features/dictionary/search.service.ts';
import type { TailService } from './features/dictionary/tail.service.ts';
import { createThemesService } from './features/dictionary/themes.service.ts';
import type { GrammarService } from './features/grammar/grammar.service.ts';
import type { KanjiService } from './features/kanji/kanji.service.ts';
import { meaningsRoutes } from './features/meanings/meanings.routes.ts';
import { createMeaningsService } from './features/meanings/meanings.service.ts';
import { missedSearchesRoutes } from './features/missed-searches/missed-searches.routes.ts';
import { createMissedSearchesService } from './features/missed-searches/missed-searches.service.ts';
import type { NotificationsService } from './features/notifications/notifications.service.ts';
import { createLexiconSource } from './features/practice/lexicon.ts';

interface DictionaryParts {
  readonly db: Database;
  readonly changes: Changes;
  readonly kanji: KanjiService;
  readonly tail: TailService;
  readonly grammar: GrammarService;
  readonly synonyms: readonly SynonymLink[];
  readonly names: readonly Name[];
  readonly english: readonly EnglishOfWord[];
  readonly notifications: NotificationsService;
  readonly audit: AuditService;
  /** Keyed by the server's secret. */
  readonly hash: (text: string) => string;
  readonly clock: () => Date;
}

/** Composes the words: search and what it answers, their pages, and everybody who changes them. */
export function composeDictionary(parts: DictionaryParts) {
  const { db, changes, kanji, tail, english, grammar, synonyms, names } = parts;
  const { notifications, audit, hash, clock } = parts;
  const findNames = createNameFinder(names, { listed: kanji.names, modern: kanji.modern });
  const setPhraseOf = (typed: string): SetPhrase => {
    if (grammar.named(typed).length > 0) return askedGrammar(typed).isCertain ? 'question' : 'grammar';
    return findNames(typed).some(isSure) ? 'name' : null;
  };
  const search = createSearchService({ db, kanji, tail, english, setPhraseOf });
  const answers = createSearchAnswersService({ search, kanji, findNames, setPhraseOf });
  const missedSearches = createMissedSearchesService({
    db,
    hash,
    isAnswered: async (text) => grammar.named(text).length > 0 || (await answers.isAnswered(text)),
    clock,
  });
  const dictionary = createDictionaryService({ db, kanji, search, grammar, synonyms });
  const themes = createThemesService({ search, kanji });
  const refreshSearch = refreshOncePerAnnouncement(search.refresh);
  const editing = createItemEditingService({ db, changes, kanji, refreshSearch });
  const importing = createItemImportService({ db, changes, kanji, refreshSearch, audit });
  const meanings = createMeaningsService({
    db,
    wordOf: async (id) => tail.row(id),
    editing,
    notifications,
    audit,
    clock,
  });

  return {
    search,
    themes,
    /** Searches for words of sentences and of answers. */
    headwords: createHeadwordSource(search),
    lexicon: createLexiconSource({ search, kanji, synonyms }),
    missedSearches,
    refreshSearch,
    times: dictionary.times,
    routes: [
      ...dictionaryRoutes({
        dictionary,
        search,
        answers,
        themes,
        packs: createPacksService({ search, kanji, synonyms }),
      }),
      ...dictionaryAdminRoutes({ editing, importing }),
      ...meaningsRoutes(meanings),
      ...missedSearchesRoutes(missedSearches),
    ],
    cleanUp: missedSearches.cleanUp,
  };
}

export type ComposedDictionary = ReturnType<typeof composeDictionary>;
