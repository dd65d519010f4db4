import { AUDIT_ACTIONS, AUDIT_GROUPS, type AuditAction, type AuditGroup } from '#contract/audit/actions.ts';
import { auditActionNames, auditGroupNames, auditTexts } from '#contract/texts/audit.ts';
import { Select } from '#app/ui/forms/field.tsx';

interface KindSelectProps {
  readonly kind: AuditAction | null;
  readonly onChange: (kind: AuditAction | null) => void;
}

const GROUPS = Object.entries(AUDIT_GROUPS) as [AuditGroup, readonly AuditAction[]][];

export const kindFrom = (text: string | null): AuditAction | null =>
  AUDIT_ACTIONS.find((action) => action === text) ?? null;

/** Chooses one kind of entries, or all. */
export const KindSelect = ({ kind, onChange }: KindSelectProps) => (
  <Select
    label={auditTexts.kind}
    value={kind ?? ''}
    onChange={(event) => onChange(kindFrom(event.target.value))}
  >
    <option value="">{auditTexts.allKinds}</option>
    {GROUPS.map(([group, actions]) => (
      <optgroup key={group} label={auditGroupNames[group]}>
        {actions.map((action) => (
          <option key={action} value={action}>
            {auditActionNames[action]}
          </option>
        ))}
      </optgroup>
    ))}
  </Select>
);
