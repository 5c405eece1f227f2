import { z } from 'zod';
import {
  AddPasskeyBody,
  Passkey,
  PasskeyCreation,
  PasskeyList,
  PasskeyRequest,
  PasskeySignInBody,
  RenamePasskeyBody,
} from '../model/passkey';
import { Id } from '../model/scalars';
import { AuthResponse } from '../model/user';
import { endpoint } from './endpoint';

/** As with the second factor: in its owner's hands whatever the plan, but not before the address is confirmed. */
const owner = { kind: 'account', afterTrial: true } as const;
const open = { kind: 'public' } as const;
const params = z.object({ id: Id });

/** Signing in with a key that a device stores and unlocks (WebAuthn). */
export const passkeys = {
  list: endpoint({
    name: 'passkeys.list',
    method: 'GET',
    path: '/api/auth/passkeys',
    summary: "The caller's passkeys",
    access: { kind: 'account', unconfirmed: true, afterTrial: true },
    ok: { status: 200, body: PasskeyList },
    errors: [],
    noStore: true,
  }),
  begin: endpoint({
    name: 'passkeys.begin',
    method: 'POST',
    path: '/api/auth/passkeys/setup',
    summary: 'Get what a browser needs to create a passkey; valid for five minutes',
    access: { ...owner, proven: 'always' },
    ok: { status: 200, body: PasskeyCreation },
    errors: ['conflict'],
    noStore: true,
  }),
  add: endpoint({
    name: 'passkeys.add',
    method: 'POST',
    path: '/api/auth/passkeys',
    summary: 'Add the passkey that a browser created',
    access: { ...owner, proven: 'by_input' },
    body: AddPasskeyBody,
    ok: { status: 201, body: Passkey },
    errors: ['validation_error', 'conflict'],
    noStore: true,
  }),
  rename: endpoint({
    name: 'passkeys.rename',
    method: 'PATCH',
    path: '/api/auth/passkeys/:id',
    summary: 'Rename a passkey',
    access: owner,
    params,
    body: RenamePasskeyBody,
    ok: { status: 200, body: Passkey },
    errors: ['validation_error', 'not_found'],
    noStore: true,
  }),
  remove: endpoint({
    name: 'passkeys.remove',
    method: 'DELETE',
    path: '/api/auth/passkeys/:id',
    summary: 'Remove a passkey, and end every other session',
    access: { ...owner, proven: 'always' },
    params,
    ok: { status: 204 },
    errors: ['not_found'],
    noStore: true,
  }),
  beginSignIn: endpoint({
    name: 'passkeys.beginSignIn',
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/begin',
    summary: 'Get what a browser needs to sign in with a passkey; valid for five minutes',
    access: open,
    ok: { status: 200, body: PasskeyRequest },
    errors: [],
    noStore: true,
  }),
  signIn: endpoint({
    name: 'passkeys.signIn',
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    summary: "Sign in with a passkey's signature; it counts as both factors",
    access: open,
    body: PasskeySignInBody,
    ok: { status: 200, body: AuthResponse },
    errors: ['authentication_required'],
    noStore: true,
  }),
};
