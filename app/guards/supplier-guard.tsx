import { CONTRIBUTOR_ROLES } from '#contract/roles.ts';
import { SessionGuard } from './session-guard.tsx';

export default function SupplierGuard() {
  return <SessionGuard roles={CONTRIBUTOR_ROLES} />;
}
