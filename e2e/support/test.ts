import { test as base, expect } from '@playwright/test';
import { type Account, openAccount } from './accounts/account';
import { remember } from './accounts/sign-in';
import { Complaints } from './complaints';
import { productUrl } from './places';
import { ADDRESS_HEADER, newVisitor, type Visitor } from './visitor';

type Fixtures = {
  /** The place that this journey's browser and calls come from. */
  visitor: Visitor;
  /** Listens in every journey; whatever it hears unexpectedly fails the journey. */
  complaints: Complaints;
  /** A confirmed account on trial. The browser is not signed in. */
  account: Account;
  /** The same with the browser signed in. No page is open yet. */
  signedIn: Account;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures out of this pattern
  visitor: async ({}, use) => use(newVisitor()),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of the fixtures out of this pattern
  baseURL: async ({}, use) => use(productUrl()),
  extraHTTPHeaders: async ({ visitor }, use) => use({ [ADDRESS_HEADER]: visitor.address }),
  complaints: [
    async ({ context }, use) => {
      const complaints = new Complaints(context);
      await complaints.hearRefusedCode();
      await use(complaints);
      expect(complaints.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  account: async ({ visitor }, use) => use(await openAccount(visitor)),
  signedIn: async ({ account, page }, use) => {
    await remember(page, account);
    await use(account);
  },
});

/** For journeys that what moves could break: all others go as for a visitor who wants no motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Marks what looks once more at what a journey has seen: at a further width, in another light. `npm run test:tours` runs it. */
export const TOUR = '@tour';

/** Of several that are alike the first is a journey, and the others belong to the tours. */
export function firstOfAlike(index: number): string[] {
  return index === 0 ? [] : [TOUR];
}

export { expect };
