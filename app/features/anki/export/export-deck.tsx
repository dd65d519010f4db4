import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { getSpeech } from '#contract/speech/endpoints.ts';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { ANKI_DIRECTIONS } from '#core/anki/anki-note.ts';
import { endpointQuery } from '#app/lib/api/endpoint-query.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { TextLink } from '#app/ui/link.tsx';
import { canHaveSound, ExportOptionsForm, type VoiceState } from './export-options.tsx';
import { ExportOutcome, ExportProgressBar } from './export-outcome.tsx';
import type { ExportOptions } from './make-export.ts';
import { SourceChoice } from './source-choice.tsx';
import { type Chosen, type ChosenState, type EmptyReason, type Source, useChosen } from './use-chosen.ts';
import { type FileTools, useExport } from './use-export.ts';

const FIRST_OPTIONS: ExportOptions = {
  format: 'apkg',
  directions: ANKI_DIRECTIONS,
  withScheduling: true,
  withSound: false,
};

/** Words and cards as a file for Anki, or as a table. */
export default function ExportDeck({ tools }: { readonly tools?: FileTools }) {
  const [params] = useSearchParams();
  const [source, setSource] = useState(() => sourceFrom(params.get('category')));
  const [options, setOptions] = useState(FIRST_OPTIONS);
  const { state, begin, stop, saveAgain } = useExport(tools);
  const choice = useChosen(source);
  const chosen = choice.status === 'ready' ? choice.chosen : null;
  const words = chosen?.words.length ?? 0;
  const voice = useVoice(options.format === 'apkg' && words > 0);
  const withSound = options.withSound && canHaveSound(voice, words);
  const directions = options.directions.filter((one) => one !== 'hear' || withSound);
  const needsDirection = options.format === 'apkg' && directions.length === 0;
  const isRunning = state.step === 'working';
  const press = (ready: Chosen) =>
    isRunning ? stop() : begin({ ...ready, ...options, directions, withSound });
  return (
    <CardSection heading={texts.heading}>
      <fieldset disabled={isRunning} className="grid min-w-0 gap-5">
        <SourceChoice
          source={source}
          onChange={(change) => setSource((before) => ({ ...before, ...change }))}
        />
        <ChosenLine choice={choice} />
        {chosen && (
          <ExportOptionsForm
            options={options}
            onChange={(change) => setOptions((before) => ({ ...before, ...change }))}
            words={words}
            hasOwnCards={chosen.ownIds.size > 0}
            voice={voice}
          />
        )}
      </fieldset>
      {state.step === 'working' && <ExportProgressBar progress={state.progress} />}
      {chosen && (
        <div className="grid justify-items-start gap-2">
          {/* One button for both, so that the focus stays where it is. */}
          <Button
            variant={isRunning ? 'secondary' : 'primary'}
            icon={isRunning ? undefined : <Download aria-hidden className="size-4" />}
            disabled={needsDirection}
            onClick={() => press(chosen)}
          >
            {isRunning ? texts.stop : texts.begin}
          </Button>
          {needsDirection && <p role="alert">{texts.noDirection}</p>}
        </div>
      )}
      <ExportOutcome state={state} onSaveAgain={saveAgain} />
    </CardSection>
  );
}

/** A link can name a category of the notebook, or all of them. */
function sourceFrom(category: string | null): Source {
  const rest = { level: 'N5', wordClass: '' } as const;
  if (category === null) return { ...rest, kind: 'mine', categoryIds: 'all' };
  const categoryIds = /^\d{1,9}$/.test(category) ? new Set([Number(category)]) : 'all';
  return { ...rest, kind: 'categories', categoryIds };
}

/** Asks for a sound that nearly always is in the server's cache, so that its voice need not be started for this. */
function useVoice(isWanted: boolean): VoiceState {
  const query = endpointQuery(getSpeech, { query: { kana: 'あ', speed: '1' } });
  const { isSuccess, isError } = useQuery({ ...query, enabled: isWanted, retry: false });
  return isSuccess ? 'here' : isError ? 'away' : 'checking';
}

/** How much will be exported, or why nothing. */
function ChosenLine({ choice }: { readonly choice: ChosenState }) {
  switch (choice.status) {
    case 'loading':
      return (
        <div aria-busy>
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-6 max-w-80" />
        </div>
      );
    case 'failed':
      return <RetryLine message={texts.loadFailed} onRetry={choice.retry} />;
    case 'needs-account':
      return null;
    case 'empty':
      return (
        <div role="status" className="grid gap-1">
          <p>{EMPTY[choice.reason]}</p>
          <Others count={choice.others} />
        </div>
      );
    case 'ready': {
      const { words, ownIds, others, notebook } = choice.chosen;
      return (
        <div role="status" className="grid gap-1">
          <p className="font-bold">{texts.summary(words.length, ownIds.size)}</p>
          <Others count={others} />
          {notebook && (
            <p className="text-sm text-ink-soft">{texts.onlyNewest(notebook.listed, notebook.all)}</p>
          )}
        </div>
      );
    }
  }
}

const Others = ({ count }: { readonly count: number }) =>
  count > 0 && <p className="text-sm text-ink-soft">{texts.others(count)}</p>;

const EMPTY: Readonly<Record<EmptyReason, ReactNode>> = {
  'no-cards': (
    <>
      {texts.noCards} <TextLink to={paths.addCards}>{texts.addCards}</TextLink>
    </>
  ),
  'no-categories': (
    <>
      {texts.noCategories} <TextLink to={paths.search}>{texts.lookUp}</TextLink>
    </>
  ),
  'none-chosen': texts.noneChosen,
  'empty-categories': texts.emptyCategories,
  'no-words': texts.noWords,
};
