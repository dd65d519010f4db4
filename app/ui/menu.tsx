import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

interface MenuProps {
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** A list of links or actions under a button. Not modal: the modal form injects a style that our policy blocks. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 min-w-60 animate-[rise_.15s_ease-out] rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left outline-none select-none ' +
  'data-[highlighted]:bg-indigo-wash data-[highlighted]:text-indigo [&_svg]:size-4.5 [&_svg]:shrink-0';

export function MenuLink({
  icon,
  children,
  ...rest
}: { readonly icon?: ReactNode } & ComponentProps<typeof Link>) {
  return (
    <DropdownMenu.Item asChild>
      <Link className={ITEM} {...rest}>
        {icon}
        {children}
      </Link>
    </DropdownMenu.Item>
  );
}

interface MenuActionProps {
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

export function MenuAction({ icon, onSelect, children }: MenuActionProps) {
  return (
    <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

export function MenuNote({ children }: { readonly children: ReactNode }) {
  return (
    <DropdownMenu.Label className="max-w-72 px-3 py-2 text-sm break-words text-ink-soft">
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuLine() {
  return <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;
}
