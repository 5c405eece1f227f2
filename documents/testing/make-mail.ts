/** An attachment of a mail; without a name it has none. */
export type MailPart = { name?: string; type: string; content: string | Uint8Array };

/** A mail (RFC 5322, RFC 2045) with a message in plain text, and attachments in base64. */
export function makeMail(message: string, parts: readonly MailPart[] = []): Buffer {
  const head = [
    'From: Ines Okoro <ines.okoro@agency.example>',
    'To: jobs@example.org',
    'Subject: Application',
    'Date: Mon, 2 Mar 2026 09:12:00 +0100',
    'MIME-Version: 1.0',
  ];
  const body = ['Content-Type: text/plain; charset=utf-8', '', message];
  if (parts.length === 0) return Buffer.from([...head, ...body, ''].join('\r\n'));
  const attached = parts.flatMap(({ name, type, content }) => [
    '--edge',
    `Content-Type: ${type}`,
    `Content-Disposition: attachment${name === undefined ? '' : `; filename="${name}"`}`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ]);
  const open = 'Content-Type: multipart/mixed; boundary="edge"';
  return Buffer.from(
    [...head, open, '', '--edge', ...body, ...attached, '--edge--', ''].join('\r\n'),
  );
}
