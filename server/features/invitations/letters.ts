import { dayInWords } from '@candor/domain/rules/day-in-words';
import { invitationPath, isOpen, STOP_REMINDERS, statusAt } from '@candor/domain/rules/invitation';
import { MOST_REMINDERS } from '@candor/domain/rules/invitation-reminders';
import { preferencesWith, wants } from '@candor/domain/rules/notification-preferences';
import { z } from 'zod';
import { findRecipient } from '../../access/find-owner';
import type { Deps } from '../../deps';
import { type Letter, writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { stopUrl } from '../../mail/stop-link';
import type { Mail } from '../../ports/mailer';
import { whomToAsk } from './candidate/find-invited';
import { ASKS } from './request-words';
import { findInvitation, type InvitationRow, type RequestRow, requestsOf } from './store';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;
const About = z.object({ invitationId: z.uuid() });
const AboutRequest = About.extend({ requestId: z.uuid() });

/** The mails about invitations: the link to a candidate, and news to its sender. */
export function invitationLetters(
  deps: Needs,
): Pick<
  LetterWriters,
  | 'invitation'
  | 'invitation_reminder'
  | 'invitation_progress'
  | 'invitation_completed'
  | 'invitation_request'
> {
  const find = (data: unknown) => findInvitation(deps.db, About.parse(data).invitationId);
  return {
    async invitation(recipient, data) {
      const row = await find(data);
      const isReady = row && isOpen(statusAt(row.status, row.expiresAt, deps.clock.now()));
      return isReady ? linkLetter(deps, recipient, row) : null;
    },
    async invitation_reminder(recipient, data) {
      const row = await find(data);
      // Either of them may have declined meanwhile, or the answers are there.
      if (!row?.remind || row.remindersStoppedAt !== null) return null;
      if (row.undeliverableAt !== null) return null;
      const isReady = isOpen(statusAt(row.status, row.expiresAt, deps.clock.now()));
      return isReady ? reminderLetter(deps, recipient, row) : null;
    },
    async invitation_progress(_recipient, data) {
      const row = await find(data);
      // A later mail says that it is all done.
      if (!row || row.status === 'completed') return null;
      return newsLetter(deps, row, 'invitation_progress');
    },
    async invitation_completed(_recipient, data) {
      const row = await find(data);
      return row && newsLetter(deps, row, 'invitation_completed');
    },
    async invitation_request(_recipient, data) {
      const { invitationId, requestId } = AboutRequest.parse(data);
      const row = await findInvitation(deps.db, invitationId);
      const asked = row && (await requestsOf(deps.db, row.id)).find(({ id }) => id === requestId);
      return asked ? requestLetter(deps, row, asked) : null;
    },
  };
}

async function linkLetter({ db, config }: Needs, to: string, row: InvitationRow): Promise<Mail> {
  const { company, contact_email } = await whomToAsk(db, row);
  const job = row.jobTitle ? ` for ${row.jobTitle}` : '';
  const steps = row.invitedTo?.milestones ?? [];
  const minutes = steps.reduce((sum, one) => sum + one.minutes, 0);
  return writeLetter({
    to,
    subject: `Skills assessment${job}`,
    paragraphs: [
      `${company} invites you to a skills assessment${job}.`,
      ...(steps.length > 0
        ? [`${count(steps.length, 'step')}, about ${inSentence(minutes, 'minute')}.`]
        : []),
      linkWords(row),
      `Questions? Write to ${contact_email}.`,
    ],
    action: { label: 'Open the assessment', url: `${config.publicUrl}${invitationPath(row.code)}` },
    note: 'If you did not expect this, you need not do anything.',
  });
}

/** How long the link is good for. A time limit runs on while its candidate is away. */
function linkWords({ timeLimitMinutes: limit, expiresAt }: InvitationRow): string {
  const until = dayInWords(expiresAt);
  return limit === null
    ? `The link is yours: you can stop at any time and come back to it until ${until}.`
    : `The link is yours: start when it suits you until ${until}. From then on you have ${inSentence(limit, 'minute')}, also while the page is closed; whoever invited you can give you more.`;
}

async function reminderLetter(
  { db, config }: Needs,
  to: string,
  row: InvitationRow,
): Promise<Mail> {
  const { company, contact_email } = await whomToAsk(db, row);
  const job = row.jobTitle ? ` for ${row.jobTitle}` : '';
  const url = `${config.publicUrl}${invitationPath(row.code)}`;
  const letter = writeLetter({
    to,
    subject: `Reminder: skills assessment${job}`,
    paragraphs: [
      `${company} invited you to a skills assessment${job}.`,
      `${howFar(row)} until ${dayInWords(row.expiresAt)}.`,
      `Questions, or need more time? Write to ${contact_email}.`,
    ],
    action: { label: 'Open the assessment', url },
    note:
      row.remindersSent >= MOST_REMINDERS
        ? 'This was the last reminder.'
        : `No more reminders: ${url}${STOP_REMINDERS}`,
  });
  return { ...letter, stop: stopUrl(config, { what: 'reminders', code: row.code }) };
}

function howFar({ startedAt, invitedTo, timeLimitMinutes }: InvitationRow): string {
  if (startedAt === null) return 'You have not started yet. The link is open';
  if (timeLimitMinutes !== null)
    return 'You have started, and what you answered is kept. It can be sent';
  if (invitedTo === null) return 'You agreed to take part. The test, where it is hosted, is open';
  return 'You have started, and what you answered is kept. You can go on';
}

async function newsLetter(
  { db, config }: Needs,
  row: InvitationRow,
  event: 'invitation_progress' | 'invitation_completed',
): Promise<Mail | null> {
  const owner = await findRecipient(db, row.userId);
  if (!owner || !wants(preferencesWith(owner.preferences), 'email', event)) return null;
  const who = row.candidateName ?? 'A candidate';
  const job = row.jobTitle ? ` for ${row.jobTitle}` : '';
  const isDone = event === 'invitation_completed';
  return writeLetter({
    to: owner.email,
    subject: isDone ? `${who} sent the assessment${job}` : `${who} did a step${job}`,
    paragraphs: [
      `${row.milestonesCompleted} of ${row.totalMilestones} steps are done.`,
      ...(isDone ? [] : [`The latest is '${row.latestMilestone ?? ''}'.`]),
    ],
    action: {
      label: isDone ? 'Read the answers' : 'See how far they are',
      url: openUrl(config, row),
    },
    note: `You asked for this by mail. Change it under ${config.publicUrl}/settings`,
  });
}

async function requestLetter(
  { db, config }: Needs,
  row: InvitationRow,
  { kind, message }: RequestRow,
): Promise<Mail | null> {
  const owner = await findRecipient(db, row.userId);
  if (!owner) return null;
  const who = row.candidateName ?? 'A candidate';
  const reply = row.candidateEmail ? ` Write to ${row.candidateEmail}.` : '';
  const letter: Letter = {
    to: owner.email,
    subject: `${who} ${ASKS[kind]}`,
    paragraphs: [
      `${who} ${ASKS[kind]}${row.jobTitle ? `: ${row.jobTitle}` : ''}.`,
      ...(message === '' ? [] : message.split(/\n\s*\n/)),
    ],
    action: { label: 'Open the invitation', url: openUrl(config, row) },
    note: `Note there that it is settled once it is.${reply}`,
  };
  return writeLetter(letter);
}

function openUrl({ publicUrl }: Needs['config'], { code }: InvitationRow): string {
  return `${publicUrl}/invitations?open=${code}`;
}

function inSentence(n: number, noun: string): string {
  return count(n, noun).toLowerCase();
}

function count(n: number, noun: string): string {
  return n === 1 ? `One ${noun}` : `${n} ${noun}s`;
}
