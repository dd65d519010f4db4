import { Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SENTENCE_MAX_CHARS } from '#contract/content-limits.ts';
import { sentenceEditorTexts as texts } from '#contract/texts/sentences.ts';
import { IconButton, iconButtonStyles } from '#app/ui/icon-button.tsx';
import type { SentenceField } from '../sentence-form.ts';
import { LineField } from './line-field.tsx';
import { NOTATION_SIGNS, type NotationSign, type Selected, wrapSelection } from './wrap-selection.ts';

interface NotationFieldProps {
  readonly label: string;
  readonly name: SentenceField;
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly required?: boolean;
  readonly readOnly: boolean;
  readonly onRemove?: () => void;
  /** The wordings that the line expands to. */
  readonly children?: ReactNode;
}

const SIGNS: readonly { readonly sign: NotationSign; readonly label: string }[] = [
  { sign: 'optional', label: '[ ]' },
  { sign: 'choice', label: '( | )' },
  { sign: 'free-order', label: '{ }' },
];

/**
 * Japanese in the notation of authors, with buttons for its signs: they are hard to remember and to find on a keyboard.
 */
export function NotationField({ onRemove, children, onType, ...field }: NotationFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  const nextSelection = useRef<Selected | null>(null);

  // React moves the caret to the end when a value was not typed.
  useLayoutEffect(() => {
    if (!nextSelection.current) return;
    control.current?.setSelectionRange(nextSelection.current.start, nextSelection.current.end);
    nextSelection.current = null;
  });

  const insert = (sign: NotationSign) => {
    if (!control.current || field.readOnly) return;
    const { value: text, selectionStart: start, selectionEnd: end } = control.current;
    nextSelection.current = wrapSelection({ text, start, end }, sign);
    onType(nextSelection.current.text);
    control.current.focus();
  };
  return (
    <div className="grid gap-1.5">
      <LineField
        ref={control}
        lang="ja"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={SENTENCE_MAX_CHARS}
        className="text-lg"
        onType={onType}
        {...field}
      />
      <div className="-mt-1 flex items-center">
        {SIGNS.map(({ sign, label }) => (
          <button
            key={sign}
            type="button"
            aria-label={`${texts.signs[sign].insert} (${field.label})`}
            title={texts.signs[sign].insert}
            className={`${iconButtonStyles} w-auto px-2.5 font-bold whitespace-nowrap`}
            // Keeps the selection of the field, and the keyboard of a phone open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(sign)}
          >
            {label}
          </button>
        ))}
        {onRemove && (
          <IconButton
            label={texts.removeRow(field.label)}
            icon={<Trash2 />}
            className="ml-auto"
            onClick={onRemove}
          />
        )}
      </div>
      {children}
    </div>
  );
}

/** Explains the signs, each with an example. */
export function NotationLegend() {
  return (
    <details className="rounded-md border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-indigo">{texts.legend}</summary>
      <div className="grid gap-4 pb-4 text-sm">
        <dl className="grid gap-3">
          {SIGNS.map(({ sign }) => (
            <LegendRow
              key={sign}
              name={texts.signs[sign].name}
              means={texts.legendRows[sign].means}
              model={texts.legendRows[sign].model}
              signs={[NOTATION_SIGNS[sign].open, NOTATION_SIGNS[sign].close, '|']}
            />
          ))}
          <LegendRow {...texts.legendTie} signs={['A', 'B', ':']} />
        </dl>
        <p>{texts.legendTip}</p>
      </div>
    </details>
  );
}

interface LegendRowProps {
  readonly name: string;
  readonly means: string;
  readonly model: string;
  /** These are coloured in the model. */
  readonly signs: readonly string[];
}

function LegendRow({ name, means, model, signs }: LegendRowProps) {
  return (
    <div className="grid gap-0.5">
      <dt className="flex flex-wrap items-baseline gap-x-3 font-bold">
        {name}
        <span lang="ja" className="font-normal">
          {[...model].map((letter, at) =>
            signs.includes(letter) ? (
              <b key={at} className="text-vermilion">
                {letter}
              </b>
            ) : (
              letter
            ),
          )}
        </span>
      </dt>
      <dd className="text-ink-soft">{means}</dd>
    </div>
  );
}
