import { ChevronRight } from 'lucide-react';
import type { ShortKanaRow } from '#contract/kana/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { kanaGroupNames, kanaStateNames, kanaTexts } from '#contract/texts/kana.ts';
import { countOf, type KanaProgress, type KanaState } from '#core/kana/kana-progress.ts';
import { KANA_GROUPS, type KanaGroup } from '#core/kana/kana-row.ts';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Link } from '#app/ui/link.tsx';
import { listenToKana } from './listen-button.tsx';

interface KanaChartProps {
  /** Of one script. */
  readonly rows: readonly ShortKanaRow[];
  readonly progress: KanaProgress | undefined;
}

/** The syllabary, group by group. A tap on a kana speaks it; each row has its own page. */
export function KanaChart({ rows, progress }: KanaChartProps) {
  return KANA_GROUPS.map((group) => {
    const ofGroup = rows.filter((row) => row.group === group);
    if (ofGroup.length === 0) return null;
    return (
      <section key={group} className="grid gap-3" aria-labelledby={`group-${group}`}>
        <h2 id={`group-${group}`} className="text-xl font-bold">
          {kanaGroupNames[group]}
        </h2>
        <ul className="grid gap-3 lg:grid-cols-2">
          {ofGroup.map((row) => (
            <li key={row.id} className="min-w-0">
              <ChartRow row={row} progress={progress} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

interface ChartRowProps {
  readonly row: ShortKanaRow;
  readonly progress: KanaProgress | undefined;
}

function ChartRow({ row, progress }: ChartRowProps) {
  const { learnt, all } = progress ? countOf(row, progress) : { learnt: 0, all: row.kana.length };
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-surface p-3 shadow-card sm:p-4">
      <Link
        to={paths.kanaRow(row.id)}
        className="-my-1 flex min-h-11 items-center justify-between gap-2 font-bold hover:text-indigo"
      >
        <span>
          <MixedText>{row.title}</MixedText>
        </span>
        <span className="flex items-center gap-1 text-sm font-normal text-ink-soft tabular-nums">
          {kanaTexts.rowProgress(learnt, all)}
          <ChevronRight aria-hidden className="size-4" />
        </span>
      </Link>
      <ul className={classNames('grid gap-1.5', COLUMNS[row.group])}>
        {row.kana.map(({ kana, romaji }) => (
          <li key={kana} style={{ gridColumnStart: columnOf(row.group, romaji) }}>
            <KanaCell kana={kana} romaji={romaji} state={progress?.stateOf(kana) ?? 'new'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const COLUMNS: Readonly<Record<KanaGroup, string>> = {
  basic: 'grid-cols-5',
  voiced: 'grid-cols-5',
  digraph: 'grid-cols-3 sm:grid-cols-6',
  long: 'grid-cols-5',
  pause: 'grid-cols-4',
  foreign: 'grid-cols-3 sm:grid-cols-6',
};

const VOWELS = 'aiueo';

/** Kana with the same vowel are below each other, so や, ゆ and よ leave gaps; ん has no vowel and fills one. */
function columnOf(group: KanaGroup, romaji: string): number | undefined {
  if (group !== 'basic' && group !== 'voiced') return undefined;
  const column = VOWELS.indexOf(romaji.at(-1) ?? '');
  return column === -1 ? 3 : column + 1;
}

const COLOURS: Readonly<Record<KanaState, string>> = {
  new: 'border-line bg-paper',
  begun: 'border-amber bg-amber-wash',
  learnt: 'border-indigo bg-indigo-wash',
  known: 'border-moss bg-moss-wash',
};

interface KanaCellProps {
  readonly kana: string;
  readonly romaji: string;
  readonly state: KanaState;
}

function KanaCell({ kana, romaji, state }: KanaCellProps) {
  return (
    <button
      type="button"
      aria-label={kanaTexts.cell(kana, romaji, kanaStateNames[state])}
      onClick={() => void listenToKana(kana)}
      className={classNames(
        'grid min-h-14 w-full place-items-center rounded-md border py-1 transition-colors hover:border-indigo',
        COLOURS[state],
      )}
    >
      <JapaneseText className="text-2xl leading-tight">{kana}</JapaneseText>
      <span className="text-sm text-ink-soft">{romaji}</span>
    </button>
  );
}
