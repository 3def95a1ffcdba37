import type { BackendFacts } from '../support/test-backend.ts';
import { type DeliveryReport, type Identity, Ledger, Subscriber } from './live-crowd.ts';
import { writeAtSteadyRate } from './live-writes.ts';

const STAFF = ['admin', 'support'] as const;
/** Longer than any delivery may take, for events still in flight after the last write is answered. */
const TIMEOUT_MS = 60_000;

export interface CrowdOptions {
  subscribers: number;
  perSecond: number;
  seconds: number;
  /** Signs in a user by number, or demo staff by name. */
  identify(who: number | (typeof STAFF)[number]): Promise<Omit<Identity, 'isStaff'>>;
}

export interface CrowdResult extends DeliveryReport {
  writes: number;
  answeredMs: number[];
}

/** Connects the subscribers, writes, waits for the last delivery and reports who received what. */
export async function runCrowd(facts: BackendFacts, options: CrowdOptions): Promise<CrowdResult> {
  const people: Identity[] = [];
  for (let n = 0; n < options.subscribers - STAFF.length; n += 1) {
    people.push({ ...(await options.identify(n)), isStaff: false });
  }
  const staff: Identity[] = [];
  for (const name of STAFF) staff.push({ ...(await options.identify(name)), isStaff: true });

  const done = Promise.withResolvers<void>();
  let isWritten = false;
  const check = () => {
    if (isWritten && ledger.isComplete()) done.resolve();
  };
  const crowd = [...people, ...staff].map(
    (identity) => new Subscriber(facts.url, facts.publishableKey, identity, check),
  );
  const ledger = new Ledger(crowd);
  await Promise.all(crowd.map((subscriber) => subscriber.open()));

  const answeredMs = await writeAtSteadyRate(facts, people, ledger, options);
  isWritten = true;
  check();
  const timer = setTimeout(done.resolve, TIMEOUT_MS);
  await done.promise;
  clearTimeout(timer);
  await Promise.all(crowd.map((subscriber) => subscriber.close()));
  return { ...ledger.judge(), writes: answeredMs.length, answeredMs };
}
