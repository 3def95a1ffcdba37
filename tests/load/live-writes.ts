import { setTimeout as moment } from 'node:timers/promises';
import type { BackendFacts } from '../support/test-backend.ts';
import { openHttpClient } from './http-client.ts';
import { granted, type Identity, type Ledger, revoked, updated } from './live-crowd.ts';

const CONNECTIONS = 8;
/** Of ten writes, eight edit a profile, one grants a role and one revokes one. */
const ROLE_EVERY = 5;
/** Roles granted before the first is revoked, because a row deleted almost at once is reported only as deleted. */
const HELD = 12;
const HOUR_MS = 3_600_000;

/**
 * Writes at an even rate for the given time: each user edits their own profile, and the secret key grants and revokes
 * roles. Resolves with the response times when every write is answered.
 */
export async function writeAtSteadyRate(
  facts: BackendFacts,
  people: readonly Identity[],
  ledger: Ledger,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<number[]> {
  const { send, close } = openHttpClient(facts.url, CONNECTIONS);
  const json = { 'content-type': 'application/json', prefer: 'return=minimal' };
  const serviceHeaders = { apikey: facts.secretKey, ...json };
  const tookMs: number[] = [];
  const holders: string[] = [];

  const editProfile = ({ userId, token }: Identity, n: number) => {
    const bio = `Version ${n}`;
    ledger.note(updated(userId), userId, bio);
    const headers = { apikey: facts.publishableKey, authorization: `Bearer ${token}`, ...json };
    const path = `/rest/v1/profiles?id=eq.${userId}`;
    return send({ method: 'PATCH', path, headers, body: JSON.stringify({ bio }) });
  };
  const grantRole = ({ userId }: Identity, n: number) => {
    const until = Date.now() + HOUR_MS + n;
    ledger.note(granted(userId, String(until)), userId);
    const row = { user_id: userId, role: 'operator', expires_at: new Date(until).toISOString() };
    const body = JSON.stringify(row);
    return send({ method: 'POST', path: '/rest/v1/user_roles', headers: serviceHeaders, body });
  };
  const revokeRole = (userId: string) => {
    ledger.note(revoked(userId), userId);
    const path = `/rest/v1/user_roles?user_id=eq.${userId}&role=eq.operator`;
    return send({ method: 'DELETE', path, headers: serviceHeaders });
  };

  const writeOne = async (n: number): Promise<void> => {
    const person = people[n % people.length] as Identity;
    const started = performance.now();
    if (n % ROLE_EVERY !== 0) await editProfile(person, n);
    else if (holders.length >= HELD) await revokeRole(holders.shift() as string);
    else {
      await grantRole(person, n);
      holders.push(person.userId);
    }
    tookMs.push(performance.now() - started);
  };

  const start = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const due = start + (n * 1000) / perSecond;
    await moment(Math.max(0, due - performance.now()));
    running.push(writeOne(n));
  }
  await Promise.all(running);
  close();
  return tookMs.sort((a, b) => a - b);
}
