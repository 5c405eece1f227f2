import { keptUntil } from '@candor/domain/rules/retention';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { dayOf } from '../../mail/day-of';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { announcedInvitations } from './store-retention';

/** More lines than this make a letter that nobody reads. */
const NAMED = 20;

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
      const people = new Map<string, number>();
      for (const { jobTitle, ...dates } of found) {
        const line = `${jobTitle ?? 'No job named'}, kept until ${dayOf(keptUntil(dates, config.resultDays))}`;
        people.set(line, (people.get(line) ?? 0) + 1);
      }
      const lines = [...people].map(([line, n]) => `${line}: ${counted(n, 'candidate')}`);
      const named = lines.slice(0, NAMED);
      if (lines.length > NAMED) named.push(`and ${lines.length - NAMED} more`);
      return writeLetter({
        to: recipient,
        subject: 'Answers of candidates will be erased soon',
        paragraphs: [
          `Candor keeps invitations and what was answered for ${config.resultDays} days after they ended. These will be erased then:`,
          ...named,
          'To keep anything longer, copy it before that day: open the invitation, or take a copy of everything in the settings.',
        ],
        action: { label: 'Open the invitations', url: `${config.publicUrl}/invitations` },
        note: 'There is nothing to do if you no longer need them.',
      });
    },
  };
}

function counted(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}
