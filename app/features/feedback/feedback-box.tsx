import { useState } from 'react';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';

interface FeedbackBoxProps {
  /** Of who is logged in, as soon as it is known. */
  readonly name: string | undefined;
}

/** The form, then the thanks, and the form again for whoever has more to say: under the same name. */
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
