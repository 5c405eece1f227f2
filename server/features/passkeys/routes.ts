import { passkeys } from '@candor/domain/api/passkeys';
import { MAX_PASSKEYS } from '@candor/domain/model/passkey';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { addPasskey, beginPasskey } from './add';
import { presentPasskey } from './present';
import { removePasskey } from './remove';
import { renamePasskey } from './rename';
import { beginSignIn, type OpenSession, signInByPasskey } from './sign-in';
import { passkeysOf } from './store';

/** Passkeys: added, named, removed, and signed in with. */
export function passkeyRoutes(
  serve: Serve,
  deps: Deps,
  { openSession }: { openSession: OpenSession },
): void {
  serve(passkeys.list, async ({ actor }) => {
    const rows = await passkeysOf(deps.db, actor.userId);
    return { body: { passkeys: rows.map(presentPasskey), limit: MAX_PASSKEYS } };
  });

  serve(passkeys.begin, async ({ actor }) => ({ body: await beginPasskey(deps, actor) }));

  serve(passkeys.add, async ({ actor, body, requestId }) => ({
    body: presentPasskey(await addPasskey(deps, actor, { ...body, requestId })),
  }));

  serve(passkeys.rename, async (call) => ({
    body: presentPasskey(await renamePasskey(deps, call)),
  }));

  serve(passkeys.remove, async (call) => {
    await removePasskey(deps, call);
    return { body: undefined };
  });

  serve(passkeys.beginSignIn, async ({ ip }) => ({ body: await beginSignIn(deps, { ip }) }));

  serve(passkeys.signIn, async ({ body, ip, userAgent, requestId }) => ({
    body: await signInByPasskey(deps, openSession, { ...body, requestId }, { ip, userAgent }),
  }));
}
