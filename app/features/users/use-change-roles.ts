import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { listNotifications } from '#contract/notifications/endpoints.ts';
import { type Role, ROLES } from '#contract/roles.ts';
import { userTexts } from '#contract/texts/users.ts';
import { changeRoles, listUsers, type User } from '#contract/users/endpoints.ts';
import type { ListPage } from '#app/lib/api/api.ts';
import { useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { logFailure } from '#app/lib/log.ts';
import { showLongToast } from '#app/ui/overlays/toast.tsx';

interface Toggle {
  readonly user: User;
  readonly role: Role;
}

const TOGGLE = ['toggle-role'];

/** Toggling a role sends the full new list; the row changes when the server has confirmed (PRODUCT.md, Users). */
export function useChangeRoles() {
  const api = useApi();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: TOGGLE,
    mutationFn: ({ user, role }: Toggle) =>
      api.call(changeRoles, {
        params: { id: String(user.id) },
        body: { newRoles: toggled(user.roles, role) },
      }),
    onSuccess: (changed) => {
      client.setQueriesData<ListPage<typeof listUsers>>(
        { queryKey: ['GET', listUsers.path] },
        (page) => page && { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) },
      );
      // The change also creates a notification.
      void client.invalidateQueries({ queryKey: ['GET', listNotifications.path] });
    },
    onError: (error) => {
      logFailure('Changing roles failed', error);
      showLongToast(failureMessage(error, userTexts.saveFailed), 'error');
    },
  });
  const savingIds = useMutationState({
    filters: { mutationKey: TOGGLE, status: 'pending' },
    select: ({ state }) => (state.variables as Toggle).user.id,
  });
  return {
    isSaving: (user: User) => savingIds.includes(user.id),
    toggle: (user: User, role: Role) => mutate({ user, role }),
  };
}

const toggled = (roles: readonly Role[], toggledRole: Role): Role[] =>
  ROLES.filter((role) => roles.includes(role) !== (role === toggledRole));
