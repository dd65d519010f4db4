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
  /** What the address says. */
  readonly given: Invitation;
  /** Whether who looks at it has just written it. */
  readonly isSender: boolean;
  readonly onWritten: (invitation: Invitation) => void;
  /** There is a question now: it may be accompanied. */
  readonly onQuestion: () => void;
}

/** One invitation, from its form to its answer (PRODUCT.md, Small pages). Another address needs another key. */
export function Crush({ given, isSender, onWritten, onQuestion }: CrushProps) {
  const [state, dispatch] = useReducer(crushReducer, given, openInvitation);
  const [arrival] = useState(state.step);
  const title = useRef<HTMLHeadingElement>(null);
  const step = useCallback(() => dispatch({ type: 'stepped' }), []);

  useEffect(() => {
    if (state.step === 'question') onQuestion();
  }, [state.step, onQuestion]);

  useEffect(() => {
    // A button that was pressed and is gone takes the focus with it. Who opens a link has pressed none.
    if (state.step === arrival && !isSender) return;
    // The picture stands above the title, and a Yes that has grown far below both.
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [state.step, arrival, isSender]);

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
      {/* Whoever opens an invitation does not see a form flash by; without scripts it is all there is. */}
      <div className={classNames('grid w-full gap-5', !isHydrated && 'invisible noscript:visible')}>
        <p className="text-lg text-ink-soft">{crushTexts.lead}</p>
        <InvitationForm given={given} onWritten={onWritten} />
      </div>
    </Scene>
  );
}
