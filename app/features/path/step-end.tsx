import { type ReactNode, useEffect, useRef } from 'react';
import type { ShortStep } from '#contract/path/endpoints.ts';
import { paths } from '#contract/paths.ts';
import { pathTexts, stepTexts as texts } from '#contract/texts/path-screens.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ButtonLink } from '#app/ui/link.tsx';
import { CrossedBridge } from '#app/ui/pictures/crossed-bridge.tsx';
import { addressOf } from './path-queries.ts';

interface StepEndProps {
  readonly text: string;
  /** Nothing went wrong. */
  readonly isGold: boolean;
  /** Where to go from here. */
  readonly children: ReactNode;
}

/** The end of a step. */
export function StepEnd({ text, isGold, children }: StepEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid justify-items-center gap-5 text-center">
      <CrossedBridge className="w-56 text-indigo" />
      <h2 ref={heading} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        {texts.doneTitle}
      </h2>
      <p className={classNames('text-lg', isGold ? 'font-bold text-amber' : 'text-ink-soft')}>{text}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:justify-center">{children}</div>
    </section>
  );
}

/** From the end of a step to the one after it, and to the map. */
export function StepLinks({ next }: { readonly next: ShortStep | null | undefined }) {
  return (
    <>
      {next && <ButtonLink to={addressOf(next)}>{pathTexts.goOn(next.title)}</ButtonLink>}
      <ButtonLink variant="secondary" to={paths.path}>
        {texts.backToPath}
      </ButtonLink>
    </>
  );
}
