import { type Ref, useEffect } from 'react';
import { CRUSH_HAPPY_STEP_MS } from '#contract/limits.ts';
import { crushTexts } from '#contract/texts/crush.ts';
import { isLastHappyPicture } from './crush-state.ts';
import type { Invitation } from './invitation.ts';
import { HAPPY_PICTURES } from './pictures/happy-pictures.tsx';
import { Scene } from './scene.tsx';

interface ConfirmationProps {
  readonly invitation: Invitation;
  readonly happyPicture: number;
  readonly onStep: () => void;
  readonly titleRef: Ref<HTMLHeadingElement>;
}

export function Confirmation({ invitation, happyPicture, onStep, titleRef }: ConfirmationProps) {
  useEffect(() => {
    if (isLastHappyPicture(happyPicture)) return;
    const timer = setTimeout(onStep, CRUSH_HAPPY_STEP_MS);
    return () => clearTimeout(timer);
  }, [happyPicture, onStep]);
  return (
    <Scene
      titleRef={titleRef}
      title={crushTexts.accepted(invitation.ten)}
      picture={<HappyPicture at={happyPicture} />}
    >
      <p className="text-xl text-balance">{crushTexts.confirmation(invitation)}</p>
      <p className="text-balance text-ink-soft">{crushTexts.tellBack}</p>
    </Scene>
  );
}

/**
 * With reduced motion the pictures still change, three times in all (PRODUCT.md, D25), because nothing moves while they
 * do. Only the fade-in is motion, and the theme disables it.
 */
function HappyPicture({ at }: { readonly at: number }) {
  const CurrentPicture = HAPPY_PICTURES[at];
  return (
    CurrentPicture && (
      <div key={at} className="animate-[rise_300ms_ease-out]">
        <CurrentPicture />
      </div>
    )
  );
}
