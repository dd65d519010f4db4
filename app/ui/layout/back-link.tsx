import { ArrowLeft } from 'lucide-react';
import type { LinkProps } from 'react-router';
import { ButtonLink } from '../link.tsx';

/** Above a title: a link to the screen that opened this one. */
export function BackLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    // Aligns the text, not the padding, with the title.
    <ButtonLink variant="quiet" size="small" className="-ml-3 justify-self-start" {...rest}>
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </ButtonLink>
  );
}
