import { clearDraft } from '../features/submission/draft-store';

/** What somebody wrote and did not send or save. */
const WRITTEN = ['profile-draft', 'ticket-draft', 'assessment-draft'];

/**
 * Removes from this browser what a user was working on, once they have signed out: the candidates and jobs in it are not the
 * business of whoever uses it next. Settings stay, and so do notices, which a person has until their account is deleted. A session
 * that has only expired keeps everything for its return.
 */
export async function forgetWork(userId: string): Promise<void> {
  const { sessionStorage } = window;
  const names = Array.from({ length: sessionStorage.length }, (_, place) =>
    sessionStorage.key(place),
  );
  for (const name of names) {
    const isWritten = WRITTEN.some((kind) => name?.startsWith(`candor.${kind}.${userId}`));
    if (name && isWritten) sessionStorage.removeItem(name);
  }
  try {
    await clearDraft(userId);
  } catch {
    // A browser without such a store (private windows of some) has no draft to forget.
  }
}
