import { contact } from '@candor/domain/api/contact';
import { ContactForm as ContactSchema } from '@candor/domain/model/contact';
import { useEffect, useRef, useState } from 'react';
import { FormProblem } from '../../forms/FormProblem';
import { useForm } from '../../forms/use-form';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { TextArea } from '../../ui/TextArea';

const NOT_SENT = 'Failed to submit contact form';

const EMPTY = {
  name: '',
  email: '',
  company: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
};

/** A message to whoever runs this installation. Typed text survives a failure. */
export function ContactForm() {
  const { api } = useApp();
  const [answer, setAnswer] = useState<string | null>(null);
  const said = useRef<HTMLParagraphElement>(null);
  // It stands below the button, on a phone and on a low window out of sight: all that is seen is a form that lost its words.
  useEffect(() => {
    if (answer !== null) said.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  const form = useForm({
    schema: ContactSchema,
    initial: EMPTY,
    send: async (body) => {
      setAnswer(null);
      const { message } = await api.call(contact.send, { body });
      setAnswer(message);
      form.reset();
    },
  });
  const problem = form.problem && problemText(form.problem.code, form.problem.message);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-label="Contact">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" autoComplete="name" tall {...form.bind('name')} />
        <Field label="E-mail" type="email" autoComplete="email" tall {...form.bind('email')} />
        <Field
          label="Company"
          optional
          autoComplete="organization"
          tall
          {...form.bind('company')}
        />
        <Field label="Phone" optional type="tel" autoComplete="tel" tall {...form.bind('phone')} />
        <Field label="Subject" tall className="sm:col-span-2" {...form.bind('subject')} />
        <TextArea
          label="Message"
          rows={5}
          className="sm:col-span-2"
          box="text-14"
          {...form.bind('message')}
        />
        {/* People do not see it and screen readers pass it by; whoever fills it is a program. */}
        <div aria-hidden className="hidden">
          <label>
            Website
            <input
              tabIndex={-1}
              autoComplete="off"
              name="website"
              value={form.values.website}
              onChange={form.bind('website').onChange}
            />
          </label>
        </div>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={form.busy}
          className="max-sm:w-full"
        >
          Send message
        </Button>
        <p ref={said} role="status" className="scroll-mb-6 text-14 text-success">
          {answer}
        </p>
      </div>
      <FormProblem text={problem ?? form.summary} fields={form.wrong} />
    </form>
  );
}

/** What the sender can fix is reported; for everything else, that it could not be sent. */
function problemText(code: string, message: string): string {
  if (code === 'network_error') return `${NOT_SENT}. ${message}`;
  return code === 'rate_limited' || code === 'validation_error' ? message : NOT_SENT;
}
