import { support } from '@candor/domain/api/support';
import { MailTicketForm, type TicketType } from '@candor/domain/model/support';
import { useState } from 'react';
import { type Form, useForm } from '../../../forms/use-form';
import { useApp, useUser } from '../../../session/app-context';
import { useAttempt } from '../../../session/use-attempt';
import { useInvalidate } from '../../../session/use-call';
import { useKeepTicketDraft, useTicketDraft } from './use-ticket-draft';

export type MailForm = Form<'name' | 'email' | 'subject' | 'message' | 'type'> & {
  /** The ticket that was sent last and where its answer will arrive; null before. */
  sent: { id: string; email: string } | null;
};

/** Opens a ticket that is answered by e-mail. What was typed survives a failure and the end of a session. */
export function useMailForm(type: TicketType): MailForm {
  const { api } = useApp();
  const { full_name: name, email, plan_info } = useUser();
  const invalidate = useInvalidate();
  const attempt = useAttempt();
  const [sent, setSent] = useState<MailForm['sent']>(null);
  const draft = useTicketDraft('mail');
  const empty = { name, email, subject: '', message: '', type };
  const form = useForm({
    schema: MailTicketForm,
    initial: { ...empty, ...draft },
    send: async (written) => {
      setSent(null);
      const body = {
        ...written,
        user_plan: plan_info.plan_type,
        user_credits: plan_info.usage.candidates_remaining,
      };
      const idempotencyKey = attempt.keyOf(body);
      const { ticket_id: id } = await api.call(support.mail, { body, idempotencyKey });
      attempt.done();
      setSent({ id, email: written.email });
      form.reset(empty);
      void invalidate(support.list);
    },
  });
  useKeepTicketDraft('mail', form.values);
  return { ...form, sent };
}
