import { ERROR_CATALOGUE, type ServerErrorCode } from '@candor/domain/errors';

/** What a caller does about an error. */
const REMEDIES: Record<ServerErrorCode, string> = {
  validation_error:
    'Read `errors`: it names each field with what is wrong. Correct them and send again.',
  authentication_required:
    'The token is missing, expired or revoked: sign in for a new one. A key is unknown or was removed.',
  quota_exceeded:
    'The plan or the trial does not allow this now. `limit_type` says which limit it was.',
  api_key_limit_exceeded: 'Remove an API key that is not used, or change the plan.',
  batch_size_exceeded:
    'Split the batch, or change the plan. `limit` and `requested` hold both numbers.',
  input_type_not_allowed: 'Use a source that the plan has, or change to `required_plan`.',
  feature_not_available: 'Change to `required_plan`, which has the feature.',
  candidate_quota_exceeded: 'Wait for the next period, send fewer candidates, or change the plan.',
  professional_subscription_required: 'Change to the professional plan or a higher one.',
  permission_denied:
    '`reason` says why: the e-mail is not confirmed yet, the key may only read, the call is for people alone.',
  integration_partner_required: 'Only integration partners may call this. Ask the operator.',
  not_found: 'The id is unknown or belongs to another account. Check it.',
  method_not_allowed: 'Use one of the methods that `Allow` names.',
  conflict:
    'It was changed meanwhile, or is in a state that forbids this. Read it again, then decide.',
  gone: 'It is no longer stored. Submit it anew.',
  file_too_large: 'Send a smaller file; the call says how large one may be.',
  unsupported_type: 'Send one of the formats that the call names.',
  invalid_plan: 'Choose a plan and a period from the catalogue.',
  rate_limited: 'Wait as many seconds as `Retry-After` says, then send again.',
  service_unavailable:
    'Nothing is wrong with the request. Send it again after `Retry-After` seconds.',
};

export type ErrorRow = { code: string; status: number; message: string; remedy: string };

/** Every error that the server may answer, with its remedy, by status. */
export function errorRows(): ErrorRow[] {
  const rows = Object.entries(REMEDIES).map(([code, remedy]) => {
    const { status, message } = ERROR_CATALOGUE[code as ServerErrorCode];
    return { code, status, message, remedy };
  });
  return rows.sort((a, b) => a.status - b.status);
}
