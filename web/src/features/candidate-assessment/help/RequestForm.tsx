import { candidateAssessment } from '@candor/domain/api/candidate-assessment';
import { CandidateRequestBody } from '@candor/domain/model/candidate-assessment';
import { useId } from 'react';
import type { ClientError } from '../../../api/client-error';
import { FormProblem } from '../../../forms/FormProblem';
import { useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { Button } from '../../../ui/Button';
import { formatRemaining } from '../../../ui/format';
import { RADIO } from '../../../ui/radio';
import { TextArea } from '../../../ui/TextArea';
import { type Kind, REQUEST_KINDS } from './request-kinds';

type RequestFormProps = {
  code: string;
  kind: Kind;
  onSent: (kind: Kind) => void;
  onCancel: () => void;
};

type Asked = { kind: string; message: string };

/** The request, with text if the kind needs it. Typed text survives a failure. */
export function RequestForm({ code, kind, onSent, onCancel }: RequestFormProps) {
  const { api } = useApp();
  const group = useId();
  const initial: Asked = { kind, message: '' };
  const form = useForm({
    schema: CandidateRequestBody,
    initial,
    send: async (body) => {
      await api.call(candidateAssessment.request, { params: { code }, body, tellsLimit: true });
      onSent(body.kind);
    },
  });
  const chosen = REQUEST_KINDS.find((rule) => rule.kind === form.values.kind);
  return (
    <form noValidate method={WITHOUT_SCRIPT} onSubmit={form.onSubmit} className="mt-4">
      <fieldset className="flex flex-col">
        <legend className="sr-only">What do you want to ask?</legend>
        {REQUEST_KINDS.map((rule) => (
          <label
            key={rule.kind}
            className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-hairline py-2.5 last:border-0"
          >
            <input
              type="radio"
              name={group}
              checked={rule.kind === form.values.kind}
              onChange={() => form.fill('kind', rule.kind)}
              data-autofocus={rule.kind === kind || undefined}
              aria-labelledby={`${group}-${rule.kind}`}
              aria-describedby={`${group}-${rule.kind}-hint`}
              className={`mt-0.5 size-4.5 ${RADIO}`}
            />
            <span className="min-w-0">
              <span id={`${group}-${rule.kind}`} className="block font-medium">
                {rule.label}
              </span>
              <span id={`${group}-${rule.kind}-hint`} className="block text-13 text-ink-2">
                {rule.hint}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <TextArea
        label={chosen?.wordless ? 'Message, optional' : 'Message'}
        rows={4}
        className="mt-4"
        box="text-14"
        {...form.bind('message')}
      />
      <div className="mt-5 flex justify-end gap-2">
        <Button size="lg" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" size="lg" busy={form.busy}>
          {chosen?.verb}
        </Button>
      </div>
      <FormProblem text={form.problem && problemText(form.problem)} />
    </form>
  );
}

function problemText({ code, message, retryAfter }: ClientError): string {
  if (code !== 'rate_limited') return message;
  const wait = retryAfter === null ? 'a while' : formatRemaining(retryAfter * 1000);
  return `You have sent several messages. Please wait ${wait} before you send another one.`;
}
