import { useId } from 'react';
import { EXPORTED_SOUND_BYTES, EXPORTED_SOUND_MS, EXPORTED_SOUNDS_MAX } from '#contract/learning-limits.ts';
import { ankiExportTexts as texts } from '#contract/texts/anki-export.ts';
import { ANKI_DIRECTIONS } from '#core/anki/anki-note.ts';
import { formatMegabytes } from '#app/lib/format.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import type { ExportOptions } from './make-export.ts';
import { Choices } from './source-choice.tsx';

interface ExportOptionsFormProps {
  /** As the learner chose them: some may not hold for this file. */
  readonly options: ExportOptions;
  readonly onChange: (change: Partial<ExportOptions>) => void;
  readonly words: number;
  readonly hasOwnCards: boolean;
  readonly voice: VoiceState;
}

/** Whether our voice can be had. */
export type VoiceState = 'checking' | 'here' | 'away';

export const canHaveSound = (voice: VoiceState, words: number): boolean =>
  voice === 'here' && words > 0 && words <= EXPORTED_SOUNDS_MAX;

/** How it is exported. A table has words only, so the rest is offered for Anki. */
export function ExportOptionsForm(props: ExportOptionsFormProps) {
  const { options, onChange } = props;
  return (
    <div className="grid gap-4">
      <Choices
        legend={texts.format}
        values={['apkg', 'csv']}
        value={options.format}
        nameOf={(format) => texts.formats[format]}
        onChange={(format) => onChange({ format })}
        hint={<Hint>{texts.formatHints[options.format]}</Hint>}
      />
      {options.format === 'apkg' && (
        <>
          <SoundChoice {...props} />
          <DirectionChoice {...props} />
          <Choices
            legend={texts.schedule}
            values={['kept', 'fresh']}
            value={options.withScheduling ? 'kept' : 'fresh'}
            nameOf={(schedule) => texts.schedules[schedule]}
            onChange={(schedule) => onChange({ withScheduling: schedule === 'kept' })}
          />
        </>
      )}
    </div>
  );
}

function Hint({ id, children }: { readonly id?: string; readonly children: string }) {
  return (
    <p id={id} className="text-sm text-ink-soft">
      {children}
    </p>
  );
}

function SoundChoice({ options, onChange, words, hasOwnCards, voice }: ExportOptionsFormProps) {
  const hintId = useId();
  const isOffered = canHaveSound(voice, words);
  if (words === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-bold">{texts.sound}</legend>
      {voice !== 'away' && (
        <Checkbox
          label={texts.withSound}
          checked={isOffered && options.withSound}
          disabled={!isOffered}
          aria-describedby={hintId}
          onChange={({ target }) => onChange({ withSound: target.checked })}
        />
      )}
      <Hint id={hintId}>{soundHint(voice, words)}</Hint>
      {hasOwnCards && isOffered && <Hint>{texts.soundOfWordsOnly}</Hint>}
    </fieldset>
  );
}

function soundHint(voice: VoiceState, words: number): string {
  if (voice === 'away') return texts.soundAway;
  if (words > EXPORTED_SOUNDS_MAX) return texts.soundTooMany(EXPORTED_SOUNDS_MAX, words);
  if (voice === 'checking') return texts.soundChecking;
  const size = formatMegabytes(words * EXPORTED_SOUND_BYTES);
  return texts.soundSize(size, Math.round((words * EXPORTED_SOUND_MS) / 60_000));
}

function DirectionChoice({ options, onChange, voice, words }: ExportOptionsFormProps) {
  const hintId = useId();
  const hasSound = canHaveSound(voice, words) && options.withSound;
  return (
    <fieldset>
      <legend className="text-sm font-bold">{texts.directions}</legend>
      <div className="flex flex-wrap gap-x-6">
        {ANKI_DIRECTIONS.map((direction) => {
          const isOffered = direction !== 'hear' || hasSound;
          return (
            <Checkbox
              key={direction}
              label={texts.direction[direction]}
              checked={isOffered && options.directions.includes(direction)}
              disabled={!isOffered}
              aria-describedby={isOffered ? undefined : hintId}
              onChange={({ target }) =>
                onChange({
                  directions: ANKI_DIRECTIONS.filter((one) =>
                    one === direction ? target.checked : options.directions.includes(one),
                  ),
                })
              }
            />
          );
        })}
      </div>
      {!hasSound && <Hint id={hintId}>{texts.hearNeedsSound}</Hint>}
    </fieldset>
  );
}
