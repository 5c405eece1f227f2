import { contact } from '@candor/domain/api/contact';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ClientError } from '../../api/client-error';
import { refusal } from '../../testing/fake-server';
import { aServer, renderApp } from '../../testing/render-app';
import { ContactForm } from './ContactForm';

const screens = [{ path: '/', element: <ContactForm /> }];

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Name'), 'Mira Tolland');
  await userEvent.type(screen.getByLabelText('E-mail'), 'mira@example.com');
  await userEvent.type(screen.getByLabelText(/^Company/), 'Quay Foods');
  await userEvent.type(screen.getByLabelText(/^Phone/), '030 555 0123');
  await userEvent.type(screen.getByLabelText('Subject'), 'A question');
  await userEvent.type(screen.getByLabelText('Message'), 'How long is a trial?');
}

test('a message is sent with what was filled in, confirmed, and the form is empty again', async () => {
  const server = aServer();
  server.on(contact.send, {
    status: 201,
    body: { success: true, message: 'Thank you. We answer soon.' },
  });
  await renderApp('/', { server, user: null, screens });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Thank you. We answer soon.')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  const [request] = server.requestsTo(contact.send);
  expect(JSON.parse(String(request?.body))).toEqual({
    name: 'Mira Tolland',
    email: 'mira@example.com',
    company: 'Quay Foods',
    phone: '030 555 0123',
    subject: 'A question',
    message: 'How long is a trial?',
    website: '',
  });
});

test('what is said once a message has arrived is brought into view', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  const server = aServer();
  server.on(contact.send, { status: 201, body: { success: true, message: 'Thank you.' } });
  await renderApp('/', { server, user: null, screens });
  await fillIn();
  expect(seen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const answer = await screen.findByText('Thank you.');
  await waitFor(() => expect(seen.mock.contexts).toEqual([answer]));
});

test('a failure says so and keeps every word', async () => {
  const server = aServer();
  server.on(contact.send, refusal('service_unavailable'));
  await renderApp('/', { server, user: null, screens });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Failed to submit contact form')).toBeVisible();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'How long is a trial?');
});

test('without a network it says that the connection is what is wrong', async () => {
  const server = aServer();
  server.on(contact.send, () => Promise.reject(new ClientError({ code: 'network_error' })));
  await renderApp('/', { server, user: null, screens });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(
    await screen.findByText(/^Failed to submit contact form\. .*check your connection/),
  ).toBeVisible();
});

test('an empty form names its four required fields and sends nothing', async () => {
  const { server } = await renderApp('/', { user: null, screens });
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.getAllByText('This field is required')).toHaveLength(4));
  expect(server.requestsTo(contact.send)).toHaveLength(0);
});

test('an address that is none is refused in the form', async () => {
  const { server } = await renderApp('/', { user: null, screens });
  await fillIn();
  await userEvent.type(screen.getByLabelText('E-mail'), '@');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please provide a valid email address')).toBeVisible();
  expect(server.requestsTo(contact.send)).toHaveLength(0);
});

test('the field for programs is out of sight and out of the tab order', async () => {
  await renderApp('/', { user: null, screens });
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
});
