import { HINT_MAX_CHARS, SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { parseRuby } from '#core/japanese/ruby.ts';
import { JapaneseText } from '#app/ui/japanese/japanese-text.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { FIELD_NAMES } from '../sentence-form.ts';
import type { SentenceEditing } from '../use-sentence-editor.ts';
import { AnswerRows } from './answer-rows.tsx';
import { FocusChoice } from './focus-choice.tsx';
import { LineField } from './line-field.tsx';
import { NotationField, NotationLegend } from './notation-field.tsx';
import { ReadingField } from './reading-field.tsx';
import { RegisterChoice } from './register-choice.tsx';
import { RuleChoice } from './rule-choice.tsx';
import type { Inspected } from './use-inspection.ts';
import { Wordings } from './wordings.tsx';

interface SentenceFieldsProps extends Pick<SentenceEditing, 'editing' | 'inspected' | 'type'> {
  /** True while saving. */
  readonly readOnly: boolean;
}

/** The fields of a sentence, in the order of writing. */
export function SentenceFields({
  editing: { typed, refusals },
  inspected,
  readOnly,
  type,
}: SentenceFieldsProps) {
  return (
    <>
      <LineField
        label={FIELD_NAMES.viSentence}
        name="viSentence"
        hint={texts.viHint}
        required
        maxLength={SENTENCE_MAX_CHARS}
        error={refusals.viSentence}
        readOnly={readOnly}
        value={typed.viSentence}
        onType={(viSentence) => type({ viSentence })}
      />
      <div className="grid gap-3">
        <NotationField
          label={FIELD_NAMES.jpSentence}
          name="jpSentence"
          hint={texts.jpHint}
          required
          error={refusals.jpSentence}
          readOnly={readOnly}
          value={typed.jpSentence}
          onType={(jpSentence) => type({ jpSentence })}
        >
          {/* Show the same problem only once. */}
          {!(refusals.jpSentence && inspected.model?.problem) && <Wordings expanded={inspected.model} />}
        </NotationField>
        <FuriganaPreview {...inspected} />
      </div>
      <ReadingField
        typed={typed.reading}
        suggestion={inspected.reading}
        warnings={inspected.warnings}
        error={refusals.reading}
        readOnly={readOnly}
        onType={(reading) => type({ reading })}
      />
      <LineField
        label={FIELD_NAMES.hint}
        name="hint"
        hint={texts.hintHint}
        required
        maxLength={HINT_MAX_CHARS}
        error={refusals.hint}
        readOnly={readOnly}
        value={typed.hint}
        onType={(hint) => type({ hint })}
      />
      <AnswerRows
        name="accepted"
        rows={typed.accepted}
        expanded={inspected.accepted}
        error={refusals.accepted}
        readOnly={readOnly}
        onChange={(accepted) => type({ accepted })}
      />
      <AnswerRows
        name="blocked"
        rows={typed.blocked}
        expanded={inspected.blocked}
        error={refusals.blocked}
        readOnly={readOnly}
        onChange={(blocked) => type({ blocked })}
      />
      <NotationLegend />
      <RegisterChoice register={typed.register} onChange={(register) => type({ register })} />
      <FocusChoice points={inspected.points} chosen={typed.focus} onChange={(focus) => type({ focus })} />
      <RuleChoice
        paraphrases={inspected.paraphrases}
        off={typed.rulesOff}
        onChange={(rulesOff) => type({ rulesOff })}
      />
    </>
  );
}

/** The model answer as learners will see it. */
function FuriganaPreview({ words, failed, outcome }: Pick<Inspected, 'words' | 'failed' | 'outcome'>) {
  return (
    <div className="grid min-h-20 content-center gap-1 rounded-md bg-sunken px-4 py-3">
      <p className="text-xs font-bold text-ink-soft">{texts.furigana}</p>
      {words.length > 0 ? (
        <JapaneseText as="p" className="readings-stay text-xl">
          {words.flatMap(({ ruby }) => parseRuby(ruby))}
        </JapaneseText>
      ) : outcome === 'waiting' ? (
        <Skeleton className="h-6 w-48" />
      ) : (
        <p className="text-sm text-ink-soft">{failed ? texts.inspectFailed : texts.furiganaEmpty}</p>
      )}
    </div>
  );
}
