import { ArrowLeft } from 'lucide-react';
import type { LinkProps } from 'react-router';
import { ButtonLink } from '../link.tsx';

/** Above a title: the way to the screen that this one was opened from. */
export function BackLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    // Its words, not its edge, stand in line with the title.
    <ButtonLink variant="quiet" size="small" className="-ml-3 justify-self-start" {...rest}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  );
}
