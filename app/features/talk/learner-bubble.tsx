import type { Ref } from 'react';
import { talkTexts } from '#contract/texts/talk.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';

interface LearnerBubbleProps {
  readonly text: string;
  readonly note: string | null;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** A line of the learner, with a suggestion for improvement below. */
export function LearnerBubble({ text, note, ref }: LearnerBubbleProps) {
  return (
    <article ref={ref} aria-label={talkTexts.you} className="ml-8 grid max-w-[34rem] gap-2 justify-self-end">
      <p className="justify-self-end rounded-lg rounded-br-sm bg-indigo-wash px-4 py-2.5 text-lg wrap-anywhere">
        <MixedText>{text}</MixedText>
      </p>
      {note && <TalkNote note={note} />}
    </article>
  );
}

export const TalkNote = ({ note }: Pick<LearnerBubbleProps, 'note'>) =>
  note && (
    <p className="rounded-md bg-amber-wash px-4 py-2.5 text-sm whitespace-pre-line text-ink">
      <b className="text-amber">{talkTexts.note}: </b>
      <MixedText>{note}</MixedText>
    </p>
  );
