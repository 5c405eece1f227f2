import { messages } from '@candor/domain/messages';
import { ReplyBody, type StaffTicket } from '@candor/domain/model/support';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../forms/use-form';
import { isSendKey } from '../../tickets/enter-sends';
import { KeysHint } from '../../tickets/KeysHint';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { TextArea } from '../../ui/TextArea';
import { useReply } from './use-staff-tickets';

/** Answers a ticket. Typed text survives a failure, and a ticket that was closed meanwhile. */
export function ReplyForm({ ticket }: { ticket: StaffTicket }) {
  const reply = useReply(ticket.id);
  const form = useForm({
    schema: ReplyBody,
    initial: { message: '' },
    send: async ({ message }) => {
      await reply(message);
      form.reset();
    },
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const { message } = form.values;
  if (ticket.status === 'closed') return <Closed unsent={message} />;

  const byMail = ticket.priority === null;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    if (message.trim() !== '') event.currentTarget.form?.requestSubmit();
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The button rests once the field is empty, and the next answer is written where this one was.
    field.current?.focus();
    form.onSubmit(event);
  };
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={onSubmit}
      aria-label="Reply"
      className="border-t border-border px-4 py-4 sm:px-5"
    >
      <TextArea
        ref={field}
        label="Reply"
        rows={3}
        box="text-14"
        readOnly={form.busy}
        onKeyDown={onKeyDown}
        hint={
          <>
            {byMail && `It goes out by e-mail, to ${ticket.user_email}. `}
            <KeysHint />
          </>
        }
        {...form.bind('message')}
      />
      <div className="mt-3 flex justify-end">
        <Button type="submit" variant="primary" busy={form.busy} disabled={message.trim() === ''}>
          {byMail ? 'Send by e-mail' : 'Send reply'}
        </Button>
      </div>
      <FormProblem text={form.problem?.message ?? null} />
    </form>
  );
}

/** A closed ticket accepts no answer. One that was not sent can be copied. */
function Closed({ unsent }: { unsent: string }) {
  return (
    <div className="border-t border-border px-4 py-4 text-13 sm:px-5">
      <p role="status" className="text-ink-2">
        {messages.ticketClosedAlready}
      </p>
      {unsent !== '' && (
        <div className="mt-3 flex items-end gap-2">
          <TextArea
            label="Not sent"
            rows={3}
            box="text-14"
            readOnly
            value={unsent}
            className="flex-1"
          />
          <CopyButton text={unsent} label="Copy what was not sent" />
        </div>
      )}
    </div>
  );
}
