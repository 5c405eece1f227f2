import { z } from 'zod';
import type { Deps } from '../../deps';
import { erasureLines } from '../../mail/erasure-lines';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { announcedInvitations } from './store-retention';

const InvitationsExpire = z.object({ invitationIds: z.array(z.uuid()) });

/** The mail before invitations are erased. It names jobs, never candidates. */
export function erasureLetter({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Pick<LetterWriters, 'invitations_expire'> {
  return {
    async invitations_expire(recipient, data) {
      const found = await announcedInvitations(db, InvitationsExpire.parse(data).invitationIds);
      if (found.length === 0) return null;
      return writeLetter({
        to: recipient,
        subject: 'Answers of candidates will be erased soon',
        paragraphs: [
          `Candor keeps invitations and what was answered for ${config.resultDays} days after they ended. These will be erased then:`,
          ...erasureLines(found, config.resultDays),
          'To keep anything longer, copy it before that day: open the invitation, or take a copy of everything in the settings.',
        ],
        action: { label: 'Open the invitations', url: `${config.publicUrl}/invitations` },
        note: 'There is nothing to do if you no longer need them.',
      });
    },
  };
}
