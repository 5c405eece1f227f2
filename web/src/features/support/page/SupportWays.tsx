import type { TicketType } from '@candor/domain/model/support';
import { useState } from 'react';
import { useOpens } from '../../../session/use-plan';
import { Awaited } from '../../../ui/Awaited';
import { Card } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { Tabs } from '../../../ui/Tabs';
import { useFocusAfter } from '../../../ui/use-focus-after';
import { ActiveChat } from './ActiveChat';
import { ChatWay } from './ChatWay';
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

/** While it is not known whether a chat is open: the form in its final layout. */
function FormSkeleton() {
  // Whoever cannot choose a priority is told so below it.
  const priority = useOpens('priority_support') ? 'h-19.5 max-sm:h-50' : 'h-25 max-sm:h-56';
  return (
    <div role="status" aria-label="Loading your conversation" className="pt-5">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Skeleton atOnce className="h-16 w-full" />
        <Skeleton atOnce className="h-16 w-full" />
        <Skeleton atOnce className="h-38 w-full sm:col-span-2" />
        <Skeleton atOnce className={`w-full sm:col-span-2 ${priority}`} />
      </div>
      <Skeleton atOnce className="mt-5 h-8 w-40 pointer-coarse:h-11 max-sm:w-full" />
    </div>
  );
}
