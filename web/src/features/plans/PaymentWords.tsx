import { useConfig } from '../../session/use-config';

/** How a paid plan starts on this installation. Says nothing until that is known. */
export function PaymentWords() {
  const config = useConfig();
  if (!config) return null;
  return config.payments
    ? 'Paid plans are paid by card at the payment provider. The trial asks for no card.'
    : 'Payments are not set up on this installation, so a paid plan begins with a message and no card is ever asked for.';
}
