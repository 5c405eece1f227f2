import type { ReactNode } from 'react';
import type { FieldBinding } from '../../../forms/use-form';
import { Field } from '../../../ui/Field';
import { plural } from '../../../ui/format';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { TextArea } from '../../../ui/TextArea';
import { BeforeList } from './before/BeforeList';
import { BeforeNote } from './before/BeforeNote';
import { BeforeOne } from './before/BeforeOne';
import type { Before } from './before/use-before';
import type { InviteValues, Wanted } from './invite-form';
import { MOST_PEOPLE, type People, parsePeople } from './parse-people';

type WhomFieldsProps = {
  wanted: Wanted;
  /** The picked people, before typed ones; null for nobody. */
  picked: ReactNode;
  /** The addresses of those. */
  taken: readonly string[];
  /** Who was invited before. */
  before: Before;
  /** The address of each of several people; null where there is none. */
  emails: readonly (string | null)[];
  bind: (name: keyof InviteValues) => FieldBinding;
  onWanted: (wanted: Wanted) => void;
};

const LINES = ['Ada Boyle <ada@example.com>', 'Ben Okafor, ben@example.com', 'cleo@example.com'];

/** Whom to invite: one person, or several by a list of lines. What was typed for one stays while the other is in sight. */
export function WhomFields(props: WhomFieldsProps) {
  const { wanted, picked, taken, before, emails, bind, onWanted } = props;
  const people = bind('people');
  const email = bind('candidate_email');
  const typed = parsePeople(people.value, taken);
  const note = <BeforeNote before={before} emails={emails} />;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl<Wanted>
        legend="Whom to invite"
        value={wanted}
        onChange={onWanted}
        segments={[
          { value: 'one', label: 'One person' },
          { value: 'several', label: 'Several people' },
        ]}
      />
      {wanted === 'one' ? (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="Candidate’s name"
            tall
            optional
            autoComplete="off"
            {...bind('candidate_name')}
          />
          <div>
            <Field label="E-mail" type="email" tall optional autoComplete="off" {...email} />
            <BeforeOne before={before} email={email.value} />
          </div>
        </div>
      ) : (
        <>
          {picked && note}
          {picked}
          <TextArea
            label={picked ? 'More people' : 'People'}
            rows={picked ? 2 : 5}
            box="text-14"
            placeholder={picked ? LINES.slice(0, 2).join('\n') : LINES.join('\n')}
            hint={peopleWords(typed)}
            {...people}
          />
          {!picked && note}
          <BeforeList before={before} people={typed.people} />
        </>
      )}
    </div>
  );
}

function peopleWords({ people, wrong, repeated }: People): string {
  if (people.length + wrong.length === 0) return `One person a line, up to ${MOST_PEOPLE}.`;
  return [
    plural(people.length, 'person', 'people'),
    ...(repeated.length > 0 ? [`${repeated.length} written twice`] : []),
    ...wrong.slice(0, 3).map(({ line, message }) => `line ${line}: ${message}`),
    ...(wrong.length > 3 ? [`${wrong.length - 3} more lines to correct`] : []),
  ].join(', ');
}
