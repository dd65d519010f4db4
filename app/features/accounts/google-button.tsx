import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { googleTexts } from '#contract/texts/accounts.ts';
import { useTheme } from '#app/lib/choices/theme.ts';
import { logFailure } from '#app/lib/log.ts';
import { drawGoogleButton } from '#app/lib/session/google-identity.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

interface GoogleButtonProps {
  readonly clientId: string;
  /** The ID token of whoever has just signed in with Google. */
  readonly onCredential: (credential: string) => void;
}

/** Google's own button. Its height is kept free from the start, so that nothing jumps when it arrives. */
export function GoogleButton({ clientId, onCredential }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  // The theme is only known in the live page: before that a light button would be drawn for everyone.
  const live = useHydrated();
  const dark = useTheme() === 'dark';
  const receive = useEffectEvent(onCredential);

  useEffect(() => {
    let gone = false;
    const element = place.current;
    if (!element || !live) return;
    const draw = async () => {
      try {
        await drawGoogleButton(element, {
          clientId,
          dark,
          onCredential: (credential) => {
            if (!gone) receive(credential);
          },
        });
      } catch (error) {
        logFailure('Google sign-in', error);
        if (!gone) setAway(true);
      }
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [clientId, dark, live]);

  return (
    <div className="grid min-h-11 place-items-center">
      {away && (
        <p role="status" className="text-sm text-ink-soft">
          {googleTexts.away}
        </p>
      )}
      {/* Google's frame is a light page: inside a dark one the browser would put white behind it. */}
      {!away && <div ref={place} className="grid w-full justify-items-center scheme-light" />}
    </div>
  );
}
