import { invitations } from '@candor/domain/api/invitations';
import { messages } from '@candor/domain/messages';
import type { Invitation } from '@candor/domain/model/invitation';
import { useMutation } from '@tanstack/react-query';
import { useApp } from '../../../session/app-context';
import { copyText } from '../../../ui/copy-text';
import { formatCount, plural } from '../../../ui/format';
import { notify } from '../../../ui/toast';
import { useInvitationsChanged } from '../use-invitations';
import { doToEach, type Outcome, reasonsOf } from './bulk';

type Chosen = readonly Invitation[];

/** What can be done with several invitations at once. */
export function useBulk() {
  const { api } = useApp();
  const changed = useInvitationsChanged();
  const resend = useMutation({
    mutationFn: (chosen: Chosen) =>
      doToEach(chosen, ({ invitation_code: id, candidate_email: address }) => {
        const body = { send_email: address !== null };
        return api.call(invitations.resend, { params: { id }, body, tellsLimit: true });
      }),
    onSuccess: (outcome, chosen) => tell(outcome, chosen.length, 'renewed'),
    onSettled: changed,
  });
  const cancel = useMutation({
    mutationFn: (chosen: Chosen) =>
      doToEach(chosen, ({ invitation_code: id }) =>
        api.call(invitations.cancel, { params: { id } }),
      ),
    onSuccess: (outcome, chosen) => tell(outcome, chosen.length, 'cancelled'),
    onSettled: changed,
  });
  return { resend, cancel };
}

/** Puts the links on the clipboard, one a line. */
export function copyLinks(chosen: Chosen): Promise<void> {
  const id = 'invitation-link';
  return copyText(chosen.map(({ invitation_link }) => invitation_link).join('\n')).then(
    () => {
      const title =
        chosen.length === 1 ? messages.linkCopied : `${chosen.length} links copied to clipboard`;
      notify({ id, kind: 'success', title });
    },
    () => void notify({ id, kind: 'error', title: messages.linkNotCopied }),
  );
}

function tell(outcome: Outcome, all: number, done: string): void {
  if (outcome.failed.length === 0) {
    notify({ kind: 'success', title: `${plural(all, 'invitation')} ${done}` });
    return;
  }
  const { length: open } = outcome.open;
  const goOn = open > 0 ? [`${formatCount(open)} stay selected to go on with.`] : [];
  notify({
    kind: 'error',
    title: `${formatCount(outcome.done)} of ${plural(all, 'invitation')} ${done}`,
    detail: [...reasonsOf(outcome), ...goOn].join(' '),
  });
}
