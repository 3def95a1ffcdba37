import type { Account, Happening, Moment } from './account.ts';

/** One customer's data in progress: applies changes and collects their events. */
export class Desk {
  readonly account: Account;
  now: Moment;
  readonly happenings: Happening[] = [];

  constructor(account: Account, now: Moment) {
    this.account = account;
    this.now = now;
  }

  tell(type: string, object: unknown, previous?: object): void {
    const happening = { type, created: this.now, object: structuredClone(object) };
    this.happenings.push(previous ? { ...happening, previous } : happening);
  }
}
