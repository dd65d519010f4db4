import type { ShortKanaRow } from '#contract/kana/endpoints.ts';
import { kanaScriptNames, kanaTexts } from '#contract/texts/kana.ts';
import { countOf, type KanaProgress, kanaSubject } from '#core/kana/kana-progress.ts';
import type { KanaScript } from '#core/kana/kana-row.ts';
import type { LearningResult } from '#core/learning/learning-event.ts';
import { kanaMenuChoice } from '#app/lib/choices/practice-choices.ts';
import { useChoice } from '#app/lib/choices/stored-choice.ts';
import { recordLearning } from '#app/lib/learning/learning.ts';
import { Button } from '#app/ui/button.tsx';

interface KnownKanaProps {
  readonly script: KanaScript;
  /** Of this script. */
  readonly rows: readonly ShortKanaRow[];
  readonly progress: KanaProgress | undefined;
}

/** For whoever knows kana already: marks a script as known, and takes the course out of the menu. */
export function KnownKana({ script, rows, progress }: KnownKanaProps) {
  const menu = useChoice(kanaMenuChoice);
  const isKnown =
    progress !== undefined && rows.every((row) => countOf(row, progress).known === row.kana.length);
  const mark = (result: LearningResult) =>
    recordLearning(
      ...rows
        .flatMap(({ kana }) => kana)
        .filter(({ kana }) => result === 'wrong' || progress?.stateOf(kana) !== 'known')
        .map(({ kana }) => ({ kind: 'kana-known', subject: kanaSubject(kana), result }) as const),
    );
  const name = kanaScriptNames[script];
  return (
    <section className="grid gap-3 border-t border-line pt-6 noscript:hidden" aria-labelledby="known">
      <h2 id="known" className="text-xl font-bold">
        {kanaTexts.knownTitle}
      </h2>
      <p className="text-ink-soft">{kanaTexts.knownText}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={progress === undefined}
          onClick={() => mark(isKnown ? 'wrong' : 'right')}
        >
          {isKnown ? kanaTexts.unmarkKnown(name) : kanaTexts.markKnown(name)}
        </Button>
        <Button
          variant="quiet"
          onClick={() => kanaMenuChoice.choose(menu === 'shown' ? 'put-away' : 'shown')}
        >
          {menu === 'shown' ? kanaTexts.putAway : kanaTexts.bringBack}
        </Button>
      </div>
      <p role="status" className="min-h-6 text-sm text-ink-soft">
        {menu === 'put-away' && kanaTexts.putAwayDone}
      </p>
    </section>
  );
}
