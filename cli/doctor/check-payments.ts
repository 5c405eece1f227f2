import type { Config } from '@candor/server/config';
import { openStripe } from '@candor/server/integrations/stripe/payments';
import { createLog } from '@candor/server/log';
import { PaymentsRefused, PaymentsUnavailable } from '@candor/server/ports/payments';
import type { Finding } from './check';

const SUBJECT = 'Payments';

/** The payment provider, if configured: it accepts our key and sells every configured price. */
export async function checkPayments(settings: Config['payments']): Promise<Finding> {
  if (settings === null) return { status: 'ok', subject: SUBJECT, found: 'off; nobody can pay' };
  const set = settings.plans.length + settings.creditPacks.length;
  try {
    const sold = (await openStripe(settings, { log: createLog('silent') }).prices()).length;
    const found = `Stripe sells ${sold} of ${set} prices that are set`;
    if (sold === set && set > 0) return { status: 'ok', subject: SUBJECT, found };
    const fix =
      'Check the STRIPE_PRICE_ variables: each needs an active price in the rhythm of its name.';
    return { status: 'warn', subject: SUBJECT, found, fix };
  } catch (error) {
    if (error instanceof PaymentsRefused) {
      const fix = 'Check STRIPE_SECRET_KEY.';
      return { status: 'fail', subject: SUBJECT, found: 'Stripe refuses the key', fix };
    }
    if (!(error instanceof PaymentsUnavailable)) throw error;
    return {
      status: 'fail',
      subject: SUBJECT,
      found: 'Stripe does not answer',
      fix: 'Check the way to the network, and STRIPE_API_BASE where it is set. Plans stay as they are meanwhile.',
    };
  }
}
