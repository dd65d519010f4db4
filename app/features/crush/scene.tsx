import type { ReactNode, Ref } from 'react';

interface SceneProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** The title takes the focus where a step follows from a button that is gone. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** What all steps share: the rice ball above, what is said below. Long words without a blank break anywhere. */
export function Scene({ picture, title, titleRef, children }: SceneProps) {
  return (
    <div className="container-page grid max-w-lg justify-items-center gap-5 pt-6 text-center wrap-anywhere sm:pt-10">
      <div className="w-56 sm:w-72">{picture}</div>
      <h1 ref={titleRef} tabIndex={-1} className="text-3xl font-bold tracking-tight outline-none">
        {title}
      </h1>
      {children}
    </div>
  );
}
