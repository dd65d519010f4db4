import { useEffect, useRef } from 'react';
import { type Role, ROLES } from '#contract/roles.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';

interface RoleCheckboxesProps {
  readonly user: User;
  readonly saving: boolean;
  readonly onToggle: (role: Role) => void;
}

/** The four roles of one person; all are disabled while one is being saved. */
export function RoleCheckboxes({ user, saving, onToggle }: RoleCheckboxesProps) {
  const toggled = useRef<HTMLInputElement | null>(null);

  // A disabled checkbox loses the focus: give it back afterwards.
  useEffect(() => {
    if (saving) return;
    if (document.activeElement === document.body) toggled.current?.focus();
    toggled.current = null;
  }, [saving]);

  return (
    <div
      aria-busy={saving}
      className="grid grid-cols-[repeat(2,auto)] gap-x-4 max-sm:-my-2.5 lg:flex lg:gap-x-5"
    >
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          label={role}
          aria-label={userTexts.roleOf(role, user.email)}
          className="text-sm has-disabled:text-ink-soft"
          checked={user.roles.includes(role)}
          disabled={saving}
          onChange={(event) => {
            toggled.current = event.currentTarget;
            onToggle(role);
          }}
        />
      ))}
    </div>
  );
}
