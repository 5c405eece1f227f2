import { support } from '@candor/domain/api/support';
import { messages } from '@candor/domain/messages';
import { ChatTicketForm, type TicketType } from '@candor/domain/model/support';
import { useChat } from '../../../chat/use-chat';
import { type Form, useForm } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { useAttempt } from '../../../session/use-attempt';
import { useInvalidate } from '../../../session/use-call';
import { notify } from '../../../ui/toast';
import { useKeepTicketDraft, useTicketDraft } from './use-ticket-draft';

export type ChatForm = Form<'subject' | 'message' | 'type' | 'priority'>;

/**
 * Opens a live chat. Typed text survives a failure and the end of a session; if a chat is already open, the message
 * goes there.
 */
export function useChatForm(type: TicketType): ChatForm {
  const { api } = useApp();
  const chat = useChat();
  const invalidate = useInvalidate();
  const attempt = useAttempt();
  const draft = useTicketDraft('chat');
  const empty = { subject: '', message: '', type, priority: 'normal' };
  const form: ChatForm = useForm({
    schema: ChatTicketForm,
    initial: { ...empty, ...draft },
    send: async (body) => {
      const idempotencyKey = attempt.keyOf(body);
      const { ticket_id, existing } = await api.call(support.chat, { body, idempotencyKey });
      attempt.done();
      form.reset(empty);
      notify(existing ? ALREADY_OPEN : { kind: 'success', title: messages.ticketCreated });
      void invalidate(support.list);
      await chat.adopt(ticket_id);
      chat.openPanel();
    },
  });
  useKeepTicketDraft('chat', form.values);
  return form;
}

const ALREADY_OPEN = {
  kind: 'info',
  title: 'You have an open conversation already',
  detail: 'Your message was added to it.',
} as const;
