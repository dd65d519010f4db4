import { FOCUS_POINTS_MAX } from '#contract/content-limits.ts';
import type { InspectedSentence } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FIELD_NAMES } from '../sentence-form.ts';
import { CheckRow } from './check-row.tsx';

interface FocusChoiceProps {
  /** The grammar points of the model answer. */
  readonly points: InspectedSentence['points'];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Which of its grammar points the sentence practises. */
export function FocusChoice({ points, chosen, onChange }: FocusChoiceProps) {
  // A point that was chosen before the sentence changed stays visible, so that it can be taken away.
  const gone = chosen.filter((id) => points.every((point) => point.id !== id));
  const listed = [...points, ...gone.map((id) => ({ id, pattern: id, meaning: texts.focusGone }))];
  if (listed.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-sm font-bold">{FIELD_NAMES.focus}</legend>
      <p className="text-sm text-ink-soft">{texts.focusHint}</p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {listed.map(({ id, pattern, meaning }) => (
          <li key={id} className="grid">
            <CheckRow
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= FOCUS_POINTS_MAX}
              label={<MixedText>{pattern}</MixedText>}
              onChange={(on) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            >
              {meaning}
            </CheckRow>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
