import { PersistentNotification } from '@candor/domain/model/live';
import { eventOf } from '@candor/domain/rules/notification-preferences';
import { expect, test } from 'vitest';
import { fromWire } from '../../../chat/conversation';
import { aTicket, aTold } from '../../../chat/testing/a-chat';
import { supportMessage } from './support-message';

const ticket = aTicket();

test('a support message is announced with its text and a link to its ticket', () => {
  const told = supportMessage({ ticket, message: fromWire(aTold()) });
  expect(PersistentNotification.parse(told)).toMatchObject({
    id: 'support:message-0001',
    title: 'New message from Support Team',
    message: 'From the text.',
    actionUrl: '/support?ticket=ticket-00000001',
  });
});

test('a user who wants no support messages is not notified', () => {
  const told = supportMessage({ ticket, message: fromWire(aTold()) });
  expect(eventOf(told)).toBe('support_message');
});

test('of a long message its beginning is told', () => {
  const message = fromWire(aTold({ message: 'x'.repeat(5000) }));
  expect(supportMessage({ ticket, message }).message).toBe(`${'x'.repeat(300)}…`);
});
