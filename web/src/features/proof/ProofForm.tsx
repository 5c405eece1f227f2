import type { ReactNode } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { type Form, WITHOUT_SCRIPT } from '../../forms/use-form';
import { Button } from '../../ui/Button';

type ProofFormProps = {
  form: Pick<Form<string>, 'problem' | 'busy' | 'onSubmit'>;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of what somebody types as a proof. */
export function ProofForm({ form, onClose, children }: ProofFormProps) {
  return (
    <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit}>
      {children}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          Continue
        </Button>
      </div>
      <FormProblem text={form.problem?.message ?? null} />
    </form>
  );
}
