import { REVIEWER_ROLES } from '#contract/roles.ts';
import { SessionGuard } from './session-guard.tsx';

export default function ReviewerGuard() {
  return <SessionGuard roles={REVIEWER_ROLES} />;
}
