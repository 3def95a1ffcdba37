import { randomUUID } from 'node:crypto';
import { writeAudit } from '../../backend/auth/audit.ts';
import { readGrant, type SessionGrant, signGrant } from '../../backend/auth/grants.ts';
import { emailSchema } from '../../backend/auth/request-bodies.ts';
import { openSession } from '../../backend/auth/sessions.ts';
import { insertUser } from '../../backend/auth/users.ts';
import type { Engine } from '../../backend/db/engine.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { POSTGRES_QUEUE_LIMITS } from '../../backend/request-limits.ts';
import { sharedDatabaseUrl } from './database-copy.ts';
import type { BackendFacts } from './test-backend.ts';

interface NewAccount {
  readonly email: string;
  readonly passwordHash: string;
  readonly isConfirmed: boolean;
  readonly userMetadata: Record<string, unknown>;
}

/** What the product records about a sign-in from these tests. */
const ORIGIN = { ip: '127.0.0.1', userAgent: 'node' };

let engine: Engine | undefined;

/**
 * Creates an account and, once confirmed, its session with the product's code in one transaction. Two requests to do
 * the same take twelve, which were a tenth of all work of the tests.
 */
export async function createAccountDirectly(
  { email, passwordHash, isConfirmed, userMetadata }: NewAccount,
  { url, jwtSecret, publishableKey, secretKey }: BackendFacts,
) {
  engine ??= openPostgres(sharedDatabaseUrl(), { ...POSTGRES_QUEUE_LIMITS, atOnce: 1 });
  const now = new Date();
  const id = randomUUID();
  const entry = { actorId: id, origin: ORIGIN, now };
  const grant = await engine.write('system', async (sql): Promise<SessionGrant | undefined> => {
    const account = {
      id,
      email: emailSchema.parse(email),
      passwordHash,
      isConfirmed,
      userMetadata,
      appMetadata: {},
    };
    if (!(await insertUser(sql, account, now))) throw new Error(`${email} already has an account.`);
    await writeAudit(sql, { ...entry, action: 'user_signedup', traits: { by: 'admin' } });
    if (!isConfirmed) return undefined;
    const session = await openSession(sql, { userId: id, method: 'password', origin: ORIGIN, now });
    await writeAudit(sql, { ...entry, action: 'login' });
    return readGrant(sql, id, session);
  });
  const keys = { jwtSecret, publishableKey, secretKey };
  return { id, session: grant && (await signGrant({ keys, siteUrl: () => url }, grant, now)) };
}
