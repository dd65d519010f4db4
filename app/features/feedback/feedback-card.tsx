import type { ReactNode } from 'react';
import type { Feedback } from '#contract/feedback/endpoints.ts';
import type { FeedbackState } from '#contract/feedback/feedback-states.ts';
import { feedbackListTexts as texts } from '#contract/texts/feedback.ts';
import { knownText } from '#contract/texts/known-text.ts';
import { uiTexts } from '#contract/texts/ui.ts';
import { formatMinute } from '#app/lib/format.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { Card } from '#app/ui/layout/card.tsx';

const TONES: Record<FeedbackState, Tone> = { new: 'indigo', read: 'neutral', done: 'moss' };

interface FeedbackCardProps {
  readonly message: Feedback;
  /** Buttons that change its state. */
  readonly children: ReactNode;
}

/** Sender, time, the whole text with its line breaks, and the state. */
export function FeedbackCard({ message, children }: FeedbackCardProps) {
  const { name, email, replyTo, createdAt, text, state } = message;
  return (
    <li>
      <Card>
        <article aria-label={texts.by(name)} className="grid gap-3">
          <div className="flex items-start justify-between gap-4">
            <div className="grid min-w-0 gap-0.5">
              <h2 className="font-bold wrap-anywhere">{name}</h2>
              {email !== null && <p className="text-sm wrap-anywhere text-ink-soft">{email}</p>}
              {replyTo !== null && (
                <a
                  href={`mailto:${encodeURIComponent(replyTo)}`}
                  className="text-sm wrap-anywhere text-indigo underline underline-offset-4"
                >
                  {texts.replyTo(replyTo)}
                </a>
              )}
              <time dateTime={createdAt} className="text-sm text-ink-soft tabular-nums">
                {formatMinute(createdAt)}
              </time>
            </div>
            <Badge tone={TONES[state]}>{knownText(texts.states, state) ?? uiTexts.otherKind}</Badge>
          </div>
          <p className="wrap-anywhere whitespace-pre-line">
            <MixedText>{text}</MixedText>
          </p>
          {children}
        </article>
      </Card>
    </li>
  );
}
