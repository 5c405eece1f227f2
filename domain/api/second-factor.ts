import {
  CodeBody,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  SecondStepBody,
  SwitchOffBody,
} from '../model/second-factor';
import { AuthResponse } from '../model/user';
import { endpoint } from './endpoint';

/**
 * What protects an account stays in its owner's hands, whatever the plan. The address must be confirmed, so that
 * nobody can lock a stranger's.
 */
const owner = { kind: 'account', afterTrial: true } as const;

export const secondFactor = {
  state: endpoint({
    name: 'secondFactor.state',
    method: 'GET',
    path: '/api/auth/second-factor',
    summary: 'Get whether signing in also asks for a code',
    access: { kind: 'account', unconfirmed: true, afterTrial: true },
    ok: { status: 200, body: SecondFactorState },
    errors: [],
    noStore: true,
  }),
  begin: endpoint({
    name: 'secondFactor.begin',
    method: 'POST',
    path: '/api/auth/second-factor/setup',
    summary: 'Create a secret for an authenticator app; it takes effect once a code confirms it',
    access: { ...owner, proven: 'always' },
    ok: { status: 200, body: SecondFactorSetup },
    errors: ['conflict'],
    noStore: true,
  }),
  confirm: endpoint({
    name: 'secondFactor.confirm',
    method: 'POST',
    path: '/api/auth/second-factor/confirm',
    summary: 'Switch the second factor on with a first code, and end every other session',
    access: { ...owner, proven: 'by_input' },
    body: CodeBody,
    ok: { status: 200, body: RecoveryCodes },
    errors: ['validation_error', 'conflict'],
    noStore: true,
  }),
  renewCodes: endpoint({
    name: 'secondFactor.renewCodes',
    method: 'POST',
    path: '/api/auth/second-factor/recovery-codes',
    summary: 'Replace the recovery codes with ten new ones',
    access: { ...owner, proven: 'by_input' },
    body: CodeBody,
    ok: { status: 200, body: RecoveryCodes },
    errors: ['validation_error', 'conflict'],
    noStore: true,
  }),
  switchOff: endpoint({
    name: 'secondFactor.switchOff',
    method: 'POST',
    path: '/api/auth/second-factor/switch-off',
    summary: 'Switch the second factor off with password and code, and end every other session',
    access: { ...owner, proven: 'by_input' },
    body: SwitchOffBody,
    ok: { status: 200, body: SecondFactorState },
    errors: ['validation_error', 'conflict'],
    noStore: true,
  }),
  signIn: endpoint({
    name: 'secondFactor.signIn',
    method: 'POST',
    path: '/api/auth/second-factor/sign-in',
    summary: 'Complete the second step of a sign-in with its ticket and a code',
    access: { kind: 'public' },
    body: SecondStepBody,
    ok: { status: 200, body: AuthResponse },
    errors: ['authentication_required'],
    noStore: true,
  }),
};
