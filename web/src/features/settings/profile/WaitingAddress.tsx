import { users } from '@candor/domain/api/users';
import { useMutation } from '@tanstack/react-query';
import { asClientError } from '../../../api/client-error';
import { useApp } from '../../../session/app-context';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { SaidLine } from '../SaidLine';

type WaitingAddressProps = {
  /** The address that waits for its confirmation. */
  waiting: string;
  /** The one that applies until then. */
  standing: string;
};

/**
 * A new address whose link has not been followed yet: what applies until then, resending the link, and cancelling.
 */
export function WaitingAddress({ waiting, standing }: WaitingAddressProps) {
  const { api } = useApp();
  const changed = useInvalidate();
  // The same wish once more mails another link; asking for the address that stands takes the wish back.
  const ask = useMutation({
    mutationFn: (email: string) => api.call(users.updateProfile, { body: { email } }),
    onSettled: () => changed(users.settings),
  });
  const failed = ask.isError ? asClientError(ask.error).message : null;
  const sent = ask.isSuccess && ask.variables === waiting;
  return (
    <div className="rounded-control bg-info-soft px-3 py-2.5 text-13">
      <p>
        <b className="font-strong break-all">{waiting}</b> waits for its confirmation. Until the
        link in the mail is followed, <b className="font-strong break-all">{standing}</b> stands:
        you sign in with it, and mail goes there.
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          busy={ask.isPending && ask.variables === waiting}
          onClick={() => ask.mutate(waiting)}
        >
          Send the link again
        </Button>
        <Button
          size="sm"
          variant="quiet"
          busy={ask.isPending && ask.variables === standing}
          onClick={() => ask.mutate(standing)}
        >
          Keep the old address
        </Button>
        <SaidLine
          said={
            failed
              ? { kind: 'failed', text: failed }
              : sent
                ? { kind: 'done', text: 'Sent. It works for 24 hours.' }
                : null
          }
        />
      </div>
    </div>
  );
}
