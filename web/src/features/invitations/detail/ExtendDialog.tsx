import { invitations } from '@candor/domain/api/invitations';
import { ExtendBody, type Invitation } from '@candor/domain/model/invitation';
import { z } from 'zod';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { formatCount, formatDay, plural } from '../../../ui/format';
import { useSettled } from '../use-invitations';
import { wholeNumber } from '../whole-number';
import { nameOf, unbroken } from '../words';

const nothing = z.literal('').transform(() => undefined);

const Days = wholeNumber(1, 90);
const Minutes = wholeNumber(1, 1440);

const ExtendForm = z
  .object({
    days: z.union([nothing, Days], 'A whole number from 1 to 90'),
    minutes: z.union([nothing, Minutes], 'A whole number from 1 to 1440'),
  })
  .transform(
    ({ days, minutes }): z.input<typeof ExtendBody> => ({
      ...(days !== undefined && { days }),
      ...(minutes !== undefined && { minutes }),
    }),
  )
  .pipe(ExtendBody);

type ExtendDialogProps = { invitation: Invitation; onClose: () => void };

/** Gives a candidate more days, and more minutes where their number is limited. */
export function ExtendDialog({ invitation, onClose }: ExtendDialogProps) {
  const { api } = useApp();
  const settled = useSettled();
  const { invitation_code: id, expires_at, time_limit_minutes: limit } = invitation;
  const form = useForm({
    schema: ExtendForm,
    initial: { days: '7', minutes: '' },
    send: async (body) => {
      await settled(api.call(invitations.extend, { params: { id }, body }));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`More time for ${nameOf(invitation)}`}>
      <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="More days"
            tall
            inputMode="numeric"
            hint={endWords(expires_at, form.values.days)}
            {...form.bind('days')}
          />
          {limit !== null && (
            <Field
              label="More minutes"
              tall
              optional
              inputMode="numeric"
              hint={minuteWords(limit, form.values.minutes)}
              {...form.bind('minutes')}
            />
          )}
        </div>
        <div className="mt-6 flex justify-end gap-2">
          <Button onClick={onClose}>Keep as it is</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            Extend
          </Button>
        </div>
        <FormProblem text={form.problem?.message ?? null} />
      </form>
    </Dialog>
  );
}

const DAY_MS = 86_400_000;

/** When the link ends with the typed value; without a number in the field, when it ends now. */
function endWords(expiresAt: string, typed: string): string {
  const days = Days.safeParse(typed).data;
  if (days === undefined) return `It now expires on ${wholeDay(expiresAt)}.`;
  const end = new Date(Date.parse(expiresAt) + days * DAY_MS).toISOString();
  return `It expires on ${wholeDay(end)} instead of ${wholeDay(expiresAt)}.`;
}

/** In a narrow field the line breaks before or after a day, and not before its year. */
function wholeDay(iso: string): string {
  return unbroken(formatDay(iso));
}

/** The same of the minutes that there are from the start. */
function minuteWords(limit: number, typed: string): string {
  const minutes = Minutes.safeParse(typed).data;
  if (minutes === undefined) return `Now ${plural(limit, 'minute')} from the start.`;
  return `${plural(limit + minutes, 'minute')} from the start instead of ${formatCount(limit)}.`;
}
