import { SessionGuard } from './session-guard.tsx';

export default function LoggedInGuard() {
  return <SessionGuard />;
}
