import type { MadePasskey, SignedByPasskey } from '@candor/domain/model/passkey';
import type { Deps } from '../../deps';
import { ALGORITHMS } from './algorithms';
import { hasCertificates } from './has-certificates';
import { relyingParty } from './relying-party';
import type { PasskeyRow, PublicHalf } from './store';

type Needs = Pick<Deps, 'config' | 'log'>;

/**
 * The public key of a passkey that was created here, for this challenge, by a device that verified its user (WebAuthn
 * Level 3, 7.1); null for anything else.
 */
export async function verifyMade(
  { config, log }: Needs,
  made: MadePasskey,
  challenge: string,
): Promise<PublicHalf | null> {
  const { id, origin } = relyingParty(config);
  const { verifyRegistrationResponse } = await library();
  const { transports = [], ...response } = made.response;
  const asked = {
    response: { ...made, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...ALGORITHMS],
  };
  const { registrationInfo } = await orRefused(log, async () =>
    (await hasCertificates(response.attestationObject))
      ? REFUSED
      : verifyRegistrationResponse(asked),
  );
  if (!registrationInfo) return null;
  const { credential, credentialBackedUp: backedUp } = registrationInfo;
  const publicKey = Buffer.from(credential.publicKey).toString('base64url');
  const { id: credentialId, counter } = credential;
  return { credentialId, publicKey, counter, transports, backedUp };
}

/** How a device that signed now counts, and whether it copies its keys. */
export type Signed = Pick<PasskeyRow, 'counter' | 'backedUp'>;

/**
 * What a passkey said when it signed this challenge here, after its device verified its user (WebAuthn Level 3, 7.2);
 * null for anything else. The counter is not compared: that has to happen where no concurrent sign-in is possible.
 */
export async function verifySigned(
  { config, log }: Needs,
  signed: SignedByPasskey,
  { challenge, passkey }: { challenge: string; passkey: PasskeyRow },
): Promise<Signed | null> {
  const { id, origin } = relyingParty(config);
  const { verifyAuthenticationResponse } = await library();
  const { credentialId, publicKey } = passkey;
  const { userHandle, ...response } = signed.response;
  const asked = {
    response: {
      ...signed,
      clientExtensionResults: {},
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      counter: 0,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
    },
  };
  const { verified, authenticationInfo } = await orRefused(log, () =>
    verifyAuthenticationResponse(asked),
  );
  if (!verified || !authenticationInfo) return null;
  return {
    counter: authenticationInfo.newCounter,
    backedUp: authenticationInfo.credentialBackedUp,
  };
}

/** Loading takes a third of a second, which a process without passkey sign-ins does not spend. */
const library = () => import('@simplewebauthn/server');

const REFUSED = { verified: false, registrationInfo: undefined, authenticationInfo: undefined };

/** The library throws for whatever does not fit. Why stands in the log: most often the public address is another one than set. */
async function orRefused<Verified extends { verified: boolean }>(
  log: Deps['log'],
  verify: () => Promise<Verified>,
): Promise<Verified | typeof REFUSED> {
  try {
    return await verify();
  } catch (error) {
    log.info({ err: error }, 'a passkey was refused');
    return REFUSED;
  }
}
