import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import { ATS_NAMES, type AtsType } from '@candor/domain/model/ats';
import { serverMessages } from '@candor/domain/server-messages';
import type { Deps } from '../../../deps';
import type { Ats, AtsConsent } from '../../../ports/ats';

/** How long a user waits for a system whose call is part of ours. */
export const CALL_MS = 20_000;

/** A system of this installation; null for one that is not configured. */
export function systemOf({ ats }: Pick<Deps, 'ats'>, type: AtsType): Ats | null {
  return ats[type];
}

/** The configured Greenhouse authorization. Throws AppError 503 if this installation has none. */
export function consentOf({ ats }: Pick<Deps, 'ats'>): AtsConsent {
  if (ats.greenhouse) return ats.greenhouse.consent;
  throw new AppError('service_unavailable', {
    detail: messages.greenhouseNotSetUp,
    reason: 'not_configured',
    ats_type: 'greenhouse',
  });
}

/** The system does not answer. */
export function atsAway(type: AtsType, retryAfterS: number | null = null): AppError {
  return new AppError('service_unavailable', {
    detail: messages.atsUnavailable(ATS_NAMES[type]),
    ats_type: type,
    ...(retryAfterS !== null && { retry_after: retryAfterS }),
  });
}

/** The account has no connection to the system. */
export function notConnected(type: AtsType): AppError {
  return new AppError('not_found', {
    detail: serverMessages.atsNotConnected(ATS_NAMES[type]),
    reason: 'not_connected',
    ats_type: type,
  });
}

/** It had one, and is not let in any more. */
export function refusedNow(type: AtsType): AppError {
  return new AppError('not_found', {
    detail: messages.atsReconnect(ATS_NAMES[type]),
    reason: 'not_connected',
    ats_type: type,
  });
}

/** Whether a call was given up because it took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
