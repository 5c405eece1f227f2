import { z } from 'zod';
import { ContactBody } from '../model/contact';
import { endpoint } from './endpoint';

export const contact = {
  send: endpoint({
    name: 'contact.send',
    method: 'POST',
    path: '/api/contact',
    summary: 'Send a message through the contact form; needs no account',
    access: { kind: 'public' },
    body: ContactBody,
    ok: { status: 201, body: z.object({ success: z.literal(true), message: z.string() }) },
    errors: ['validation_error', 'rate_limited'],
  }),
};
