import { accounts } from '@candor/domain/api/accounts';
import { AppError } from '@candor/domain/errors';
import { messages } from '@candor/domain/messages';
import type { SessionActor } from '../../access/actor';
import { openAt } from '../../access/session-life';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { changePassword } from './change-password';
import { confirmEmail, resendConfirmation } from './confirm-email';
import { googleSignIn } from './google-sign-in';
import { noteOwn } from './note';
import { presentSession, presentUser } from './present';
import { register } from './register';
import { confirmPasswordReset, requestPasswordReset } from './reset-password';
import { signIn } from './sign-in';
import { ssoLink, ssoSignIn } from './sso-sign-in';
import { findOwnUser } from './store';
import { deleteSession, listSessions } from './store-sessions';

/** Signing up, in and out; links by mail; passwords; sessions. */
export function accountRoutes(serve: Serve, deps: Deps): void {
  const { db, clock } = deps;
  const endOwn = ({ userId }: SessionActor, sessionId: string, requestId: string) =>
    db.transaction(async (tx) => {
      const isEnded = await deleteSession(tx, userId, sessionId);
      const noted = { action: 'session.ended', sessionId, requestId } as const;
      if (isEnded) await noteOwn(tx, userId, noted, clock.now());
      return isEnded;
    });

  serve(accounts.register, async (call) => ({ body: await register(deps, call.body, call) }));

  serve(accounts.login, async (call) => ({ body: await signIn(deps, call.body, call) }));

  serve(accounts.google, async (call) => ({ body: await googleSignIn(deps, call.body, call) }));

  serve(accounts.ssoLogin, async (call) => ({ body: await ssoSignIn(deps, call.body, call) }));

  serve(accounts.ssoLink, async ({ actor, allowance, body, ip }) => {
    const { user, page } = await ssoLink(deps, actor, body, ip);
    return { body: { ...presentUser(user, actor.role, allowance), return_to: page } };
  });

  serve(accounts.logout, async ({ actor, requestId }) => {
    await endOwn(actor, actor.sessionId, requestId);
    return { body: undefined };
  });

  serve(accounts.me, async ({ actor, allowance }) => {
    const user = await findOwnUser(db, actor.userId);
    if (!user) throw new AppError('authentication_required');
    return { body: presentUser(user, actor.role, allowance) };
  });

  serve(accounts.confirmEmail, async ({ body, ip }) => {
    const email = await confirmEmail(deps, { token: body.token, ip });
    return { body: { ...done('Your e-mail address is confirmed.'), email } };
  });

  serve(accounts.resendConfirmation, async ({ body, ip }) => {
    await resendConfirmation(deps, { email: body.email, ip });
    return { body: done(messages.confirmationSent) };
  });

  serve(accounts.requestPasswordReset, async ({ body, ip }) => {
    await requestPasswordReset(deps, { email: body.email, ip });
    const message = 'If this address has an account, a link to set a new password is on its way.';
    return { body: done(message) };
  });

  serve(accounts.confirmPasswordReset, async ({ body, ip }) => {
    const { token, new_password: password } = body;
    await confirmPasswordReset(deps, { token, password, ip });
    return { body: done('Your password is set. You can sign in now.') };
  });

  serve(accounts.changePassword, async ({ actor, body, ip }) => {
    const { current_password: current, new_password: next } = body;
    await changePassword(deps, actor, { current, next, ip });
    return { body: { success: true as const } };
  });

  serve(accounts.sessions, async ({ actor }) => {
    const found = await listSessions(db, actor.userId, openAt(clock.now(), deps.config));
    const sessions = found.map((session) => presentSession(session, actor.sessionId));
    return { body: { sessions } };
  });

  serve(accounts.endSession, async ({ actor, params, requestId }) => {
    if (!(await endOwn(actor, params.id, requestId))) throw new AppError('not_found');
    return { body: undefined };
  });
}

const done = (message: string) => ({ success: true as const, message });
