import type { Invitation } from '@candor/domain/model/invitation';
import { Ellipsis, ListChecks, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/Button';
import { Menu } from '../../../ui/Menu';
import { Tag } from '../../../ui/Tag';
import { LinkBox } from '../LinkBox';
import { ResultPart } from '../result/ResultPart';
import { StatusTag } from '../StatusTag';
import { nameOf, SOURCE_WORD } from '../words';
import { DetailDialog, type DetailWish } from './DetailDialog';
import { DetailFoot } from './DetailFoot';
import { AllFacts, KeyFacts } from './Facts';
import { PanelBar } from './PanelBar';
import { PanelPart } from './PanelPart';
import { Requests } from './Requests';
import { standingOf } from './standing';
import { Timeline } from './Timeline';
import { timelineOf } from './timeline';
import { UndeliveredNote } from './UndeliveredNote';

type InvitationDetailProps = {
  invitation: Invitation;
  ways: ReactNode;
  close: ReactNode;
  /** It was erased. */
  onGone: () => void;
};

/** Everything about one invitation, and what can be done with it. */
export function InvitationDetail({ invitation, ways, close, onGone }: InvitationDetailProps) {
  const [wish, setWish] = useState<DetailWish | null>(null);
  const { status, ats_source: source, job_title: job, notes } = invitation;
  const standing = standingOf(status);
  return (
    <div data-panel className="flex h-full min-h-0 flex-col">
      <PanelBar ways={ways} close={close}>
        <Button variant="quiet" size="sm" onClick={() => setWish('edit')}>
          Edit
        </Button>
        <Menu
          trigger={<IconButton label="More about this invitation" icon={Ellipsis} />}
          items={[
            {
              kind: 'action',
              label: 'Correct the progress',
              icon: ListChecks,
              ...(!standing.change && { disabled: 'It has ended' }),
              onSelect: () => setWish('progress'),
            },
            { kind: 'line' },
            {
              kind: 'action',
              label: 'Erase',
              icon: Trash2,
              danger: true,
              onSelect: () => setWish('erase'),
            },
          ]}
        />
      </PanelBar>
      <div className="notice-room scroll-edge relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-4 pt-1 pb-6 sm:px-6">
        <p className="flex flex-wrap gap-1.5">
          <StatusTag status={status} />
          <Tag>{SOURCE_WORD[source]}</Tag>
        </p>
        <h2 tabIndex={-1} className="mt-2 text-20 font-strong wrap-anywhere">
          {nameOf(invitation)}
        </h2>
        {job && <p className="text-13 wrap-anywhere text-ink-2">{job}</p>}
        <div className="mt-4">
          <LinkBox invitation={invitation} />
        </div>
        <UndeliveredNote invitation={invitation} />
        <KeyFacts invitation={invitation} />
        {status === 'completed' && <ResultPart invitation={invitation} />}
        <Requests code={invitation.invitation_code} />
        <PanelPart title="Milestones">
          <Timeline moments={timelineOf(invitation)} />
        </PanelPart>
        <PanelPart title="Notes">
          {notes ? (
            <p className="mt-3 text-13 whitespace-pre-line wrap-anywhere">{notes}</p>
          ) : (
            <p className="mt-3 text-13 text-ink-3">
              No notes yet. Add some with Edit; only you see them.
            </p>
          )}
        </PanelPart>
        <PanelPart title="Details">
          <AllFacts invitation={invitation} />
        </PanelPart>
      </div>
      <DetailFoot standing={standing} onWish={setWish} />
      {wish !== null && (
        <DetailDialog
          wish={wish}
          invitation={invitation}
          onErased={onGone}
          onClose={() => setWish(null)}
        />
      )}
    </div>
  );
}
