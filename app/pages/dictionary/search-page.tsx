import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { AnswersAbove, AnswersBelow } from '#app/features/dictionary/search/answer-cards.tsx';
import { loadSearch, searchedIn, startSearch } from '#app/features/dictionary/search/load-search.ts';
import { SearchBox } from '#app/features/dictionary/search/search-box.tsx';
import { SearchExamples } from '#app/features/dictionary/search/search-examples.tsx';
import { ResultCount, SearchResults } from '#app/features/dictionary/search/search-results.tsx';
import { SharedSearch } from '#app/features/dictionary/search/shared-search.ts';
import { type SharedState, useSharedText } from '#app/features/dictionary/search/use-shared-text.ts';
import { GrammarLinks } from '#app/features/grammar/grammar-links.tsx';
import { namedGrammarQuery } from '#app/features/grammar/named-grammar-query.ts';
import { useSaveWord } from '#app/features/notebook/saving/use-save-word.tsx';
import { queryClientContext } from '#app/lib/api/query-client.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { usePackReady } from '#app/lib/pack/use-pack-ready.ts';
import { Page } from '#app/ui/layout/page.tsx';

export const handle = { query: ['kanji'] };

export async function loader(address: LoaderFunctionArgs) {
  const [search] = await Promise.all([loadSearch(address), findGrammar(address)]);
  return search;
}

export function clientLoader(address: LoaderFunctionArgs) {
  void findGrammar(address);
  return startSearch(address);
}

/** A failure does not affect the search. */
async function findGrammar({ request, context }: LoaderFunctionArgs): Promise<void> {
  const searched = searchedIn(new URL(request.url).searchParams);
  if (searched) await context.get(queryClientContext).prefetchQuery(namedGrammarQuery(searched));
}

export default function SearchPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { save, dialog } = useSaveWord();
  const shared = useSharedText();
  const searched = searchedIn(params) || shared;
  const isShared = shared !== '';
  usePackReady();

  const search = (text: string) => {
    // Repeating the same search adds no history entry.
    const replace = text === searched;
    // What is left of a shared text after somebody has changed it is as private as before.
    const state: SharedState | null = isShared ? { shared: text } : null;
    void navigate(text && !isShared ? paths.searchFor(text) : paths.search, { replace, state });
  };
  return (
    <Page title={searchTexts.title} lead={searched ? undefined : searchTexts.lead} narrow>
      {/* Search results are not indexed. */}
      <PageHead
        title={searched ? searchTexts.titleOf(searched) : searchTexts.title}
        description={searchTexts.lead}
        path={searched ? undefined : paths.search}
      />
      <div className="grid gap-6">
        <SharedSearch value={isShared}>
          <SearchBox searched={searched} onSearch={search} />
          <div className="grid gap-4">
            <ResultCount searched={searched} />
            {searched && <FoundGrammar searched={searched} isShared={isShared} />}
            {searched && <AnswersAbove searched={searched} />}
            {searched ? (
              <SearchResults key={searched} searched={searched} onSave={save} />
            ) : (
              <SearchExamples />
            )}
            {searched && <AnswersBelow searched={searched} />}
          </div>
        </SharedSearch>
      </div>
      {dialog}
    </Page>
  );
}

/** Above the words: grammar points with exactly this name. */
function FoundGrammar({ searched, isShared }: { readonly searched: string; readonly isShared: boolean }) {
  const { data: points = [] } = useQuery(namedGrammarQuery(searched, isShared));
  return <GrammarLinks heading={searchTexts.grammar} points={points} />;
}
