import type { ReactNode, Ref } from 'react';

interface SceneProps {
  readonly picture: ReactNode;
  readonly title: string;
  /** Receives focus when the button that led to this step was removed. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** The layout of all steps: the rice ball above, the text below. Long words break anywhere. */
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
