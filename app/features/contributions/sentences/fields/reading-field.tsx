import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import type { SentenceWarning } from '#contract/contributions/sentence-endpoints.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { Button } from '#app/ui/button.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { FIELD_NAMES } from '../sentence-form.ts';
import { LineField } from './line-field.tsx';

interface ReadingFieldProps {
  /** Null while the author relies on the suggestion. */
  readonly typed: string | null;
  readonly suggestion: string;
  readonly warnings: readonly SentenceWarning[];
  readonly error?: string;
  readonly readOnly: boolean;
  readonly onType: (reading: string) => void;
}

/**
 * The sentence in kana. It is filled in automatically until the author types here. Where the tokenizer is unsure or
 * disagrees with the author, one click settles it.
 */
export function ReadingField(props: ReadingFieldProps) {
  const { typed, suggestion, warnings, error, readOnly, onType } = props;
  const doubtful = warnings.some(({ field }) => field === 'reading');
  const settles = suggestion !== '' && suggestion !== typed && (doubtful || typed === '');
  return (
    <div className="grid gap-1.5">
      <LineField
        label={FIELD_NAMES.reading}
        name="reading"
        lang="ja"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={SENTENCE_MAX_CHARS}
        className={typed === null ? 'text-ink-soft' : undefined}
        hint={typed === null ? texts.readingHint : texts.ownReadingHint}
        error={error}
        readOnly={readOnly}
        value={typed ?? suggestion}
        onType={onType}
      />
      {settles && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start text-left"
          onClick={() => onType(suggestion)}
        >
          {typed === null ? (
            texts.confirmReading
          ) : (
            <span>
              <MixedText>{texts.takeReading(suggestion)}</MixedText>
            </span>
          )}
        </Button>
      )}
    </div>
  );
}
