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
 * The typed text, kept while the page is open: it survives a logout at the moment of sending, or a look at another
 * sentence. The key contains the id of the author, so nobody else sees it.
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

/** When fewer characters are left, the form shows their number. */
const CHARS_LEFT_SHOWN = 100;

interface CommentFormProps {
  readonly label: string;
  readonly placeholder?: string;
  /** Key of the draft, which is kept until it is sent. */
  readonly draftKey: string;
  readonly original?: string;
  /** Message for a blank text (PRODUCT.md, Comments). */
  readonly blankText: string;
  readonly sendLabel: string;
  readonly busyLabel: string;
  /** True when the form was opened by a button. */
  readonly takesFocus?: boolean;
  readonly send: (content: string) => Promise<unknown>;
  /** With what `send` returned. */
  readonly onSent?: (result: unknown) => void;
  readonly onFailed: (error: unknown) => void;
  readonly onCancel?: () => void;
}

/** For a comment, a reply or an edit. Enter is a new line, Ctrl+Enter sends. Typed text stays until it is sent. */
export function CommentForm(props: CommentFormProps) {
  const { draftKey, original, blankText, takesFocus, send, onSent, onFailed, onCancel } = props;
  const { text, write, drop } = useDraft(draftKey, original);
  const [blank, setBlank] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      drop();
      onSent?.(result);
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
  if (left <= CHARS_LEFT_SHOWN)
    return (
      <p role="status" className="mr-auto text-sm text-ink-soft tabular-nums">
        {commentTexts.lettersLeft(formatNumber(left))}
      </p>
    );
  // Phones have no Ctrl key.
  return (
    letters > 0 && (
      <p className="mr-auto text-sm text-ink-soft pointer-coarse:hidden">{commentTexts.sendKeys}</p>
    )
  );
}
