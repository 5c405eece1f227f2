import { messages } from '@candor/domain/messages';
import { Button } from '../../ui/Button';
import { useLogout } from '../use-logout';

/** Signing out at a gate. It leads home: somebody stopped here would be stopped after the next sign-in, too. */
export function GateLogout() {
  const { busy, logout } = useLogout('home');
  return (
    <Button variant="link" size="sm" busy={busy} onClick={logout}>
      {busy ? messages.signingOut : 'Logout'}
    </Button>
  );
}
