import { Info } from 'lucide-react';
import { useConfig } from '../../session/use-config';

/** How a plan can be changed on an installation without a payment provider; nothing where there is one. */
export function PaymentNote() {
  const config = useConfig();
  if (!config || config.payments) return null;
  const contact = config.support_email ?? config.contact_email;
  return (
    <div className="flex items-start gap-2.5 rounded-control bg-info-soft px-3 py-2.5 text-13">
      <Info size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-info" aria-hidden />
      <p className="text-balance">
        Payments are not set up on this installation, so a plan cannot be bought here. Its operator
        can change your plan
        {contact ? (
          <>
            : write to{' '}
            <a
              href={`mailto:${contact}`}
              className="font-medium text-accent-ink underline underline-offset-3"
            >
              {contact}
            </a>
            .
          </>
        ) : (
          '.'
        )}
      </p>
    </div>
  );
}
