import { Volume2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { kanaDrillTexts as texts } from '#contract/texts/kana.ts';
import { toRomaji } from '#core/japanese/to-romaji.ts';
import type { KanaTask } from '#core/kana/kana-round.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { useSpeaker } from '#app/ui/japanese/use-speaker.ts';
import { spoken } from '../listen-button.tsx';
import type { Answered } from './drill-state.ts';

interface ChoiceTaskProps {
  readonly task: Extract<KanaTask, { kind: 'hear' | 'tell-apart' }>;
  readonly answered: Answered | null;
  readonly onChoose: (kana: string) => void;
}

/** One kana out of a few: the one that was heard, or the one that is read so. */
export function ChoiceTask({ task, answered, onChoose }: ChoiceTaskProps) {
  const isHeard = task.kind === 'hear';
  return (
    <div className="grid justify-items-center gap-5">
      <h2 className="text-center text-xl font-bold">
        {isHeard ? texts.hear : texts.tellApart(toRomaji(task.kana))}
      </h2>
      {isHeard && <HeardKana kana={task.kana} />}
      <ul className="grid w-full max-w-md grid-cols-2 gap-3">
        {task.choices.map((kana) => (
          <li key={kana}>
            <button
              type="button"
              disabled={answered !== null}
              onClick={() => onChoose(kana)}
              className={classNames(
                'grid min-h-24 w-full place-items-center rounded-lg border-2 bg-surface transition-colors enabled:hover:border-indigo',
                colourOf(kana, task.kana, answered),
              )}
            >
              <JapaneseText className="text-headword">{kana}</JapaneseText>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function colourOf(kana: string, asked: string, answered: Answered | null): string {
  if (answered === null) return 'border-line';
  if (kana === asked) return 'border-moss bg-moss-wash';
  return kana === answered.answer ? 'border-error bg-error-wash' : 'border-line opacity-60';
}

/** Speaks at once, and again on demand. */
function HeardKana({ kana }: { readonly kana: string }) {
  const speaker = useSpeaker();
  const speakOnce = useEffectEvent(() => {
    void speaker.play(spoken(kana), { quiet: true });
  });
  useEffect(() => speakOnce(), []);
  return (
    <Button
      variant="secondary"
      icon={<Volume2 aria-hidden className="size-6" />}
      onClick={() => void speaker.play(spoken(kana))}
    >
      {texts.hearAgain}
    </Button>
  );
}
