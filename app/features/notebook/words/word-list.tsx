import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { FAVORITES_AT_ONCE_MAX } from '#contract/limits.ts';
import type { Category } from '#contract/notebook/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { notebookTexts, wordListTexts as texts } from '#contract/texts/notebook.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { showLongToast } from '#app/ui/overlays/toast.tsx';
import { NotebookCards } from '../notebook-card.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { UndoBar, UndoCard } from './undo-card.tsx';
import { useListenToAll } from './use-listen-to-all.ts';
import { useSelection } from './use-selection.ts';
import { useWordChanges, type WordSource } from './use-word-changes.ts';
import { type MemoryOfWords, useWordView } from './use-word-view.ts';
import { ListeningBar, SelectionBar } from './word-bars.tsx';
import { type Hidden, WordCard } from './word-card.tsx';
import { favoriteIdsOf, type NotebookWord } from './word-rows.ts';
import { WordTools } from './word-tools.tsx';

const MoveDialog = onDemand(() => import('./move-dialog.tsx'));

interface WordListProps {
  readonly source: WordSource;
  /** The category that is listed; null for the whole notebook. */
  readonly categoryId: number | null;
  readonly categories: readonly Category[];
  /** For the printed sheet. */
  readonly title: string;
  readonly memoryOf?: MemoryOfWords;
  /** Shown when there is no word. */
  readonly empty: ReactNode;
}

/** The words of a category or of the whole notebook, a page at a time: searched, sorted, heard, printed, moved. */
export function WordList({ source, categoryId, categories, title, memoryOf, empty }: WordListProps) {
  const isWholeNotebook = categoryId === null;
  const changing = useWordChanges(source, isWholeNotebook);
  const view = useWordView(changing.rows, memoryOf);
  const listening = useListenToAll();
  const [hidden, setHidden] = useState<Hidden>({ meaning: false, reading: false });
  const [moving, setMoving] = useState<readonly NotebookWord[] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const listed = useMemo(
    () => view.listed.flatMap(({ word, removal }) => (removal ? [] : [word])),
    [view.listed],
  );
  const selecting = useSelection(listed.map(({ item }) => item.id));
  useListenedPage(view, listening.now?.itemId);
  useEscape(
    listening.now || selecting.isOn ? () => (listening.now ? listening.stop() : selecting.end()) : null,
  );

  const others = categories.filter(({ id }) => id !== categoryId);
  const chosen = source.words.filter(({ item }) => selecting.chosen.has(item.id));
  // One word has an undo card in its place, unless it is still in the list.
  const barChanges = changing.changes.filter(
    ({ words, movedTo }) => words.length > 1 || (isWholeNotebook && movedTo),
  );
  const withChosen = (change: (words: readonly NotebookWord[]) => void) => {
    if (favoriteIdsOf(chosen).length > FAVORITES_AT_ONCE_MAX)
      showLongToast(texts.tooMany(formatNumber(FAVORITES_AT_ONCE_MAX)), 'error');
    else change(chosen);
  };
  const listenFromHere = () => {
    const first = view.onPage.find(({ removal }) => !removal)?.word;
    void listening.start(first ? listed.slice(listed.indexOf(first)) : listed);
  };

  if (changing.rows.length === 0 && barChanges.length === 0) return empty;
  if (view.page > view.pages) return <Navigate replace to={view.hrefOf({ page: view.pages })} />;
  return (
    <div ref={list} tabIndex={-1} className="grid gap-5 outline-none">
      <WordTools
        search={view.search}
        onSearch={(search) => {
          listening.stop();
          view.setSearch(search);
        }}
        order={view.order}
        onOrder={(order) => {
          listening.stop();
          view.setOrder(order);
        }}
        knowsMemory={memoryOf !== undefined}
        hidden={hidden}
        onHide={setHidden}
        listening={listening.now !== null}
        onListen={listening.now ? listening.stop : listenFromHere}
        onPrint={() => window.print()}
        selecting={selecting.isOn}
        onSelect={selecting.isOn ? selecting.end : selecting.begin}
        exportTo={paths.ankiOf(categoryId ?? 'all')}
      />
      <p role="status" className="text-sm text-ink-soft">
        {view.search
          ? texts.found(formatNumber(listed.length), formatNumber(source.words.length))
          : notebookTexts.words(formatNumber(listed.length))}
      </p>
      {barChanges.map((change) => (
        <UndoBar
          key={change.places[0]?.id}
          change={change}
          isWholeNotebook={isWholeNotebook}
          undoing={changing.undoing === change}
          // Its words may be on another page.
          onUndo={() => changing.undo(change, { onSuccess: () => list.current?.focus() })}
        />
      ))}
      {listening.now && <ListeningBar now={listening.now} onStop={listening.stop} />}
      {selecting.isOn && (
        <SelectionBar
          chosen={chosen.length}
          listed={listed.length}
          busy={changing.removing.length > 0}
          onAll={selecting.all}
          onNone={selecting.none}
          onMove={others.length > 0 ? () => withChosen(setMoving) : undefined}
          onRemove={() => withChosen((words) => changing.remove(words, { onSuccess: selecting.end }))}
          onEnd={selecting.end}
        />
      )}
      {view.onPage.length === 0 && view.search && (
        <EmptyState
          title={texts.nothingFoundTitle}
          actions={<Button onClick={() => view.setSearch('')}>{texts.showAll}</Button>}
        >
          {texts.nothingFoundText}
        </EmptyState>
      )}
      <NotebookCards label={notebookTexts.itemsTitle}>
        {view.onPage.map(({ word, removal }) =>
          removal ? (
            <UndoCard
              key={`removed ${word.item.id}`}
              change={removal}
              isWholeNotebook={isWholeNotebook}
              undoing={changing.undoing === removal}
              onUndo={() => changing.undo(removal)}
            />
          ) : (
            <WordCard
              key={word.item.id}
              word={word}
              memory={memoryOf?.get(word.item.id)}
              hidden={hidden}
              categoryNames={isWholeNotebook ? namesOf(word, categories) : undefined}
              removeLabel={isWholeNotebook ? texts.takeOutOfNotebook : notebookTexts.takeOut}
              onMove={others.length > 0 ? () => setMoving([word]) : undefined}
              onRemove={() => changing.remove([word])}
              busy={changing.removing.some(({ item }) => item.id === word.item.id)}
              takesFocus={word.item.id === changing.restoredId}
              isRead={word.item.id === listening.now?.itemId}
              choice={selecting.choiceOf(word.item.id)}
            />
          ),
        )}
      </NotebookCards>
      <Pagination page={view.page} pages={view.pages} onChange={view.setPage} />
      <PrintSheet title={title} words={listed} hidden={hidden} />
      {moving && (
        <OnDemand onFailed={() => setMoving(null)}>
          <MoveDialog
            words={moving}
            others={others}
            onMoved={(places, to) => {
              changing.recordMove(moving, places, to);
              setMoving(null);
              selecting.end();
            }}
            onClose={() => setMoving(null)}
          />
        </OnDemand>
      )}
    </div>
  );
}

const namesOf = ({ places }: NotebookWord, categories: readonly Category[]): string =>
  categories
    .filter(({ id }) => places.some(({ categoryId }) => categoryId === id))
    .map(({ name }) => name)
    .join(' · ');

/** The page follows the voice, unless the learner has turned to another one. */
function useListenedPage(view: ReturnType<typeof useWordView>, itemId: number | undefined): void {
  const before = useRef<number | undefined>(undefined);
  const follow = useEffectEvent((now: number | undefined) => {
    const isFollowed = before.current !== undefined && view.pageOf(before.current) === view.page;
    before.current = now;
    if (now !== undefined && isFollowed && view.pageOf(now) !== view.page) view.setPage(view.pageOf(now));
  });
  useEffect(() => follow(itemId), [itemId]);
}

/** Escape ends what is going on, unless a dialog or a menu uses the key. */
function useEscape(onEscape: (() => void) | null): void {
  const isOn = onEscape !== null;
  const end = useEffectEvent(() => onEscape?.());
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('[role=dialog], [role=menu], input[type=search]');
      if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) end();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
