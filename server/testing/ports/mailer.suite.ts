import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Mailer } from '../../ports/mailer';

/** A mail as its reader's program would take it apart. */
export type Received = { to: string; subject: string; source: string };

export type MailerSubject = {
  mailer: Mailer;
  received(): Promise<Received[]>;
  close(): Promise<void>;
};

/** What every mailer promises. */
export function mailerSuite(name: string, open: () => Promise<MailerSubject>): void {
  describe(`${name} as a mailer`, () => {
    let subject: MailerSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    test('hands a mail over with text, page and sender', async () => {
      await subject.mailer.send({
        id: 'b1f0',
        to: 'zoe@example.com',
        subject: 'Grüße aus Köln',
        text: 'Plain words.',
        html: '<p>Fine words.</p>',
      });
      const [mail] = await subject.received();
      expect(mail?.to).toContain('zoe@example.com');
      expect(mail?.subject).toBe('Grüße aus Köln');
      expect(mail?.source).toMatch(/^From: Candor <no-reply@example.com>/m);
      expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
      expect(mail?.source).toMatch(/^Message-ID: <b1f0@example.com>/m);
      expect(mail?.source).toContain('Plain words.');
      expect(mail?.source).toContain('<p>Fine words.</p>');
    });

    test('names where its mails are stopped with one click, and of others nothing', async () => {
      const stop = `https://candor.example/api/mail/stop/v1.${'x'.repeat(160)}`;
      const words = { to: 'zoe@example.com', text: 'x', html: 'x' };
      await subject.mailer.send({ ...words, id: 'b1f2', subject: 'Digest', stop });
      await subject.mailer.send({ ...words, id: 'b1f3', subject: 'Letter' });
      const mails = await subject.received();
      const headersOf = (wanted: string) =>
        mails
          .find(({ subject }) => subject === wanted)
          // A long header is folded (RFC 5322, 2.2.3).
          ?.source.replace(/\r?\n[ \t]+/g, ' ');
      expect(headersOf('Digest')).toMatch(
        new RegExp(`^List-Unsubscribe: <${stop.replaceAll('.', '\\.')}>\\r?$`, 'm'),
      );
      expect(headersOf('Digest')).toMatch(
        /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m,
      );
      expect(headersOf('Letter')).not.toMatch(/^List-/m);
    });

    test('a line break in an address or a subject adds no header', async () => {
      const before = (await subject.received()).length;
      await subject.mailer
        .send({
          id: 'b1f1',
          to: 'eve@example.com\r\nBcc: all@example.com',
          subject: 'Hello\r\nBcc: all@example.com',
          text: 'x',
          html: 'x',
        })
        // Refusing it is as good as sending it in one line.
        .catch(() => {});
      for (const mail of (await subject.received()).slice(before)) {
        expect(mail.source).not.toMatch(/^Bcc:/m);
      }
    });
  });
}
