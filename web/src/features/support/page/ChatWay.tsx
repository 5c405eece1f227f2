import { messages } from '@candor/domain/messages';
import { FormProblem } from '../../../forms/FormProblem';
import { WITHOUT_SCRIPT } from '../../../forms/use-form';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { TextArea } from '../../../ui/TextArea';
import { PriorityField } from './PriorityField';
import { problemText } from './problem-text';
import { TypeSelect } from './TypeSelect';
import type { ChatForm } from './use-chat-form';

/** Starts a conversation with support that continues in the panel, on every page. */
export function ChatWay({ form }: { form: ChatForm }) {
  const isPriority = form.values.priority !== 'normal';
  const failure = isPriority ? messages.chatNotCreated : messages.ticketNotCreated;
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      aria-label="New conversation"
      className="pt-5"
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="Subject" tall autoComplete="off" {...form.bind('subject')} />
        <TypeSelect value={form.values.type} onChoose={(type) => form.fill('type', type)} />
        <TextArea
          label="Message"
          rows={5}
          className="sm:col-span-2"
          box="text-14"
          {...form.bind('message')}
        />
        <div className="sm:col-span-2">
          <PriorityField
            value={form.values.priority}
            onChoose={(priority) => form.fill('priority', priority)}
          />
        </div>
      </div>
      <Button type="submit" variant="primary" busy={form.busy} className="mt-5 max-sm:w-full">
        Start conversation
      </Button>
      <FormProblem text={problemText(form.problem, failure) ?? form.summary} fields={form.wrong} />
    </form>
  );
}
