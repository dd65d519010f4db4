import { useQueryClient } from '@tanstack/react-query';
import { getOwnAccount, type OwnAccount } from '#contract/own-account/endpoints.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';

export const ownAccountQuery = (userId: number | null) => ownQuery(getOwnAccount, {}, userId);

/** Stores the account from a reply, so that the whole page updates. */
export function useRememberAccount(): (account: OwnAccount) => void {
  const client = useQueryClient();
  return (account) => void client.setQueryData(ownAccountQuery(account.id).queryKey, account);
}
