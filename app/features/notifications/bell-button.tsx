import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { notificationTexts } from '#contract/texts/notifications.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

interface BellButtonProps extends Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'> {
  readonly unread: number;
}

const COUNTED = 9;

export function BellButton({ unread, ...rest }: BellButtonProps) {
  return (
    <IconButton
      {...rest}
      label={unread > 0 ? notificationTexts.bellUnread(unread) : notificationTexts.bell}
      icon={
        <span aria-hidden className="relative">
          <Bell />
          {unread > 0 && (
            <span className="absolute -top-2 left-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-vermilion px-1 text-[0.6875rem] leading-none font-bold text-on-vermilion tabular-nums">
              {unread > COUNTED ? `${COUNTED}+` : unread}
            </span>
          )}
        </span>
      }
    />
  );
}
