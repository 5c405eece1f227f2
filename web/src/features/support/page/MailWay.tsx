import { messages } from '@candor/domain/messages';
import { FormProblem } from '../../../forms/FormProblem';
import { WITHOUT_SCRIPT } from '../../../forms/use-form';
import { ticketNumber } from '../../../tickets/ticket-words';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { TextArea } from '../../../ui/TextArea';
import { problemText } from './problem-text';
import { TypeSelect } from './TypeSelect';
import type { MailForm } from './use-mail-form';

/** Asks support something that is answered by e-mail. */
export function MailWay({ form }: { form: MailForm }) {
  const { sent } = form;
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      aria-label="Ticket by e-mail"
      className="pt-5"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Name" tall autoComplete="name" {...form.bind('name')} />
        <Field
          label="E-mail"
          type="email"
          tall
          autoComplete="email"
          hint="The answer comes here."
          {...form.bind('email')}
        />
        <Field label="Subject" tall autoComplete="off" {...form.bind('subject')} />
        <TypeSelect value={form.values.type} onChoose={(type) => form.fill('type', type)} />
        <TextArea
          label="Message"
          rows={5}
          className="sm:col-span-2"
          box="text-14"
          {...form.bind('message')}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button type="submit" variant="primary" busy={form.busy} className="max-sm:w-full">
          Send ticket
        </Button>
        <p role="status" className="min-w-0 text-13 wrap-anywhere text-success">
          {sent &&
            `Ticket ${ticketNumber(sent.id)} was sent. The answer will come to ${sent.email}.`}
        </p>
      </div>
      <FormProblem
        text={problemText(form.problem, messages.ticketNotSubmitted) ?? form.summary}
        fields={form.wrong}
      />
    </form>
  );
}
