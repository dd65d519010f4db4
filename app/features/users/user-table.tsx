import type { Role } from '#contract/roles.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { formatDay, formatMinute } from '#app/lib/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import { RoleCheckboxes } from './role-checkboxes.tsx';

interface UserTableProps {
  readonly users: readonly User[];
  readonly isSaving: (user: User) => boolean;
  readonly onToggle: (user: User, role: Role) => void;
  readonly onManage: (user: User) => void;
}

// As high as a checkbox, so that the row is aligned.
const CELL = 'flex items-center wrap-anywhere sm:min-h-11';

/** Email, Name, Roles (PRODUCT.md, Users), and when the account was used. */
export function UserTable({ users, ...handlers }: UserTableProps) {
  return (
    <Table caption={userTexts.title} rows={users} rowKey={({ id }) => id} columns={columnsWith(handlers)} />
  );
}

const columnsWith = ({ isSaving, onToggle, onManage }: Omit<UserTableProps, 'users'>): Column<User>[] => [
  { key: 'email', heading: userTexts.email, cell: (user) => <Email user={user} /> },
  { key: 'name', heading: userTexts.name, cell: (user) => <NameAndTimes user={user} /> },
  {
    key: 'roles',
    heading: userTexts.roles,
    cell: (user) => (
      <RoleCheckboxes user={user} saving={isSaving(user)} onToggle={(role) => onToggle(user, role)} />
    ),
  },
  {
    key: 'manage',
    heading: userTexts.management,
    cell: (user) => (
      <Button
        variant="secondary"
        size="small"
        className="whitespace-nowrap"
        aria-label={userTexts.manageOf(user.email)}
        onClick={() => onManage(user)}
      >
        {userTexts.manage}
      </Button>
    ),
  },
];

function Email({ user }: { readonly user: User }) {
  return (
    <span className={`${CELL} flex-wrap gap-x-3 gap-y-1 sm:min-w-52`}>
      <span className="min-w-0">{user.email}</span>
      {!user.verified && <Badge tone="amber">{userTexts.unverified}</Badge>}
      {user.blocked && <Badge tone="error">{userTexts.isBlocked}</Badge>}
      {user.hasSecondFactor && <Badge tone="moss">{userTexts.hasSecondFactor}</Badge>}
    </span>
  );
}

function NameAndTimes({ user }: { readonly user: User }) {
  return (
    <div className="grid">
      <span className={CELL}>{user.name}</span>
      <span className="text-sm text-ink-soft">{userTexts.joined(formatDay(user.createdAt))}</span>
      <span className="text-sm text-ink-soft">
        {user.lastActiveAt ? userTexts.active(formatMinute(user.lastActiveAt)) : userTexts.neverActive}
      </span>
    </div>
  );
}
