import { useCallback } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { InvitePage } from '../features/candidate-assessment/InvitePage';
import { Island } from '../ui/Island';

/** /invite/:code, for candidates without an account: the assessment and nothing around it. */
export function Component() {
  const { code = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (to: string, how: 'push' | 'replace') => void navigate(to, { replace: how === 'replace' }),
    [navigate],
  );
  return (
    <Island name="invite">
      <InvitePage code={code} address={{ search, go }} />
    </Island>
  );
}
