import type { Account, AccountEvent, UnixSeconds } from './account.ts';

/** One customer's data in progress: applies changes and collects their events. */
export class AccountUnitOfWork {
  readonly account: Account;
  now: UnixSeconds;
  readonly happenings: AccountEvent[] = [];

  constructor(account: Account, now: UnixSeconds) {
    this.account = account;
    this.now = now;
  }

  tell(type: string, object: unknown, previous?: object): void {
    const happening = { type, created: this.now, object: structuredClone(object) };
    this.happenings.push(previous ? { ...happening, previous } : happening);
  }
}
