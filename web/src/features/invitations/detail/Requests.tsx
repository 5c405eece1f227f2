import { invitations } from '@candor/domain/api/invitations';
import type { InvitationRequest, RequestKind } from '@candor/domain/model/invitation';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../session/app-context';
import { ErrorNote } from '../../../session/ErrorNote';
import { useCall } from '../../../session/use-call';
import { useTellError } from '../../../session/use-tell-error';
import { Button } from '../../../ui/Button';
import { formatDay, formatMoment } from '../../../ui/format';
import { Tag } from '../../../ui/Tag';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { useInvitationsChanged } from '../use-invitations';
import { PanelPart } from './PanelPart';

const KIND_WORD: Record<RequestKind, string> = {
  adjustment: 'Asks for adjustments',
  question: 'Asks a question',
  withdraw: 'Withdraws',
  erase: 'Asks to be erased',
};

/** The candidate's requests, each to be settled. Nothing if there are none. */
export function Requests({ code }: { code: string }) {
  const asked = useCall(invitations.requests, { params: { id: code } });
  const requests = asked.data?.requests ?? [];
  if (asked.isError && !asked.data) {
    return (
      <PanelPart title="Asked by the candidate">
        <ErrorNote
          title="What the candidate asked could not be loaded."
          error={asked.error}
          onRetry={() => void asked.refetch()}
          className="mt-3"
        />
      </PanelPart>
    );
  }
  if (requests.length === 0) return null;
  return (
    <PanelPart title="Asked by the candidate">
      <ul className="divide-y divide-hairline">
        {requests.map((request) => (
          <Request key={request.request_id} code={code} request={request} />
        ))}
      </ul>
    </PanelPart>
  );
}

function Request({ code, request }: { code: string; request: InvitationRequest }) {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const tell = useTellError('invitation-request');
  const { request_id, kind, message, created_at, settled_at } = request;
  const settle = useMutation({
    mutationFn: () => api.call(invitations.settleRequest, { params: { id: code, request_id } }),
    onError: (error) => tell(error),
    onSettled: changed,
  });
  const words = useFocusAfter<HTMLDivElement>(settled_at !== null);
  return (
    <li className="flex items-start gap-3 py-3 text-13 last:pb-0">
      <div ref={words} tabIndex={-1} className="min-w-0 flex-1 outline-none">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">{KIND_WORD[kind]}</span>
          <time dateTime={created_at} className="num text-12 text-ink-3">
            {formatMoment(created_at)}
          </time>
        </p>
        {message && <p className="whitespace-pre-line wrap-anywhere text-ink-2">{message}</p>}
      </div>
      {settled_at ? (
        <Tag tone="success">Settled {formatDay(settled_at)}</Tag>
      ) : (
        <Button
          size="sm"
          busy={settle.isPending}
          aria-label={`Settle: ${KIND_WORD[kind]}`}
          onClick={() => settle.mutate()}
        >
          Settle
        </Button>
      )}
    </li>
  );
}
