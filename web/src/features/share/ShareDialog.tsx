import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { CreatedLink } from './CreatedLink';
import { SentLinks } from './SentLinks';
import { ShareForm } from './ShareForm';
import type { SharablePerson } from './sharable-person';

const TITLE = 'Share with somebody without an account';

type ShareDialogProps = {
  batchId: string;
  people: readonly SharablePerson[];
  /** Who is chosen at first. */
  chosen: readonly string[];
  /** Whether somebody comes to read what was said on the links that were sent. */
  forAnswers: boolean;
  onClose: () => void;
};

/** Creates a link for somebody without an account, and lists those that were sent. */
export function ShareDialog(props: ShareDialogProps) {
  const { batchId, people, chosen, forAnswers, onClose } = props;
  const [url, setUrl] = useState<string | null>(null);
  const links = <SentLinks batchId={batchId} people={people} leads={forAnswers} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={forAnswers ? 'Answers to your shortlist' : TITLE}
      className="w-[min(560px,calc(100%-32px))]!"
    >
      {forAnswers && (
        <>
          {links}
          <h3 className="mt-6 border-t border-border pt-4 text-13 font-medium">{TITLE}</h3>
        </>
      )}
      <p className="mt-1 text-13 text-balance text-ink-2">
        They read the quotes of the people you choose and can say agree, discuss or pass. They see
        no notes, no decisions and nobody else.
      </p>
      {url === null ? (
        <ShareForm batchId={batchId} people={people} chosen={chosen} onCreated={setUrl} />
      ) : (
        <CreatedLink url={url} onMore={() => setUrl(null)} />
      )}
      {!forAnswers && links}
    </Dialog>
  );
}
