import type { InspectedSentence } from '#contract/contributions/sentence-endpoints.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { paraphraseTexts } from '#contract/texts/paraphrases.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FIELD_NAMES, type SentenceForm } from '../sentence-form.ts';
import { CheckRow } from './check-row.tsx';

interface RuleChoiceProps {
  /** What the rules add to the model answer. */
  readonly paraphrases: InspectedSentence['paraphrases'];
  readonly off: SentenceForm['rulesOff'];
  readonly onChange: (off: SentenceForm['rulesOff']) => void;
}

/** The other wordings that the judge accepts by its rules. The author can switch each family off for this sentence. */
export function RuleChoice({ paraphrases, off, onChange }: RuleChoiceProps) {
  // A family that is switched off stays visible although the sentence has changed and it no longer applies.
  const unused = off.filter((rule) => paraphrases.every((found) => found.rule !== rule));
  const listed = [...paraphrases, ...unused.map((rule) => ({ rule, wordings: [] }))];
  if (listed.length === 0) return null;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-sm font-bold">{texts.rules}</legend>
      <p className="text-sm text-ink-soft">{texts.rulesHint(FIELD_NAMES.accepted)}</p>
      <ul className="grid gap-2">
        {listed.map(({ rule, wordings }) => (
          <li key={rule}>
            <CheckRow
              checked={!off.includes(rule)}
              label={<MixedText>{knownText(paraphraseTexts, rule)?.name ?? uiTexts.otherKind}</MixedText>}
              onChange={(on) => onChange(on ? off.filter((one) => one !== rule) : [...off, rule])}
            >
              {wordings.map((wording) => (
                <JapaneseText key={wording} as="p">
                  {wording}
                </JapaneseText>
              ))}
            </CheckRow>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
