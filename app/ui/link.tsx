import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { type ButtonSize, buttonStyles, type ButtonVariant } from './button-styles.ts';
import { classNames } from './class-names.ts';

/** A link inside running text. */
export function TextLink({ className, ...rest }: RouterLinkProps) {
  return (
    <RouterLink
      className={classNames(
        'font-bold text-indigo underline decoration-1 underline-offset-4 hover:text-indigo-deep hover:decoration-2',
        className,
      )}
      {...rest}
    />
  );
}

interface ButtonLinkProps extends RouterLinkProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** A link that is the action of its screen. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <RouterLink className={buttonStyles(variant, size, className)} {...rest} />;
}
