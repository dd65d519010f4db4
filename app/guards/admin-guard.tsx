import { SessionGuard } from './session-guard.tsx';

export default function AdminGuard() {
  return <SessionGuard roles={['ADMIN']} />;
}
