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
    summary: 'How this account shows again who it is',
    access: signedIn,
    ok: { status: 200, body: ProofWays },
    errors: [],
    noStore: true,
  }),
  nonce: endpoint({
    name: 'proof.nonce',
    method: 'POST',
    path: '/api/auth/proof/nonce',
    summary: 'What a token of the identity provider has to carry to count as a proof',
    access: signedIn,
    ok: { status: 200, body: ProofNonce },
    errors: [],
    noStore: true,
  }),
  passkey: endpoint({
    name: 'proof.passkey',
    method: 'POST',
    path: '/api/auth/proof/passkey',
    summary: 'What a passkey of this account has to sign to count as a proof, for five minutes',
    access: signedIn,
    ok: { status: 200, body: OwnPasskeyRequest },
    errors: ['conflict'],
    noStore: true,
  }),
  give: endpoint({
    name: 'proof.give',
    method: 'POST',
    path: '/api/auth/proof',
    summary: 'Show again who one is; sensitive changes are open to this session for ten minutes',
    access: signedIn,
    body: ProofBody,
    ok: { status: 200, body: Proven },
    errors: ['validation_error'],
    noStore: true,
  }),
};
