import { Mic, MicOff, Search, X } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { SEARCH_MAX_CHARS } from '#contract/limits.ts';
import { paths } from '#contract/paths.ts';
import { searchTexts } from '#contract/texts/search.ts';
import { speechTexts } from '#contract/texts/speech.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { OnDemand, onDemand } from '#app/ui/overlays/on-demand.tsx';
import { PinnedWords } from './pinned-words.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { suggestionId, SuggestionList } from './suggestion-list.tsx';
import { type SearchBoxProps, useSearchBox } from './use-search-box.ts';

const Alert = onDemand(() => import('#app/ui/overlays/alert.tsx'));

interface Props extends SearchBoxProps {
  /** Whether to list recent searches under the empty box. */
  readonly recent?: boolean;
}

/** The search box with suggestions, microphone and recent searches. */
export function SearchBox({ recent = true, ...props }: Props) {
  const state = useSearchBox(props);
  const { typed, notice, dictation, explaining } = state;
  const noticeId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    state.search();
  };
  return (
    <div className="grid gap-3">
      {/* Without JavaScript the form itself opens the same URL. */}
      <form
        role="search"
        action={paths.search}
        noValidate
        onSubmit={submit}
        className="relative flex gap-2 sm:gap-3"
      >
        <QueryField {...state} noticeId={notice ? noticeId : undefined} />
        <Button type="submit" className="h-14 min-w-14 shrink-0 px-0! text-lg sm:px-7!">
          <Search aria-hidden className="size-5" />
          <span className="sr-only sm:not-sr-only">{searchTexts.submit}</span>
        </Button>
      </form>
      {notice && (
        <p id={noticeId} role="alert" className="text-error">
          {notice}
        </p>
      )}
      <p role="status" className="text-sm text-ink-soft empty:sr-only">
        {dictation.listening && searchTexts.listening}
      </p>
      {recent && typed === '' && (
        <>
          <RecentSearches />
          <PinnedWords />
        </>
      )}
      {explaining && (
        <OnDemand onFailed={state.endExplaining}>
          <Alert message={speechTexts.cannotListen} onClose={state.endExplaining} />
        </OnDemand>
      )}
    </div>
  );
}

type QueryFieldProps = ReturnType<typeof useSearchBox> & { readonly noticeId?: string };

function QueryField({ box, typed, suggestions, dictation, choose, type, noticeId }: QueryFieldProps) {
  const listId = useId();
  const { items, active } = suggestions;
  return (
    <>
      <div className="relative min-w-0 flex-1">
        <input
          ref={box}
          name="kanji"
          role="combobox"
          aria-label={searchTexts.box}
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={listId}
          aria-activedescendant={active ? suggestionId(listId, active) : undefined}
          aria-invalid={noticeId ? true : undefined}
          aria-describedby={noticeId}
          placeholder={searchTexts.placeholder}
          maxLength={SEARCH_MAX_CHARS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => suggestions.onKeyDown(event, choose)}
          onCompositionStart={() => suggestions.onComposing(true)}
          onCompositionEnd={() => suggestions.onComposing(false)}
          onBlur={suggestions.close}
          className={classNames(
            'h-14 w-full rounded-lg border border-edge bg-surface pl-4 text-lg text-ellipsis text-ink shadow-card transition-colors placeholder:text-ink-soft',
            'hover:border-indigo focus-visible:border-indigo aria-invalid:border-error sm:pl-5',
            typed ? 'pr-25' : 'pr-14',
          )}
        />
        <div className="absolute inset-y-0 right-1.5 flex items-center">
          {typed && (
            <IconButton
              label={searchTexts.clear}
              icon={<X />}
              onClick={() => {
                type('');
                box.current?.focus();
              }}
            />
          )}
          <IconButton
            label={dictation.listening ? searchTexts.stopSpeaking : searchTexts.speak}
            icon={dictation.listening ? <MicOff /> : <Mic />}
            onClick={dictation.toggle}
            className={classNames(dictation.listening && 'bg-vermilion-wash text-vermilion')}
          />
        </div>
      </div>
      <SuggestionList id={listId} items={items} active={active} onChoose={choose} />
    </>
  );
}
