import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { AUDIT_ACTIONS, type AuditAction } from '#contract/audit/actions.ts';
import { type AuditEntry, listAudit } from '#contract/audit/endpoints.ts';
import { AUDIT_PER_PAGE } from '#contract/limits.ts';
import { auditActionNames, auditTexts } from '#contract/texts/audit.ts';
import { endpointPageQuery } from '#app/lib/api/endpoint-query.ts';
import { failureMessage } from '#app/lib/api/failure-message.ts';
import { pagesIn, useListAddress } from '#app/lib/api/use-list-address.ts';
import { auditDetails } from '#app/lib/audit/audit-details.ts';
import { formatDateTime, formatNumber } from '#app/lib/format.ts';
import { classNames } from '#app/ui/class-names.ts';
import { MixedText } from '#app/ui/japanese/mixed-text.tsx';
import { EmptyState } from '#app/ui/layout/empty-state.tsx';
import { ErrorState } from '#app/ui/layout/error-state.tsx';
import { ListSkeleton } from '#app/ui/layout/list-skeleton.tsx';
import { Pagination } from '#app/ui/layout/pagination.tsx';
import { type Column, Table } from '#app/ui/layout/table.tsx';
import { QuietBridge } from '#app/ui/pictures/quiet-bridge.tsx';

interface AuditListProps {
  readonly kind: AuditAction | null;
  /** Only entries by or about this account. */
  readonly userId: number | null;
}

/** One page of the audit log, newest first. */
export function AuditList({ kind, userId }: AuditListProps) {
  const { search, page, setPage, hrefOf } = useListAddress();
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...endpointPageQuery(listAudit, {
      query: {
        kind: kind ?? undefined,
        userId: userId === null ? undefined : String(userId),
        search: search || undefined,
        page,
        size: AUDIT_PER_PAGE,
      },
    }),
    placeholderData: keepPreviousData,
  });

  if (!data && error) return <ErrorState message={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const pages = pagesIn(data.total, AUDIT_PER_PAGE);
  if (page > pages && !isPlaceholderData) return <Navigate replace to={hrefOf({ page: pages })} />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={classNames('grid gap-5', isPlaceholderData && 'opacity-60')}
    >
      <p role="status" className="text-sm text-ink-soft">
        {auditTexts.found(formatNumber(data.total))}
      </p>
      {data.rows.length > 0 ? (
        <Table caption={auditTexts.title} rows={data.rows} rowKey={({ id }) => id} columns={COLUMNS} />
      ) : (
        <EmptyState picture={<QuietBridge className="w-40 text-indigo" />} title={auditTexts.emptyTitle}>
          {auditTexts.emptyText}
        </EmptyState>
      )}
      <Pagination page={page} pages={pages} onChange={setPage} />
    </div>
  );
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    key: 'time',
    heading: auditTexts.time,
    cell: ({ createdAt }) => <span className="text-sm tabular-nums">{formatDateTime(createdAt)}</span>,
  },
  {
    key: 'who',
    heading: auditTexts.who,
    cell: (entry) => <span className="wrap-anywhere">{actorOf(entry)}</span>,
  },
  { key: 'what', heading: auditTexts.what, cell: (entry) => <What entry={entry} /> },
  {
    key: 'whom',
    heading: auditTexts.whom,
    cell: (entry) => <span className="wrap-anywhere">{subjectOf(entry)}</span>,
  },
];

function What({ entry }: { readonly entry: AuditEntry }) {
  const lines = [auditDetails(entry), entry.times > 1 && auditTexts.times(entry.times)].filter(Boolean);
  return (
    <div className="grid">
      <span className="font-bold">{nameOf(entry.action)}</span>
      {lines.map((line) => (
        <span key={String(line)} className="text-sm wrap-anywhere text-ink-soft">
          {/* What somebody has typed or accepted may be Japanese. */}
          <MixedText>{String(line)}</MixedText>
        </span>
      ))}
    </div>
  );
}

/** A kind of another version has no name here. */
function nameOf(action: string): string {
  const known = AUDIT_ACTIONS.find((name) => name === action);
  return known ? auditActionNames[known] : action;
}

// Nobody is logged in when a login fails; otherwise the account is gone.
const actorOf = ({ actor, action }: AuditEntry): string =>
  actor?.email ?? (action === 'login-failed' ? auditTexts.nobody : auditTexts.deleted);

/** The account that failures of unknown e-mails are counted for. */
const NO_ACCOUNT = 'users/0';

function subjectOf({ actor, about, subject }: AuditEntry): string {
  if (about) return about.id === actor?.id ? auditTexts.oneself : about.email;
  if (subject === NO_ACCOUNT) return auditTexts.unknownEmails;
  return subject.startsWith('users/') ? auditTexts.deleted : subject;
}
