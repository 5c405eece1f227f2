import { secondFactor } from '@candor/domain/api/second-factor';
import { CodeBody, type SecondFactorSetup } from '@candor/domain/model/second-factor';
import { FormProblem } from '../../../forms/FormProblem';
import { TAKES_FOCUS } from '../../../forms/takes-focus';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Field } from '../../../ui/Field';
import { QrCode } from './QrCode';

type ConfirmSetupProps = {
  setup: SecondFactorSetup;
  /** It is on; with the recovery codes. */
  onConfirmed: (codes: readonly string[]) => void;
  onCancel: () => void;
};

/** Shows the secret to an app and takes its first code. */
export function ConfirmSetup({ setup, onConfirmed, onCancel }: ConfirmSetupProps) {
  const { api } = useApp();
  const form = useForm({
    schema: CodeBody,
    initial: { code: '' },
    send: async (body) => {
      const { recovery_codes: codes } = await api.call(secondFactor.confirm, { body });
      onConfirmed(codes);
    },
  });
  return (
    <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-2">
      <ol className="flex list-decimal flex-col gap-5 pl-5 text-14 marker:text-ink-3">
        <li>
          <p>Open an authenticator app on your phone and scan this code.</p>
          <div className="mt-3 flex flex-col gap-4 sm:flex-row sm:items-center">
            <QrCode text={setup.uri} label="QR code for your authenticator app" />
            <div className="min-w-0 text-13 text-ink-2">
              <p>No camera? Enter this key in the app:</p>
              <div className="mt-1 flex items-center gap-2">
                <p className="num min-w-0 font-mono text-ink select-all">{inFours(setup.secret)}</p>
                <CopyButton text={setup.secret} label="Copy the secret" />
              </div>
            </div>
          </div>
        </li>
        <li>
          <p className="mb-2">Type the code the app shows.</p>
          <Field
            label="Code from your authenticator app"
            hideLabel
            tall
            autoComplete="one-time-code"
            inputMode="numeric"
            {...TAKES_FOCUS}
            {...form.bind('code')}
          />
        </li>
      </ol>
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          Switch on
        </Button>
      </div>
      <FormProblem text={form.problem?.message ?? null} />
    </form>
  );
}

/** Groups of four are easier to type. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?!$)/g, '$1 ');
}
