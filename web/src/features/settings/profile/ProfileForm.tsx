import { users } from '@candor/domain/api/users';
import { ProfileForm as ProfileSchema, type UserSettings } from '@candor/domain/model/settings';
import { useEffect, useRef, useState } from 'react';
import { FormProblem } from '../../../forms/FormProblem';
import { type Form, useForm, WITHOUT_SCRIPT } from '../../../forms/use-form';
import { useApp } from '../../../session/app-context';
import { LeaveQuestion } from '../../../session/LeaveQuestion';
import { useInvalidate } from '../../../session/use-call';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { type Said, SaidLine } from '../SaidLine';
import { EmailMark } from './EmailMark';
import { type ProfileDraft, useProfileDraft } from './use-profile-draft';
import { WaitingAddress } from './WaitingAddress';

const ATS_NAME = { ashby: 'Ashby', greenhouse: 'Greenhouse', unknown: 'Another system' } as const;

type Names = Pick<UserSettings['user'], 'full_name' | 'email'>;

/** Name and address. Unsaved edits are kept, and asked about on leaving. */
export function ProfileForm({ settings }: { settings: UserSettings }) {
  const { user, pending_email: waiting } = settings;
  const { api, session } = useApp();
  const changed = useInvalidate();
  const draft = useProfileDraft(user.id);
  const [said, setSaid] = useState<Said | null>(null);
  const saved: Names = { full_name: user.full_name, email: user.email };
  const form = useForm({
    schema: ProfileSchema,
    initial: { ...saved, ...draft.found },
    send: async (typed) => {
      setSaid(null);
      const body = changesOf(saved, typed);
      const { full_name, email } = await api.call(users.updateProfile, { body });
      await changed(users.settings);
      form.reset({ full_name, email });
      setSaid({ kind: 'done', text: savedWords(body) });
      // The frame shows the old name until its next look, which is all that is lost when this one fails.
      await session.reloadProfile().catch(() => undefined);
    },
  });

  useFollow(saved, form);
  const { values } = form;
  const { keep } = draft;
  const edited = changesOf(saved, values);
  const unsaved = Object.keys(edited).length > 0;
  useEffect(() => keep(unsaved ? edited : null));
  const ats = user.context?.ats_source;
  return (
    <form
      noValidate
      method={WITHOUT_SCRIPT}
      onSubmit={form.onSubmit}
      className="flex flex-col gap-4"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Full name" tall autoComplete="name" {...form.bind('full_name')} />
        <Field
          label="E-mail"
          tall
          type="email"
          inputMode="email"
          autoComplete="email"
          aside={values.email.trim() === saved.email && <EmailMark user={user} />}
          hint="A new address takes effect once you follow the link we send to it. Until then the old one stays."
          {...form.bind('email')}
        />
      </div>
      {waiting && <WaitingAddress waiting={waiting} standing={user.email} />}
      {ats && (
        <p className="text-13">
          <span className="font-medium">Applicant tracking system</span>{' '}
          <span className="text-ink-2">{ATS_NAME[ats]}</span>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" busy={form.busy} disabled={!unsaved}>
          Save
        </Button>
        {unsaved && !form.busy && (
          <>
            <Button onClick={() => form.reset(saved)}>Discard</Button>
            <span className="text-13 text-ink-3">Not saved yet</span>
          </>
        )}
        <SaidLine said={unsaved ? null : said} />
      </div>
      <FormProblem text={form.summary ?? form.problem?.message ?? null} fields={form.wrong} />
      <LeaveQuestion unsaved={unsaved && !form.busy}>
        Your profile has unsaved changes. They stay here for as long as this tab is open.
      </LeaveQuestion>
    </form>
  );
}

/** What nobody has edited here follows what was saved elsewhere, such as an address that was confirmed in another tab. */
function useFollow(saved: Names, { values, fill }: Pick<Form<keyof Names>, 'values' | 'fill'>) {
  const before = useRef(saved);
  useEffect(() => {
    const was = before.current;
    before.current = saved;
    for (const name of ['full_name', 'email'] as const) {
      if (saved[name] !== was[name] && values[name] === was[name]) fill(name, saved[name]);
    }
  });
}

/** The differences from the current values, as sent to the server. */
function changesOf(saved: Names, typed: Names): ProfileDraft {
  const [full_name, email] = [typed.full_name.trim(), typed.email.trim()];
  return {
    ...(full_name !== saved.full_name && { full_name }),
    ...(email !== saved.email && { email }),
  };
}

function savedWords({ email }: ProfileDraft): string {
  return email === undefined ? 'Saved.' : `We sent a link to ${email}. Follow it to use it here.`;
}
