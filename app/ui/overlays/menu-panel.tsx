import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { NavLink } from '#app/ui/link.tsx';
import type { MenuEntry, MenuProps } from './menu-entry.ts';
import { useBackCloses } from './use-back-closes.ts';

/** The open menu. Not modal: a modal menu injects a style that our policy blocks. */
export default function MenuPanel({ entries, children, className, label, title }: MenuProps) {
  const [open, setOpen] = useState(true);
  useBackCloses(open, () => setOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger aria-label={label} title={title} className={className}>
        {children}
      </DropdownMenu.Trigger>
      {/* In a landmark, so that screen readers find it. */}
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-40 max-h-[calc(100dvh-5.5rem)] min-w-60 animate-[rise_.15s_ease-out] overflow-y-auto rounded-lg border border-line bg-surface p-1.5 shadow-float"
        >
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ITEM =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md px-3 text-left outline-none select-none ' +
  'data-[highlighted]:bg-indigo-wash data-[highlighted]:text-indigo [&_svg]:size-4.5 [&_svg]:shrink-0';

function Entry({ entry }: { readonly entry: MenuEntry }) {
  switch (entry.kind) {
    case 'link':
      return (
        <DropdownMenu.Item asChild>
          <NavLink
            to={entry.to}
            className={`${ITEM} aria-[current=page]:font-bold aria-[current=page]:text-indigo`}
          >
            {entry.icon}
            {entry.label}
          </NavLink>
        </DropdownMenu.Item>
      );
    case 'action':
      return (
        // After the menu has returned the focus to its button, so that a dialog opened here returns it there too.
        <DropdownMenu.Item className={ITEM} onSelect={() => setTimeout(entry.onSelect)}>
          {entry.icon}
          {entry.label}
        </DropdownMenu.Item>
      );
    case 'note':
      return (
        <DropdownMenu.Label className="max-w-72 px-3 py-2 text-sm break-words text-ink-soft">
          {entry.label}
        </DropdownMenu.Label>
      );
    case 'line':
      return <DropdownMenu.Separator className="mx-2 my-1.5 h-px bg-line" />;
  }
}
