import { TicketType } from '@candor/domain/model/support';
import { useSearchParams } from 'react-router';
import { ServiceStatus } from '../features/health/ServiceStatus';
import { HelpAnswers } from '../features/support/page/HelpAnswers';
import { SupportSide } from '../features/support/page/SupportSide';
import { SupportWays } from '../features/support/page/SupportWays';
import { TicketSheet } from '../features/support/page/TicketSheet';
import { TicketsPart } from '../features/support/page/TicketsPart';
import { useFollowChat } from '../features/support/page/use-tickets';
import { PageTitle } from '../shell/PageTitle';

/** /support: asks for help, and lists earlier tickets. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  useFollowChat();
  const type = TicketType.safeParse(query.get('type')).data ?? 'general';
  const opened = query.get('ticket');
  const close = () => {
    const next = new URLSearchParams(query);
    next.delete('ticket');
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <PageTitle title="Support" className="mb-6" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_300px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:col-start-2">
          <HelpAnswers />
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <SupportWays type={type} />
          <TicketsPart />
        </div>
        <SupportSide status={<ServiceStatus />} />
      </div>
      {opened && <TicketSheet key={opened} id={opened} onClose={close} />}
    </div>
  );
}
