import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { googleTexts } from '#contract/texts/credentials.ts';
import { useTheme } from '#app/lib/choices/theme.ts';
import { logFailure } from '#app/lib/log.ts';
import { drawGoogleButton } from '#app/lib/session/google-identity.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';

interface GoogleButtonProps {
  readonly clientId: string;
  /** Receives the ID token after a sign-in with Google. */
  readonly onCredential: (credential: string) => void;
}

/** Google's own button. Its height is reserved from the start, to avoid a layout shift. */
export function GoogleButton({ clientId, onCredential }: GoogleButtonProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isUnavailable, setIsUnavailable] = useState(false);
  // The theme is only known after hydration: before that everyone would get a light button.
  const hydrated = useHydrated();
  const dark = useTheme() === 'dark';
  const receive = useEffectEvent(onCredential);

  useEffect(() => {
    let unmounted = false;
    const element = container.current;
    if (!element || !hydrated) return;
    const draw = async () => {
      try {
        await drawGoogleButton(element, {
          clientId,
          dark,
          onCredential: (credential) => {
            if (!unmounted) receive(credential);
          },
        });
      } catch (error) {
        logFailure('Google sign-in', error);
        if (!unmounted) setIsUnavailable(true);
      }
    };
    void draw();
    return () => {
      unmounted = true;
    };
  }, [clientId, dark, hydrated]);

  return (
    <div className="grid min-h-11 place-items-center">
      {isUnavailable && (
        <p role="status" className="text-sm text-ink-soft">
          {googleTexts.away}
        </p>
      )}
      {/* Google's iframe is a light page: inside a dark page the browser would put white behind it. */}
      {!isUnavailable && <div ref={container} className="grid w-full justify-items-center scheme-light" />}
    </div>
  );
}
