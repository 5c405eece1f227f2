import type { TicketType } from '@candor/domain/model/support';
import { useState } from 'react';
import { Awaited } from '../../../ui/Awaited';
import { Card } from '../../../ui/Card';
import { Tabs } from '../../../ui/Tabs';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { ActiveChat } from './ActiveChat';
import { ChatWay } from './ChatWay';
import { FormSkeleton } from './FormSkeleton';
import { MailWay } from './MailWay';
import { useChatForm } from './use-chat-form';
import { useMailForm } from './use-mail-form';
import { useActiveChat } from './use-tickets';

/** Where a question begins, for what leads there. */
export const ASK_ID = 'ask';

/** The ways to ask support: a live chat first, a ticket by e-mail second. What was typed in one stays while the other is in sight. */
export function SupportWays({ type }: { type: TicketType }) {
  const [way, setWay] = useState<'chat' | 'mail'>('chat');
  const chatForm = useChatForm(type);
  const mailForm = useMailForm(type);
  const { ticket, isPending } = useActiveChat();
  const title = useFocusAfter<HTMLHeadingElement>(ticket === null);
  return (
    <Card id={ASK_ID} aria-labelledby="ask-title" className="px-4 pt-4 pb-5 sm:px-6">
      <h2 ref={title} id="ask-title" tabIndex={-1} className="mb-2 text-16 font-strong">
        {ticket ? 'Your conversation' : 'New conversation'}
      </h2>
      <Tabs
        label="Ways to reach support"
        value={way}
        onChange={setWay}
        tabs={[
          {
            value: 'chat',
            label: 'Live chat',
            content: (
              <Awaited pending={isPending} standIn={<FormSkeleton />}>
                {ticket ? <ActiveChat ticket={ticket} /> : <ChatWay form={chatForm} />}
              </Awaited>
            ),
          },
          {
            value: 'mail',
            label: 'E-mail',
            content: <MailWay form={mailForm} />,
          },
        ]}
      />
    </Card>
  );
}
