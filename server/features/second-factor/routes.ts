import { secondFactor } from '@candor/domain/api/second-factor';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { finishSignIn, type OpenSession } from './finish-sign-in';
import { readState } from './read-state';
import { renewRecoveryCodes } from './renew-codes';
import { beginSecondFactor, confirmSecondFactor } from './set-up';
import { switchOffSecondFactor } from './switch-off';

/** A second factor: set up, used at sign-in, renewed, turned off. */
export function secondFactorRoutes(
  serve: Serve,
  deps: Deps,
  { openSession }: { openSession: OpenSession },
): void {
  serve(secondFactor.state, async ({ actor }) => ({
    body: await readState(deps.db, actor.userId),
  }));

  serve(secondFactor.begin, async ({ actor }) => ({ body: await beginSecondFactor(deps, actor) }));

  serve(secondFactor.confirm, async ({ actor, body, requestId }) => {
    const codes = await confirmSecondFactor(deps, actor, { code: body.code, requestId });
    return { body: { recovery_codes: codes } };
  });

  serve(secondFactor.renewCodes, async ({ actor, body, ip, requestId }) => {
    const codes = await renewRecoveryCodes(deps, actor, { code: body.code, ip, requestId });
    return { body: { recovery_codes: codes } };
  });

  serve(secondFactor.switchOff, async ({ actor, body, ip, requestId }) => {
    const { code, password = '' } = body;
    await switchOffSecondFactor(deps, actor, { code, password, ip, requestId });
    return { body: await readState(deps.db, actor.userId) };
  });

  serve(secondFactor.signIn, async ({ body, ip, userAgent, requestId }) => ({
    body: await finishSignIn(deps, openSession, { ...body, requestId }, { ip, userAgent }),
  }));
}
