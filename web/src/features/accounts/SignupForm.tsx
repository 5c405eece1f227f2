import { RegisterForm } from '@candor/domain/model/user';
import { zodResolver } from '@hookform/resolvers/zod';
import { Check, Circle } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { paths } from '../../paths';
import { useApp } from '../../session/app-context';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/class-names';
import { Field } from '../../ui/Field';
import { PasswordField } from '../../ui/PasswordField';
import { FormProblem, summaryOf } from './FormProblem';
import { useSubmission } from './use-submission';

const ENOUGH = 8;

/** Registers and signs in; the gate of the application then asks for the confirmation of the address. */
export function SignupForm() {
  const { session } = useApp();
  const { state } = useLocation();
  const form = useForm({
    resolver: zodResolver(RegisterForm),
    defaultValues: { full_name: '', email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const { problem, run } = useSubmission(
    ['full_name', 'email', 'password'],
    form.setError,
    session.register,
  );
  const longEnough = form.watch('password').length >= ENOUGH;
  const Mark = longEnough ? Check : Circle;
  return (
    <form noValidate onSubmit={form.handleSubmit(run)} className="flex flex-col gap-4">
      <FormProblem text={problem?.message ?? summaryOf(errors)} />
      <Field
        label="Full name"
        autoComplete="name"
        tall
        error={errors.full_name?.message}
        {...form.register('full_name')}
      />
      <Field
        label="E-mail"
        type="email"
        autoComplete="email"
        inputMode="email"
        tall
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        error={errors.password?.message}
        hint={
          <span className={cx('inline-flex items-center gap-1.5', longEnough && 'text-success')}>
            <Mark size={14} strokeWidth={1.75} aria-hidden />
            8+ characters
          </span>
        }
        {...form.register('password')}
      />
      <Button type="submit" variant="primary" size="lg" wide busy={isSubmitting} className="mt-2">
        Start the 7-day trial
      </Button>
      <p className="text-center text-13 text-ink-2">
        Already have an account?{' '}
        <Link
          to={paths.login}
          state={state}
          className="font-medium text-accent-ink hover:underline"
        >
          Sign in
        </Link>
      </p>
    </form>
  );
}
