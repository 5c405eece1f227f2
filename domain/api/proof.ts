import { OwnPasskeyRequest } from '../model/passkey';
import { ProofBody, ProofNonce, ProofWays, Proven } from '../model/proof';
import { endpoint } from './endpoint';

const signedIn = { kind: 'account', unconfirmed: true, afterTrial: true } as const;

/** Proving one's identity again, for calls whose `proven` requires it. */
export const proof = {
  ways: endpoint({
    name: 'proof.ways',
    method: 'GET',
    path: '/api/auth/proof',
    summary: 'Get how this account can confirm its identity again',
    access: signedIn,
    ok: { status: 200, body: ProofWays },
    errors: [],
    noStore: true,
  }),
  nonce: endpoint({
    name: 'proof.nonce',
    method: 'POST',
    path: '/api/auth/proof/nonce',
    summary: 'Get what a token of the identity provider must contain to count as proof',
    access: signedIn,
    ok: { status: 200, body: ProofNonce },
    errors: [],
    noStore: true,
  }),
  passkey: endpoint({
    name: 'proof.passkey',
    method: 'POST',
    path: '/api/auth/proof/passkey',
    summary:
      'Get what a passkey of this account must sign to count as proof; valid for five minutes',
    access: signedIn,
    ok: { status: 200, body: OwnPasskeyRequest },
    errors: ['conflict'],
    noStore: true,
  }),
  give: endpoint({
    name: 'proof.give',
    method: 'POST',
    path: '/api/auth/proof',
    summary: 'Confirm your identity again; this session may make sensitive changes for ten minutes',
    access: signedIn,
    body: ProofBody,
    ok: { status: 200, body: Proven },
    errors: ['validation_error'],
    noStore: true,
  }),
};
