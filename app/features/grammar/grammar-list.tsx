import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ItemLevel } from '#contract/levels.ts';
import { grammarListTexts } from '#contract/texts/grammar.ts';
import { GRAMMAR_LEVELS, type GrammarLevel } from '#core/grammar/grammar-point.ts';
import { searchGrammar } from '#core/grammar/search-grammar.ts';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { formatNumber } from '#app/lib/format.ts';
import { ListSearch } from '#app/ui/forms/list-search.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { LevelLinks } from '#app/ui/layout/level-links.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

/** One line of the list; what is typed is compared with its keys and its meaning. */
interface ListEntry {
  readonly id: string;
  readonly level: ItemLevel;
  readonly keys: string;
  readonly meaning: string;
}

interface GrammarListProps<Entry extends ListEntry> {
  readonly entries: readonly Entry[];
  readonly texts: {
    readonly search: string;
    readonly count: (count: string) => string;
    readonly nothingTitle: string;
  };
  readonly hint?: string;
  readonly path: string;
  readonly pathOf: (level: GrammarLevel) => string;
  /** Under a heading with their level, or not. */
  readonly renderCards: (entries: readonly Entry[], underLevel: boolean) => ReactNode;
}

/** Everything of one kind by level. Search and level are in the address, so that the server renders them too. */
export function GrammarList<Entry extends ListEntry>(props: GrammarListProps<Entry>) {
  const { entries, texts, hint, path, pathOf, renderCards } = props;
  const { search, setSearch } = useListAddress();
  const level = useLevel();
  const ofLevel = level ? entries.filter((entry) => entry.level === level) : entries;
  const found = search === '' ? ofLevel : searchGrammar(ofLevel, search);
  /** A search is kept. */
  const hrefOf = (chosen: GrammarLevel | null) => {
    const searched = search === '' ? [] : [`search=${encodeURIComponent(search)}`];
    const [address = path, ...query] = chosen ? pathOf(chosen).split('?') : [path];
    return [address, [...query, ...searched].join('&')].filter((part) => part !== '').join('?');
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-5">
        <ListSearch label={texts.search} hint={hint} name="search" search={search} onSearch={setSearch}>
          {level && <input type="hidden" name="level" value={level} />}
        </ListSearch>
        <LevelLinks levels={GRAMMAR_LEVELS} chosen={level} hrefOf={hrefOf} />
        {/* Stays on the page, so that screen readers announce how many are left. */}
        <p role="status" className="-mb-3 text-sm text-ink-soft">
          {texts.count(formatNumber(found.length))}
        </p>
      </div>
      {found.length === 0 && (
        <EmptyState
          title={texts.nothingTitle}
          actions={<ButtonLink to={path}>{grammarListTexts.showAll}</ButtonLink>}
        >
          {grammarListTexts.nothingText}
        </EmptyState>
      )}
      {search === '' ? (
        <ByLevel entries={found} texts={texts} renderCards={renderCards} />
      ) : (
        renderCards(found, false)
      )}
    </div>
  );
}

function useLevel(): GrammarLevel | null {
  const [params] = useSearchParams();
  return GRAMMAR_LEVELS.find((level) => level === params.get('level')) ?? null;
}

function ByLevel<Entry extends ListEntry>({
  entries,
  texts,
  renderCards,
}: Pick<GrammarListProps<Entry>, 'entries' | 'texts' | 'renderCards'>) {
  return GRAMMAR_LEVELS.map((level) => ({ level, listed: entries.filter((entry) => entry.level === level) }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ level, listed }) => (
      <section key={level} aria-labelledby={level} className="grid gap-4">
        <h2 id={level} className="flex items-baseline gap-3 text-2xl font-bold">
          {level}
          <span className="text-sm font-normal text-ink-soft">
            {texts.count(formatNumber(listed.length))}
          </span>
        </h2>
        {renderCards(listed, true)}
      </section>
    ));
}
