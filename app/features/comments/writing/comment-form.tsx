import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { COMMENT_MAX_CHARS } from '#contract/limits.ts';
import { commentTexts } from '#contract/texts/comments.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';

const drafts = new Map<string, string>();

interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly drop: () => void;
}

/**
 * What is being written, kept for as long as the page is open: whoever is logged out at the moment of sending, or looks at
 * another sentence in between, finds it again. The key names its author: nobody else does.
 */
function useDraft(key: string, original = ''): Draft {
  const [text, setText] = useState(() => drafts.get(key) ?? original);
  return {
    text,
    write: (next) => {
      drafts.set(key, next);
      setText(next);
    },
    drop: () => {
      drafts.delete(key);
      setText(original);
    },
  };
}

/** From here on the form tells how much room is left. */
const LETTERS_LEFT_SHOWN = 100;

interface CommentFormProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Under which what is typed is kept until it is sent. */
  readonly draftKey: string;
  readonly original?: string;
  /** What is said of a blank text (PRODUCT.md, Comments). */
  readonly blankText: string;
  readonly sendLabel: string;
  readonly busyLabel: string;
  /** Opened by a button that was just pressed. */
  readonly takesFocus?: boolean;
  readonly send: (content: string) => Promise<unknown>;
  readonly onSent?: () => void;
  readonly onFailed: (error: unknown) => void;
  readonly onCancel?: () => void;
}

/** For a comment, a reply or a correction. Enter is a new line, Ctrl+Enter sends; what was typed stays until it is sent. */
export function CommentForm(props: CommentFormProps) {
  const { draftKey, original, blankText, takesFocus, send, onSent, onFailed, onCancel } = props;
  const { text, write, drop } = useDraft(draftKey, original);
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      drop();
      onSent?.();
    },
    onError: onFailed,
  });

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = text.trim();
    setBlank(!content);
    if (!content) field.current?.focus();
    else if (!isPending) mutate(content);
  };
  const sendOnKeys = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (sends && !event.nativeEvent.isComposing) submit(event);
  };
  const cancel = () => {
    drop();
    onCancel?.();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextArea
        ref={field}
        label={props.label}
        placeholder={props.placeholder}
        rows={3}
        maxLength={COMMENT_MAX_CHARS}
        value={text}
        readOnly={isPending}
        error={blank ? blankText : null}
        onChange={(event) => {
          write(event.target.value);
          setBlank(false);
        }}
        onKeyDown={sendOnKeys}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        <FormHint letters={text.length} />
        {onCancel && (
          <Button variant="quiet" onClick={cancel}>
            {uiTexts.cancel}
          </Button>
        )}
        <Button type="submit" busyLabel={isPending && props.busyLabel}>
          {props.sendLabel}
        </Button>
      </div>
    </form>
  );
}

function FormHint({ letters }: { readonly letters: number }) {
  const left = COMMENT_MAX_CHARS - letters;
  if (left <= LETTERS_LEFT_SHOWN)
    return (
      <p role="status" className="mr-auto text-sm text-ink-soft tabular-nums">
        {commentTexts.lettersLeft(formatNumber(left))}
      </p>
    );
  // Nobody presses Ctrl on a phone.
  return (
    letters > 0 && (
      <p className="mr-auto text-sm text-ink-soft pointer-coarse:hidden">{commentTexts.sendKeys}</p>
    )
  );
}
