import { SendHorizontal, Square } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef } from 'react';
import { CHAT_ENTER_ABOVE_PX, CHAT_MESSAGE_MAX_CHARS } from '#contract/limits.ts';
import { chatTexts } from '#contract/texts/chat.ts';
import { isComposing } from '#app/lib/composing.ts';
import { formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';

/** When fewer characters are left, the form shows their number. */
const CHARS_LEFT_SHOWN = 100;
const VISIBLE_CHAR = /[^\p{Z}\p{Cc}\p{Cf}]/u;

interface ComposerProps {
  readonly draft: string;
  readonly onWrite: (draft: string) => void;
  readonly onSend: (question: string) => void;
  /** An answer is in progress: it can be stopped, and no other question can be sent. */
  readonly answering: boolean;
  readonly onStop: () => void;
  readonly ready: boolean;
  readonly ref?: Ref<Pick<HTMLTextAreaElement, 'focus'>>;
}

/**
 * The question form. Enter sends on wide screens only, Shift+Enter never; blank text is not sent (PRODUCT.md,
 * Assistant).
 */
export function Composer(props: ComposerProps) {
  const { draft, onWrite, onSend, answering, onStop, ready, ref } = props;
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  // Counted as on the server.
  const question = draft.normalize('NFC').trim();
  const over = question.length - CHAT_MESSAGE_MAX_CHARS;
  const sendable = ready && !answering && VISIBLE_CHAR.test(question) && over <= 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    if (!sendable) return;
    onWrite('');
    onSend(question);
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const sends = event.key === 'Enter' && !event.shiftKey && window.innerWidth > CHAT_ENTER_ABOVE_PX;
    if (sends && !isComposing(event)) submit(event);
  };
  return (
    <form
      onSubmit={submit}
      // The form is always visible: the scroll margin for the bottom bar must not make it jump.
      className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-line bg-paper px-(--gutter,0.75rem) py-3 [&_:is(textarea,button)]:-scroll-mb-20"
    >
      <label htmlFor={id} className="sr-only">
        {chatTexts.question}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id={id}
          rows={1}
          autoComplete="off"
          placeholder={chatTexts.placeholder}
          value={draft}
          aria-invalid={over > 0 || undefined}
          aria-describedby={`${id}-room`}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={sendOnEnter}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-edge bg-surface px-4 py-2 text-base text-ink placeholder:text-ink-soft hover:border-indigo focus-visible:border-indigo aria-invalid:border-error"
        />
        <RoundButton answering={answering} disabled={!answering && !sendable} onStop={onStop} />
      </div>
      <p
        id={`${id}-room`}
        role="status"
        className={classNames('text-sm', over > 0 ? 'text-error' : 'text-ink-soft')}
      >
        {roomLeft(over)}
      </p>
    </form>
  );
}

/** `over`: the number of characters above the limit; if negative, that many are left. */
function roomLeft(over: number): string {
  if (over > 0) return chatTexts.tooLong(formatNumber(CHAT_MESSAGE_MAX_CHARS), formatNumber(over));
  return -over <= CHARS_LEFT_SHOWN ? chatTexts.lettersLeft(formatNumber(-over)) : '';
}

interface RoundButtonProps {
  readonly answering: boolean;
  readonly disabled: boolean;
  readonly onStop: () => void;
}

/** Sends, or stops the current answer. Two separate buttons, so that a double tap cannot trigger both. */
function RoundButton({ answering, disabled, onStop }: RoundButtonProps) {
  const label = answering ? chatTexts.stop : chatTexts.send;
  return (
    <button
      key={label}
      type={answering ? 'button' : 'submit'}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={answering ? onStop : undefined}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-indigo text-on-indigo transition-colors hover:bg-indigo-deep disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5"
    >
      {answering ? <Square aria-hidden className="fill-current" /> : <SendHorizontal aria-hidden />}
    </button>
  );
}
