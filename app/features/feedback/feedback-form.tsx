import {
  EMAIL_MAX_CHARS,
  FEEDBACK_CHARS_LEFT_TOLD,
  FEEDBACK_MAX_CHARS,
  NAME_MAX_CHARS,
} from '#contract/limits.ts';
import { feedbackTexts } from '#contract/texts/feedback.ts';
import { refusalMessage } from '#app/lib/api/failure-message.ts';
import { formatNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Field, TextArea } from '#app/ui/forms/field.tsx';
import { type FeedbackFormRules, useFeedbackForm } from './use-feedback-form.ts';

export function FeedbackForm(props: FeedbackFormRules) {
  const form = useFeedbackForm(props);
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <Field
        label={feedbackTexts.name}
        autoComplete="name"
        required
        maxLength={NAME_MAX_CHARS}
        readOnly={form.busy}
        {...form.nameField}
      />
      <TextArea
        label={feedbackTexts.text}
        placeholder={feedbackTexts.textPlaceholder}
        rows={7}
        required
        readOnly={form.busy}
        hint={<LetterCount letters={form.letters} />}
        {...form.textField}
      />
      <Field
        label={feedbackTexts.replyTo}
        hint={feedbackTexts.replyToHint}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_MAX_CHARS}
        readOnly={form.busy}
        {...form.replyField}
      />
      {/* A honeypot: not visible, not in the tab order and not in the accessibility tree. */}
      <div aria-hidden className="sr-only">
        <label>
          {feedbackTexts.subject}
          <input type="text" tabIndex={-1} autoComplete="off" {...form.trapField} />
        </label>
      </div>
      {form.failure && <Failure error={form.failure} />}
      <noscript>
        <p>{feedbackTexts.withoutScript}</p>
      </noscript>
      <Button
        type="submit"
        className={form.live ? 'w-full' : 'w-full opacity-100!'}
        disabled={!form.live}
        busyLabel={form.busy && feedbackTexts.sending}
      >
        {feedbackTexts.send}
      </Button>
    </form>
  );
}

/** The general message, plus the server's message where it refused the request (PRODUCT.md, D22). */
function Failure({ error }: { readonly error: Error }) {
  const reason = refusalMessage(error, '');
  return (
    <div role="alert" className="rounded-md bg-error-wash px-4 py-3 text-error">
      <p className={reason && 'font-bold'}>{feedbackTexts.failed}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}

/** The length of the text. Nothing is cut off; a text that is too long shows by how much. */
function LetterCount({ letters }: { readonly letters: number }) {
  const left = FEEDBACK_MAX_CHARS - letters;
  return (
    <span className="flex flex-wrap justify-between gap-x-4 tabular-nums">
      <span>{feedbackTexts.counter(formatNumber(letters), formatNumber(FEEDBACK_MAX_CHARS))}</span>
      <span role="status" className={classNames(left < 0 && 'font-bold text-error')}>
        {left <= FEEDBACK_CHARS_LEFT_TOLD && roomIn(left)}
      </span>
    </span>
  );
}

const roomIn = (left: number): string =>
  left < 0 ? feedbackTexts.lettersOver(formatNumber(-left)) : feedbackTexts.lettersLeft(formatNumber(left));
