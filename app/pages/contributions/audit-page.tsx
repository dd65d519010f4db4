import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { auditTexts } from '#contract/texts/audit.ts';
import { AuditList } from '#app/features/audit/audit-list.tsx';
import { kindFrom, KindSelect } from '#app/features/audit/kind-select.tsx';
import { useListAddress } from '#app/lib/api/use-list-address.ts';
import { PageHead } from '#app/lib/head/page-head.tsx';
import { ListSearch } from '#app/ui/forms/list-search.tsx';
import { Page } from '#app/ui/layout/page.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** The audit log, by kind and person. */
export default function AuditPage() {
  const { search, setSearch } = useListAddress();
  const [params, setParams] = useSearchParams();
  const kind = kindFrom(params.get('kind'));
  const userId = idFrom(params.get('userId'));
  const setKind = (next: string | null) => {
    const changed = new URLSearchParams(params);
    changed.delete('page');
    if (next) changed.set('kind', next);
    else changed.delete('kind');
    setParams(changed, { replace: true, preventScrollReset: true });
  };
  return (
    <Page title={auditTexts.title} lead={auditTexts.lead}>
      <PageHead title={auditTexts.title} />
      <div className="grid gap-5">
        <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
          <ListSearch label={auditTexts.search} search={search} onSearch={setSearch} />
          <KindSelect kind={kind} onChange={setKind} />
        </div>
        {userId !== null && (
          <p>
            {auditTexts.onlyOfOne} <TextLink to={paths.audit}>{auditTexts.showAll}</TextLink>
          </p>
        )}
        <AuditList kind={kind} userId={userId} />
      </div>
    </Page>
  );
}

function idFrom(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
