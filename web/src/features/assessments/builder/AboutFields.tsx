import { Card } from '../../../ui/Card';
import { Field } from '../../../ui/Field';
import { changeForm } from '../form/editing';
import type { Builder } from './use-builder';

/** The assessment's name, the job, and who asks. */
export function AboutFields({ builder }: { builder: Builder }) {
  const bind = (name: 'title' | 'job_title' | 'company' | 'contact_email') => ({
    name,
    value: builder.form[name],
    error: builder.problems[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      builder.edit((editing) => changeForm(editing, { [name]: target.value })),
  });
  return (
    <Card aria-labelledby="about-assessment" className="px-4 py-5 sm:px-6">
      <h2 id="about-assessment" className="mb-4 text-16 font-strong">
        About the assessment
      </h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Title"
          tall
          autoComplete="off"
          hint="What you find it by when you invite."
          {...bind('title')}
        />
        <Field
          label="Job title"
          tall
          autoComplete="off"
          hint="What the candidate applies for."
          {...bind('job_title')}
        />
        <Field
          label="Company"
          tall
          autoComplete="organization"
          hint="Who asks, as candidates know them."
          {...bind('company')}
        />
        <Field
          label="Contact e-mail"
          tall
          type="email"
          inputMode="email"
          autoComplete="email"
          hint="Where candidates can ask, also for more time or another way to answer."
          {...bind('contact_email')}
        />
      </div>
    </Card>
  );
}
