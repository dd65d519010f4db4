import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { feedbackTexts } from '#contract/texts/feedback.ts';
import { Button } from '#app/ui/button.tsx';
import { ButtonLink } from '#app/ui/link.tsx';
import { FeedbackForm } from './feedback-form.tsx';

interface FeedbackBoxProps {
  /** The name of the logged-in user, once it is loaded. */
  readonly name: string | undefined;
}

/** The form, then the thanks, then the form again with the same name for another message. */
export function FeedbackBox({ name }: FeedbackBoxProps) {
  const [lastName, setLastName] = useState<string>();
  const [thanking, setThanking] = useState(false);
  if (thanking) return <FeedbackThanks onWriteAnother={() => setThanking(false)} />;
  return (
    <FeedbackForm
      name={lastName ?? name}
      takesFocus={lastName !== undefined}
      onSent={(sent) => {
        setLastName(sent.name);
        setThanking(true);
      }}
    />
  );
}

/** Replaces the form, whose button had the focus: the heading takes the focus and is read out. */
function FeedbackThanks({ onWriteAnother }: { readonly onWriteAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-4 py-4 text-center">
      <CircleCheck aria-hidden className="size-14 text-moss" strokeWidth={1.5} />
      <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
        {feedbackTexts.sent}
      </h2>
      <p className="text-ink-soft">{feedbackTexts.thanks}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.exercises}>{feedbackTexts.goOn}</ButtonLink>
        <Button variant="secondary" onClick={onWriteAnother}>
          {feedbackTexts.writeAnother}
        </Button>
      </div>
    </div>
  );
}
