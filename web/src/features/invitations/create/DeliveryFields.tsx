import type { Form } from '../../../forms/use-form';
import { Field } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import { REMINDERS_HINT } from '../reminder-words';
import type { InviteValues } from './invite-form';

/** How an invitation reaches its candidate, and how long it is open. */
export function DeliveryFields({ form }: { form: Form<keyof InviteValues> }) {
  const { values, bind, fill } = form;
  const isSent = values.send_email === 'true';
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <Field label="Days until it expires" tall inputMode="numeric" {...bind('days')} />
      <div className="flex flex-col gap-3 sm:pt-6">
        <Switch
          label="Send the invitation by e-mail"
          hint="Otherwise you send the link yourself."
          checked={isSent}
          onChange={(on) => fill('send_email', on ? 'true' : '')}
        />
        {isSent && (
          <Switch
            label="Remind them by e-mail"
            hint={REMINDERS_HINT}
            checked={values.remind === 'true'}
            onChange={(on) => fill('remind', on ? 'true' : '')}
          />
        )}
      </div>
    </div>
  );
}
