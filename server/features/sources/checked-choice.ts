import { validationError } from '@candor/domain/errors';
import {
  type ConnectedInput,
  type SourceChoice,
  sourceChoice,
} from '@candor/domain/rules/source-config';
import { sourceConfigErrors } from '@candor/domain/rules/submission';
import type { Allowance } from '../../access/allowance';
import { inputTypeClosed } from '../../access/refusals';

/**
 * A configuration of this type, as far as it can be told before it is reached.
 *
 * @throws AppError 400 that names the field of the configuration, 402 for a source that the plan does not take.
 */
export function checkedChoice(
  allowance: Allowance,
  type: ConnectedInput,
  config: unknown,
): SourceChoice {
  const wrong = sourceConfigErrors(type, config);
  if (wrong.length > 0) throw validationError(wrong);
  if (!allowance.allowedInputTypes.includes(type)) throw inputTypeClosed(allowance, type);
  return sourceChoice(type, config);
}
