import { contact } from '@candor/domain/api/contact';
import type { Deps } from '../../deps';
import type { Serve } from '../../http/serve';
import { sendMessage } from './send-message';

/** Everybody is thanked alike, so that a program learns nothing. */
const THANKS = 'Thank you. Your message has arrived, and somebody will answer by e-mail.';

/** The contact form. */
export function contactRoutes(serve: Serve, deps: Deps): void {
  serve(contact.send, async ({ body, ip }) => {
    await sendMessage(deps, body, ip);
    return { body: { success: true, message: THANKS } as const };
  });
}
