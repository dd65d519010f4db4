import { type Ref, useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { crushTexts } from '#contract/texts/crush.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Confirmation } from './confirmation.tsx';
import { crushReducer, openInvitation } from './crush-state.ts';
import { InvitationForm } from './invitation-form.tsx';
import type { Invitation } from './invitation.ts';
import { SAD_PICTURES } from './pictures/sad-pictures.tsx';
import { Question } from './question.tsx';
import { Scene } from './scene.tsx';
import { SenderTools } from './sender-tools.tsx';

interface CrushProps {
  /** The invitation in the URL. */
  readonly given: Invitation;
  /** Whether this visitor has just written the invitation. */
  readonly isSender: boolean;
  readonly onWritten: (invitation: Invitation) => void;
  /** The question is on screen: music may start. */
  readonly onQuestion: () => void;
}

/** One invitation, from its form to its answer (PRODUCT.md, Small pages). Use another key for another URL. */
export function Crush({ given, isSender, onWritten, onQuestion }: CrushProps) {
  const [state, dispatch] = useReducer(crushReducer, given, openInvitation);
  const [firstStep] = useState(state.step);
  const title = useRef<HTMLHeadingElement>(null);
  const step = useCallback(() => dispatch({ type: 'stepped' }), []);

  useEffect(() => {
    if (state.step === 'question') onQuestion();
  }, [state.step, onQuestion]);

  useEffect(() => {
    // The pressed button was removed with its step, so the focus has to move. Opening a link pressed no button.
    if (state.step === firstStep && !isSender) return;
    // The picture is above the title; a Yes button that has grown is far below both.
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [state.step, firstStep, isSender]);

  switch (state.step) {
    case 'form':
      return <MessageForm given={state.given} onWritten={onWritten} titleRef={title} />;
    case 'question':
      return (
        <Question
          invitation={state.invitation}
          refusals={state.refusals}
          onYes={() => dispatch({ type: 'accepted' })}
          onNo={() => dispatch({ type: 'refused' })}
          titleRef={title}
          senderTools={
            isSender && (
              <SenderTools invitation={state.invitation} onEdit={() => dispatch({ type: 'reopened' })} />
            )
          }
        />
      );
    case 'accepted':
      return (
        <Confirmation
          invitation={state.invitation}
          happyPicture={state.happyPicture}
          onStep={step}
          titleRef={title}
        />
      );
  }
}

const [HopingPicture] = SAD_PICTURES;

interface MessageFormProps extends Pick<CrushProps, 'given' | 'onWritten'> {
  readonly titleRef: Ref<HTMLHeadingElement>;
}

function MessageForm({ given, onWritten, titleRef }: MessageFormProps) {
  const isHydrated = useHydrated();
  return (
    <Scene titleRef={titleRef} title={crushTexts.title} picture={<HopingPicture />}>
      {/* Hidden until hydration, so that opening an invitation shows no form first; visible without JavaScript. */}
      <div className={classNames('grid w-full gap-5', !isHydrated && 'invisible noscript:visible')}>
        <p className="text-lg text-ink-soft">{crushTexts.lead}</p>
        <InvitationForm given={given} onWritten={onWritten} />
      </div>
    </Scene>
  );
}
