import { Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SENTENCE_MAX_CHARS } from '#contract/limits.ts';
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
  /** What the line stands for. */
  readonly children?: ReactNode;
}

const SIGNS: readonly { readonly sign: NotationSign; readonly shown: string }[] = [
  { sign: 'optional', shown: '[ ]' },
  { sign: 'choice', shown: '( | )' },
  { sign: 'free-order', shown: '{ }' },
];

/** Japanese in the notation of authors, with buttons for its signs: nobody has to remember or find them on a keyboard. */
export function NotationField({ onRemove, children, onType, ...field }: NotationFieldProps) {
  const control = useRef<HTMLTextAreaElement>(null);
  const moved = useRef<Selected | null>(null);

  // React puts the caret at the end of a value that is not the one typed.
  useLayoutEffect(() => {
    if (!moved.current) return;
    control.current?.setSelectionRange(moved.current.start, moved.current.end);
    moved.current = null;
  });

  const insert = (sign: NotationSign) => {
    if (!control.current || field.readOnly) return;
    const { value: text, selectionStart: start, selectionEnd: end } = control.current;
    moved.current = wrapSelection({ text, start, end }, sign);
    onType(moved.current.text);
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
        {SIGNS.map(({ sign, shown }) => (
          <button
            key={sign}
            type="button"
            aria-label={`${texts.signs[sign].insert} (${field.label})`}
            title={texts.signs[sign].insert}
            className={`${iconButtonStyles} w-auto px-2.5 font-bold whitespace-nowrap`}
            // The field keeps its selection, and a phone its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => insert(sign)}
          >
            {shown}
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

/** How the signs are read, with an example each. */
export function NotationLegend() {
  return (
    <details className="rounded-md border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-bold text-indigo">{texts.legend}</summary>
      <div className="grid gap-4 pb-4 text-sm">
        <dl className="grid gap-3">
          {SIGNS.map(({ sign }) => (
            <div key={sign} className="grid gap-0.5">
              <dt className="flex flex-wrap items-baseline gap-x-3 font-bold">
                {texts.signs[sign].name}
                <span lang="ja" className="font-normal">
                  <Model sign={sign} />
                </span>
              </dt>
              <dd className="text-ink-soft">{texts.legendRows[sign].means}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.legendTip}</p>
      </div>
    </details>
  );
}

/** The example with its signs in colour. */
function Model({ sign }: { readonly sign: NotationSign }) {
  const { open, close } = NOTATION_SIGNS[sign];
  const signs = [open, close, '|'];
  return [...texts.legendRows[sign].model].map((letter, at) =>
    signs.includes(letter) ? (
      <b key={at} className="text-vermilion">
        {letter}
      </b>
    ) : (
      letter
    ),
  );
}
