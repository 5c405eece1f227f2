import { clearDraft } from '../features/submission/draft-store';
import { LEFT_KEY } from './left-key';

/** What a tab keeps of somebody: what they wrote and did not send or save, and which job of an ATS they looked at. */
const KEPT = ['profile-draft', 'ticket-draft', 'assessment-draft', 'integration'];

/**
 * Removes from this tab and its browser what a user was working on, once they have signed out: the candidates and jobs
 * in it are not the business of whoever uses it next. Settings stay, and so do notices, which a person has until their
 * account is deleted. A session that has only expired keeps everything for its return.
 */
export async function forgetWork(userId: string): Promise<void> {
  const { sessionStorage } = window;
  const names = Array.from({ length: sessionStorage.length }, (_, place) =>
    sessionStorage.key(place),
  );
  for (const name of names) {
    const isTheirs = KEPT.some((kind) => name?.startsWith(`candor.${kind}.${userId}`));
    if (name && isTheirs) sessionStorage.removeItem(name);
  }
  try {
    await clearDraft(userId);
  } catch {
    // A browser without such a store (private windows of some) has no draft to forget.
  }
}

/** Somebody has left in another tab. Comes after the sign-out itself, so nothing on screen writes any more. */
export async function forgetLeft({ newValue: userId }: StorageEvent): Promise<void> {
  if (userId) await forgetWork(userId);
}

/** The same in every tab of this browser: each keeps drafts of its own, which no other one can reach. */
export async function forgetEverywhere(userId: string): Promise<void> {
  window.localStorage.setItem(LEFT_KEY, userId);
  window.localStorage.removeItem(LEFT_KEY);
  await forgetWork(userId);
}
