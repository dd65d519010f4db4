import { Download, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import type { PackInfo, PackName } from '#contract/dictionary/pack-endpoints.ts';
import { packSectionTexts as texts } from '#contract/texts/pack-section.ts';
import { packNames } from '#contract/texts/pack.ts';
import { formatDay, formatMegabytes, formatNumber, formatPercent } from '#app/lib/format.ts';
import type { StoredPack } from '#app/lib/pack/pack-store.ts';
import { useOnline } from '#app/lib/use-online.ts';
import { Button } from '#app/ui/button.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { RetryLine } from '#app/ui/layout/retry-line.tsx';
import { PackOptions } from './pack-options.tsx';
import type { PackOutcome, PackState } from './pack-state.ts';
import { useDictionaryPack } from './use-dictionary-pack.ts';

const USUAL: PackName = 'n5-n3';

/** The dictionary that this browser keeps, for times without a network (PRODUCT.md, Dictionary). */
export function PackSection() {
  const { state, list, download, cancel, remove } = useDictionaryPack();
  const [picked, setPicked] = useState<PackName | null>(null);
  const online = useOnline();
  const { stored, running, store } = state;
  const chosen = running?.pack ?? picked ?? stored?.pack ?? USUAL;
  const offered = list.data?.find(({ pack }) => pack === chosen);
  const isLoading = list.isFetching && !list.data;
  return (
    // The link from the search leads here.
    <div id="dictionary-pack" className="noscript:hidden">
      <CardSection heading={texts.heading}>
        <p className="text-ink-soft">{texts.lead}</p>
        {store === 'unavailable' ? (
          <p className="rounded-md bg-amber-wash px-4 py-3">{texts.noStorage}</p>
        ) : (
          <>
            <StoredLine state={state} offered={list.data?.find(({ pack }) => pack === stored?.pack)} />
            <PackOptions
              chosen={chosen}
              infos={list.data}
              isLoading={isLoading}
              disabled={running !== null || store !== 'open'}
              onChoose={setPicked}
            />
            {running && <Running {...running} onCancel={cancel} />}
            {!running && (
              <div className="flex flex-wrap gap-3">
                <Button
                  icon={<Download aria-hidden className="size-5" />}
                  disabled={store !== 'open' || !offered || !online}
                  onClick={() => void download(chosen)}
                >
                  {actionFor(stored, offered)}
                </Button>
                {stored && (
                  <Button
                    variant="secondary"
                    icon={<Trash2 aria-hidden className="size-5" />}
                    onClick={() => void remove()}
                  >
                    {texts.remove}
                  </Button>
                )}
              </div>
            )}
            {!online && <p className="text-ink-soft">{texts.offline}</p>}
            {online && list.isError && !list.isFetching && (
              <RetryLine message={texts.listFailed} onRetry={() => void list.refetch()} />
            )}
          </>
        )}
        <Outcome outcome={state.outcome} hasPack={stored !== null} />
      </CardSection>
    </div>
  );
}

function actionFor(stored: StoredPack | null, offered: PackInfo | undefined): string {
  if (!stored || !offered) return texts.download;
  if (stored.pack !== offered.pack) return texts.replace;
  return stored.edition === offered.edition ? texts.again : texts.update;
}

interface StoredLineProps {
  readonly state: PackState;
  /** The same pack as the server has it now, if that is known. */
  readonly offered: PackInfo | undefined;
}

function StoredLine({ state: { store, stored }, offered }: StoredLineProps) {
  if (store === 'opening') return <p className="text-ink-soft">{texts.opening}</p>;
  if (!stored) return <p>{texts.none}</p>;
  const { pack, words, bytes, downloadedAt, edition } = stored;
  return (
    <p>
      {texts.stored(packNames[pack], formatNumber(words), formatMegabytes(bytes))}{' '}
      {texts.storedOn(formatDay(downloadedAt))}{' '}
      {offered && (
        <span className={offered.edition === edition ? 'text-ink-soft' : 'font-bold text-indigo'}>
          {offered.edition === edition ? texts.newest : texts.newer}
        </span>
      )}
    </p>
  );
}

interface RunningProps extends NonNullable<PackState['running']> {
  readonly onCancel: () => void;
}

function Running({ pack, share, onCancel }: RunningProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <div className="grid w-full gap-2">
        <p>
          {texts.downloading(packNames[pack])}. {texts.progress(formatPercent(share))}
        </p>
        <Progress label={texts.downloading(packNames[pack])} value={Math.round(share * 100)} max={100} />
      </div>
      <Button variant="secondary" icon={<X aria-hidden className="size-5" />} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}

/** Always on the page: screen readers announce changes inside a live region, but not one that appears with its text. */
function Outcome({ outcome, hasPack }: { readonly outcome: PackOutcome | null; readonly hasPack: boolean }) {
  const isFailure = outcome?.kind === 'failed' && outcome.reason !== 'cancelled';
  return (
    <p aria-live="polite" className={isFailure ? 'text-error empty:sr-only' : 'empty:sr-only'}>
      {outcome && sentenceFor(outcome, hasPack)}
    </p>
  );
}

function sentenceFor(outcome: PackOutcome, hasPack: boolean): string {
  switch (outcome.kind) {
    case 'finished':
      return texts.finished(packNames[outcome.pack]);
    case 'removed':
      return texts.removed;
    case 'failed': {
      const failure = texts.failures[outcome.reason];
      return hasPack && outcome.reason !== 'not-removed' ? `${failure} ${texts.keptOld}` : failure;
    }
  }
}
