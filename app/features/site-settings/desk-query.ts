import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSignInOptions } from '#contract/accounts/endpoints.ts';
import { getAssistant } from '#contract/chat/endpoints.ts';
import { getDonation } from '#contract/donate/endpoints.ts';
import { getFounder } from '#contract/founder/endpoints.ts';
import { getSiteDesk, listSiteChanges, type SiteDesk } from '#contract/site-settings/endpoints.ts';
import { siteDeskTexts } from '#contract/texts/site-desk.ts';
import { ownQuery } from '#app/lib/api/own-query.ts';
import { useSession } from '#app/lib/session/session.ts';
import { siteQuery } from '#app/lib/site/site.ts';
import { showToast } from '#app/ui/overlays/toast.tsx';

export const deskQuery = (userId: number | null) => ownQuery(getSiteDesk, {}, userId);

export const useUserId = (): number | null => useSession()?.userId ?? null;

/** Replies that settings change; other pages must not show old ones. */
const CHANGED = [getFounder, getDonation, getSignInOptions, getAssistant, listSiteChanges].map(
  ({ path }) => path,
);

/** Shows a desk that the server has answered with, here and on the pages that this browser knows. */
export function useShowDesk(): (desk: SiteDesk) => void {
  const client = useQueryClient();
  const userId = useUserId();
  return (desk) => {
    client.setQueryData(deskQuery(userId).queryKey, desk);
    void client.invalidateQueries({
      predicate: ({ queryKey }) => CHANGED.some((path) => path === queryKey[1]),
    });
    void client.fetchQuery({ ...siteQuery(), staleTime: 0 });
  };
}

/** Saves a setting; the form shows why it failed. */
export function useSaveSetting<Body>(
  send: (body: Body) => Promise<SiteDesk>,
  onRefused: (error: unknown) => void,
) {
  const show = useShowDesk();
  return useMutation({
    mutationFn: send,
    onSuccess: (desk) => {
      show(desk);
      showToast(siteDeskTexts.saved, 'success');
    },
    onError: onRefused,
  });
}
