import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SECOND_FACTOR_ROLES } from '#contract/roles.ts';
import { changeSecondFactorRule, getSecondFactorRule } from '#contract/second-factor/endpoints.ts';
import { roleNames } from '#contract/texts/accounts.ts';
import { secondFactorTexts } from '#contract/texts/second-factor.ts';
import { endpointQuery, useApi } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { Checkbox } from '#app/ui/forms/field.tsx';
import { CardSection } from '#app/ui/layout/card-section.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { Skeleton } from '#app/ui/layout/skeleton.tsx';
import { showLongToast, showToast } from '#app/ui/overlays/toast.tsx';

/** An admin's choice of the roles that need a second factor; a checkbox changes when the server has confirmed. */
export function SecondFactorRule() {
  const api = useApi();
  const client = useQueryClient();
  const rule = endpointQuery(getSecondFactorRule, {});
  const { data, error, refetch } = useQuery(rule);
  const change = useMutation({
    mutationFn: (roles: (typeof SECOND_FACTOR_ROLES)[number][]) =>
      api.call(changeSecondFactorRule, { body: { roles } }),
    onSuccess: (changed) => {
      client.setQueryData(rule.queryKey, changed);
      showToast(secondFactorTexts.ruleSaved, 'success');
    },
    onError: (failure) => showLongToast(failureMessage(failure), 'error'),
  });
  const roles = data?.roles ?? [];
  return (
    <CardSection heading={secondFactorTexts.ruleTitle}>
      <p className="text-ink-soft">{secondFactorTexts.ruleText}</p>
      {!data && error && <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-11" />}
      {data && (
        <div aria-busy={change.isPending} className="flex flex-wrap gap-x-6">
          {SECOND_FACTOR_ROLES.map((role) => (
            <Checkbox
              key={role}
              label={roleNames[role]}
              checked={roles.includes(role)}
              disabled={change.isPending}
              onChange={() =>
                change.mutate(
                  SECOND_FACTOR_ROLES.filter((other) => roles.includes(other) !== (other === role)),
                )
              }
            />
          ))}
        </div>
      )}
    </CardSection>
  );
}
