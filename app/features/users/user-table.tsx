import type { Role } from '#contract/roles.ts';
import { userTexts } from '#contract/texts/users.ts';
import type { User } from '#contract/users/endpoints.ts';
import { Badge } from '#app/ui/badge.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import { RoleCheckboxes } from './role-checkboxes.tsx';

interface UserTableProps {
  readonly users: readonly User[];
  readonly isSaving: (user: User) => boolean;
  readonly onToggle: (user: User, role: Role) => void;
}

// As high as a checkbox, so that the row is aligned.
const CELL = 'flex items-center wrap-anywhere sm:min-h-11';

/** Email, Name, Roles (PRODUCT.md, Users). */
export function UserTable({ users, ...saving }: UserTableProps) {
  return (
    <Table caption={userTexts.title} rows={users} rowKey={({ id }) => id} columns={columnsWith(saving)} />
  );
}

const columnsWith = ({ isSaving, onToggle }: Omit<UserTableProps, 'users'>): Column<User>[] => [
  { key: 'email', heading: userTexts.email, cell: (user) => <Email user={user} /> },
  { key: 'name', heading: userTexts.name, cell: ({ name }) => <span className={CELL}>{name}</span> },
  {
    key: 'roles',
    heading: userTexts.roles,
    cell: (user) => (
      <RoleCheckboxes user={user} saving={isSaving(user)} onToggle={(role) => onToggle(user, role)} />
    ),
  },
];

function Email({ user }: { readonly user: User }) {
  return (
    <span className={`${CELL} flex-wrap gap-x-3 gap-y-1 sm:min-w-52`}>
      <span className="min-w-0">{user.email}</span>
      {!user.verified && <Badge tone="amber">{userTexts.unverified}</Badge>}
    </span>
  );
}
