import { dayInWords } from '@candor/domain/rules/day-in-words';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { writeLetter } from '../../mail/letter';
import type { LetterWriters } from '../../mail/send-owed-mail';
import { billingState } from './present-state';
import { findAddress } from './store';

const OfAccount = z.object({ userId: z.uuid() });
const OfDebt = OfAccount.extend({
  /** Whether the bank waits for a confirmation; letters that were owed before that was told say nothing of it. */
  confirm: z.boolean().default(false),
});
const OfCheckout = z.object({ userId: z.uuid(), sold: z.enum(['plan', 'credits']) });

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>;

/** The mails about a payment that is missing. One that is no longer true when it is written is not sent. */
export function billingLetters(
  deps: Needs,
): Pick<LetterWriters, 'payment_failed' | 'late_payment_failed' | 'plan_ended'> {
  const { db, config } = deps;
  const action = { label: 'See plan and payment', url: `${config.publicUrl}/billing` };
  const note = 'You get this mail because it is about your payments.';
  return {
    async payment_failed(_recipient, data) {
      const { userId, confirm } = OfDebt.parse(data);
      const to = await findAddress(db, userId);
      if (to === null) return null;
      const { status, grace_ends_at, payment_url } = await billingState(deps, userId);
      if (status !== 'past_due' || grace_ends_at === null) return null;
      const until = `Your plan stays open until ${dayInWords(new Date(grace_ends_at))}. Nothing is deleted after that either; a payment opens it again.`;
      if (confirm) {
        return writeLetter({
          to,
          note,
          action: { label: 'Confirm the payment', url: payment_url ?? action.url },
          subject: 'Your bank asks you to confirm a payment',
          paragraphs: [
            'The payment for your plan waits for you: your bank wants you to confirm it. Nothing is wrong with your card.',
            until,
          ],
        });
      }
      return writeLetter({
        to,
        action,
        note,
        subject: 'Your payment failed',
        paragraphs: [
          'The payment for your plan did not go through. Often a card has expired.',
          until,
        ],
      });
    },

    async late_payment_failed(_recipient, data) {
      const { userId, sold } = OfCheckout.parse(data);
      const to = await findAddress(db, userId);
      if (to === null) return null;
      return writeLetter({
        to,
        action,
        note,
        subject: 'Your payment did not arrive',
        paragraphs: [
          `The payment for your ${sold === 'plan' ? 'plan' : 'invitation credits'} was on its way, and your bank has refused it now.`,
          sold === 'plan'
            ? 'The plan did not begin. You can order it again and pay in another way.'
            : 'No credits were added. You can order them again and pay in another way.',
        ],
      });
    },

    async plan_ended(_recipient, data) {
      const { userId } = OfAccount.parse(data);
      const to = await findAddress(db, userId);
      if (to === null) return null;
      const { ended } = await billingState(deps, userId);
      if (ended === null) return null;
      return writeLetter({
        to,
        action,
        note,
        subject: 'Your plan has ended',
        paragraphs: [
          ended === 'unpaid'
            ? 'Your plan has ended because its payment stayed open.'
            : 'Your plan has ended, as you asked for.',
          'Your results stay stored, and you can take your data along. A new plan opens everything again.',
        ],
      });
    },
  };
}
