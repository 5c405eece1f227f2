import { randomBytes, randomInt } from 'node:crypto';

/** Where a journey calls from. The server counts sign-ins and mails per place, so each journey brings its own. */
export type Visitor = { address: string };

/** The header by which the server, told to trust this machine, learns the address of a visitor. */
export const ADDRESS_HEADER = 'X-Forwarded-For';

/** A visitor from an address of the private range that no other journey uses. */
export function newVisitor(): Visitor {
  return { address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

/** Six letters that make names and addresses of one journey its own. */
export function uniqueWord(): string {
  return randomBytes(3).toString('hex');
}
