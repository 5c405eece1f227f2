import { newVisitor, type Visitor } from '../visitor';
import { type Account, openAccount } from './account';

/** Somebody new: where they call from, and their account, which may still be in the making. */
export type Newcomer = { visitor: Visitor; account: Promise<Account> };

/**
 * Makes the account of the next journey while one runs: confirming an address waits for a letter, and no journey is about
 * that wait.
 */
export class AccountsAhead {
  #next: Newcomer | null = null;

  /** Somebody whom no other journey knows. */
  take(): Newcomer {
    const taken = this.#next ?? begin();
    this.#next = begin();
    return taken;
  }

  /** Resolves once nothing is in the making any more. */
  async end(): Promise<void> {
    await this.#next?.account.catch(() => {});
  }
}

function begin(): Newcomer {
  const visitor = newVisitor();
  const account = openAccount(visitor);
  // Whoever waits for it hears of it; some journeys need none.
  account.catch(() => {});
  return { visitor, account };
}
