import { ClipboardList, Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { NewInvitationDialog } from '../features/invitations/create/NewInvitationDialog';
import { InvitationPanel } from '../features/invitations/detail/InvitationPanel';
import { ExportMenu } from '../features/invitations/export/ExportMenu';
import { InvitationSplit } from '../features/invitations/InvitationSplit';
import { focusRow } from '../features/invitations/list/focus-row';
import { InvitationBrowser } from '../features/invitations/list/InvitationBrowser';
import {
  isFiltered,
  readList,
  withParams,
  writeList,
} from '../features/invitations/list/list-state';
import { StatsPart } from '../features/invitations/stats/StatsPart';
import { readDays, writeDays } from '../features/invitations/stats/stat-words';
import { useInvitationList } from '../features/invitations/use-invitations';
import { paths } from '../paths';
import { useHeld } from '../shell/arrival';
import { PageTitle } from '../shell/PageTitle';
import { Button, buttonClass } from '../ui/Button';
import { useFocusAfter } from '../ui/use-focus-after';
import { useLayoutQuery } from '../ui/use-layout-query';

/** /invitations: candidates who were invited to an assessment, and how far they are. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const list = readList(query);
  const answer = useInvitationList(list);
  const docked = useLayoutQuery('(min-width: 80rem)');
  const invited = query.get('invite');
  // The first invitation takes away the button that the form was opened with.
  const opener = useFocusAfter<HTMLButtonElement>(invited === null);
  if (useHeld(answer.isPending)) return null;

  const openCode = query.get('open') || null;
  const turnTo = (next: URLSearchParams, replace = true) =>
    setQuery(next, { replace, preventScrollReset: true });
  const open = (code: string) => turnTo(withParams(query, { open: code }), openCode !== null);
  const close = () => {
    // The column goes with whatever had the focus in it. A sheet gives it back by itself.
    if (docked && openCode) focusRow(openCode);
    turnTo(withParams(query, { open: null }));
  };
  const create = (
    <Button
      ref={opener}
      variant="primary"
      icon={Plus}
      aria-haspopup="dialog"
      onClick={() => turnTo(withParams(query, { invite: '' }))}
      className="max-sm:-order-1 max-sm:w-full"
    >
      New invitation
    </Button>
  );
  // Until somebody was invited the list itself says how to start, and there is nothing to look back at.
  const nobody = answer.data?.total === 0 && !isFiltered(list) && list.page === 1;
  const codes = answer.data?.invitations.map(({ invitation_code: code }) => code) ?? [];
  return (
    <>
      <InvitationSplit
        docked={docked}
        onClose={close}
        panel={
          openCode && (
            <InvitationPanel code={openCode} codes={codes} onOpen={open} onClose={close} />
          )
        }
      >
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <PageTitle title="Invitations" className="mr-auto" />
          <span className="flex flex-wrap gap-2 max-sm:w-full">
            <Link to={paths.assessments} className={buttonClass()}>
              <ClipboardList size={16} strokeWidth={1.75} aria-hidden />
              Assessments
            </Link>
            {!nobody && (
              <>
                <ExportMenu list={list} disabled={!answer.data?.total} />
                {create}
              </>
            )}
          </span>
        </div>
        <StatsPart
          days={readDays(query)}
          nobody={nobody}
          onDays={(days) => turnTo(withParams(query, { days: writeDays(days) }))}
        />
        <InvitationBrowser
          list={list}
          answer={answer}
          openCode={openCode}
          docked={docked}
          paused={invited !== null}
          create={create}
          onChange={(change) => turnTo(writeList(query, change))}
          onOpen={open}
          onClose={close}
        />
      </InvitationSplit>
      {invited !== null && (
        <NewInvitationDialog
          assessmentId={invited}
          candidate={placeIn(query)}
          onClose={() => turnTo(withParams(query, { invite: null, batch: null, candidate: null }))}
        />
      )}
    </>
  );
}

/** The candidate of a batch that an address names. */
function placeIn(query: URLSearchParams) {
  const [batchId, candidateId] = [query.get('batch'), query.get('candidate')];
  return batchId && candidateId ? { batchId, candidateId } : null;
}
