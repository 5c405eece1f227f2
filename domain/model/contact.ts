import { z } from 'zod';
import { messages } from '../messages';
import { Email, FormEmail } from './user';

const line = (most: number) =>
  z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(most, messages.maxLength(most));

const optionalLine = z.string().trim().max(200, messages.maxLength(200)).nullish();

export const ContactBody = z.object({
  name: line(200),
  email: Email,
  company: optionalLine,
  phone: optionalLine,
  subject: line(200),
  message: line(5000),
  /** A field that people do not see: whoever fills it is a program, and is thanked like everyone else. */
  website: z.string().max(200).nullish(),
});

export const ContactForm = ContactBody.extend({ email: FormEmail });

export type ContactBody = z.infer<typeof ContactBody>;
