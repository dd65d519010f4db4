import type { ShortKanaRow } from '#contract/kana/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { kanaScriptNames, kanaTexts } from '#contract/texts/kana.ts';
import { countOf, type KanaProgress, nextRow } from '#core/kana/kana-progress.ts';
import type { KanaScript } from '#core/kana/kana-row.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Progress } from '#app/ui/layout/progress.tsx';
import { ButtonLink } from '#app/ui/link.tsx';

interface KanaSummaryProps {
  readonly script: KanaScript;
  /** Of this script. */
  readonly rows: readonly ShortKanaRow[];
  readonly progress: KanaProgress | undefined;
}

/** How far the learner is in a script, and the one next step. Its size does not depend on the progress. */
export function KanaSummary({ script, rows, progress }: KanaSummaryProps) {
  const counts = rows.map((row) =>
    progress ? countOf(row, progress) : { all: row.kana.length, known: 0, learnt: 0 },
  );
  const sum = (name: 'all' | 'known' | 'learnt') => counts.reduce((total, count) => total + count[name], 0);
  const next = progress ? nextRow(rows, progress) : rows[0];
  const isBegun = sum('learnt') > 0;
  const [first] = rows;
  const target = next ?? first;
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-card sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-2">
        <p className="font-bold tabular-nums">{kanaTexts.known(sum('known'), sum('all'))}</p>
        <Progress
          label={kanaTexts.progressOf(kanaScriptNames[script])}
          value={sum('known')}
          max={sum('all')}
        />
        {next === undefined && <p className="text-sm text-ink-soft">{kanaTexts.allLearnt}</p>}
      </div>
      {target && (
        <ButtonLink to={paths.kanaRow(target.id)}>
          <span>
            <MixedText>{isBegun ? kanaTexts.goOn(target.title) : kanaTexts.start(target.title)}</MixedText>
          </span>
        </ButtonLink>
      )}
    </div>
  );
}
