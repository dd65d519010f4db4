import type { ComponentProps } from 'react';
import { Link as RouterLink, NavLink as RouterNavLink } from 'react-router';
import { pagesFade } from '#app/lib/choices/motion.ts';
import { type ButtonSize, buttonStyles, type ButtonVariant } from './button-styles.ts';
import { classNames } from './class-names.ts';

type LinkProps = ComponentProps<typeof RouterLink>;

/** Every link of the site: one page fades into the next. */
export function Link(props: LinkProps) {
  return <RouterLink viewTransition={pagesFade()} {...props} />;
}

/** A link that knows whether its page is open. */
export function NavLink(props: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink viewTransition={pagesFade()} {...props} />;
}

/** A link inside running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={classNames(
        'font-bold text-indigo underline decoration-1 underline-offset-4 hover:text-indigo-deep hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}

interface ButtonLinkProps extends LinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A link that is an action of its screen. The page of its main action is opened ahead (lib/next-page). */
export function ButtonLink({ variant = 'primary', size, className, ...rest }: ButtonLinkProps) {
  return (
    <Link
      data-main-action={variant === 'primary' || undefined}
      className={buttonStyles(variant, size, className)}
      {...rest}
    />
  );
}
