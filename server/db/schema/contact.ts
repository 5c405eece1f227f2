import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './accounts';

/** What came in through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('contact_messages_created').on(t.createdAt)],
);
