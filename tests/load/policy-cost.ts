import postgres from 'postgres';
import { signAccessToken } from '../../backend/auth/tokens.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { BROKER, BUYER, STAFF } from './full-exchange.ts';
import type { CallTargets, ListCall, RequesterRole } from './list-calls.ts';
import { median } from './measure.ts';
import { openRecorder, type Statement, type Transaction } from './recording.ts';

/** Maximum ratio of a list's cost with policies to its cost without. */
const MOST = 1.5;
/**
 * Pages for looking up the caller by key once per statement, in factors, roles and profiles. It doesn't grow with the
 * list but exceeds the cost of a list of three pages.
 */
const LOOKUP_PAGES = 12;
const ROUNDS = 31;

const KEYS = {
  jwtSecret: 'only-to-measure-with-only-to-measure-with-0',
  publishableKey: 'sb_publishable_only-to-measure-with',
  secretKey: 'sb_secret_only-to-measure-with',
};

export interface PolicyCost {
  readonly asker: RequesterRole;
  /** Pages read with and without policies. */
  readonly through: number;
  readonly without: number;
  /** Whether both returned the same rows; otherwise they can't be compared. */
  readonly isSame: boolean;
  readonly isTooDear: boolean;
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

type Run = (statement: Statement) => Promise<readonly Record<string, unknown>[]>;

async function pagesOf(run: Run, { text, parameters }: Statement): Promise<number> {
  const [row] = await run({
    text: `explain (analyze, buffers, timing off, format json) ${text}`,
    parameters,
  });
  const [{ Plan: plan }] = (row as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'];
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

/** Measures a call for each kind of caller, in a market filled by `fillExchange`. */
export async function openPolicyCosts(url: string) {
  const engine = openPostgres(url);
  const record = await openRecorder(engine, KEYS);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const ids: Record<RequesterRole, string | null> = {
    visitor: null,
    buyer: BUYER,
    broker: BROKER,
    staff: STAFF,
  };

  async function headersOf(requester: RequesterRole): Promise<Record<string, string>> {
    const sub = ids[requester];
    const plain = { apikey: KEYS.publishableKey, 'content-type': 'application/json' };
    if (sub === null) return plain;
    const session_id = crypto.randomUUID();
    await sql`insert into auth.sessions (id, user_id, aal) values (${session_id}, ${sub}, 'aal1')`;
    const claims = { sub, role: 'authenticated', session_id, aal: 'aal1' };
    const token = await signAccessToken(KEYS, claims, new Date());
    return { ...plain, authorization: `Bearer ${token}` };
  }

  /** Runs as the caller's role, or as the table owner, who bypasses policies. */
  const runAs = <T>(
    { statements: [identity, ...asked] }: Transaction,
    isOwner: boolean,
    work: (run: Run, asked: readonly Statement[]) => Promise<T>,
  ) =>
    sql.begin('read only', async (open) => {
      const run: Run = ({ text, parameters }) =>
        open.unsafe(text, [...parameters] as never[], { prepare: true });
      if (identity) await run(identity);
      if (isOwner) await open`reset role`;
      return work(run, asked);
    });

  const pagesAs = (transaction: Transaction, isOwner: boolean) =>
    runAs(transaction, isOwner, async (run, asked) => {
      const outputs: unknown[] = [];
      let pages = 0;
      for (const statement of asked) {
        // The first call in a session also reads the catalog.
        outputs.push(await run(statement));
        await pagesOf(run, statement);
        pages += await pagesOf(run, statement);
      }
      return { pages, answer: JSON.stringify(outputs) };
    });

  const timeAs = (transaction: Transaction, isOwner: boolean) =>
    runAs(transaction, isOwner, async (run, asked) => {
      const start = performance.now();
      for (const statement of asked) await run(statement);
      return performance.now() - start;
    });

  const asEach = async <T>(
    { call, askers }: ListCall,
    work: (transaction: Transaction, asker: RequesterRole) => Promise<T>,
  ): Promise<T[]> => {
    const results: T[] = [];
    for (const requester of askers) {
      const transactions = await record({ ...call, headers: await headersOf(requester) });
      const [asked] = transactions;
      if (!asked || transactions.length > 1) throw new Error('A list is one transaction.');
      results.push(await work(asked, requester));
    }
    return results;
  };

  async function costOf(transaction: Transaction, requester: RequesterRole): Promise<PolicyCost> {
    const owner = await pagesAs(transaction, true);
    const reader = await pagesAs(transaction, false);
    const [through, without] = [reader.pages, owner.pages];
    const most = Math.max(MOST * without, without + (requester === 'visitor' ? 0 : LOOKUP_PAGES));
    const isSame = reader.answer === owner.answer;
    return { asker: requester, through, without, isSame, isTooDear: through > most };
  }

  const costsOf = (list: ListCall): Promise<PolicyCost[]> =>
    asEach(list, async (transaction, requester) => {
      const cost = await costOf(transaction, requester);
      // Measures again, because statistics may have been updated between the two and changed the second plan.
      return cost.isTooDear ? costOf(transaction, requester) : cost;
    });

  /** Median time with policies divided by that without, interleaved so that other load slows both equally. */
  const slownessOf = (list: ListCall): Promise<number[]> =>
    asEach(list, async (transaction) => {
      const times = { owner: [] as number[], reader: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.owner.push(await timeAs(transaction, true));
        times.reader.push(await timeAs(transaction, false));
      }
      return median(times.reader) / median(times.owner);
    });

  async function named(): Promise<CallTargets> {
    const [row] = await sql`
      select v.id as listing, private.seal_cursor(
        'listings:newest', to_jsonb(to_jsonb(v.created_at) #>> '{}' || '~' || v.id)
      ) as cursor
      from private.live_listings v order by v.created_at, v.id
      offset (select count(*) / 2 from private.live_listings) limit 1`;
    const [known] = await sql`
      select broker_id from public.broker_accounts where user_id = ${BROKER} and not is_pseudonym`;
    const [ticket] = await sql`select max(number) / 2 as number from public.support_tickets`;
    return {
      listing: row?.listing,
      cursor: row?.cursor,
      buyer: BUYER,
      broker: known?.broker_id,
      ticket: Number(ticket?.number),
    };
  }

  return {
    costsOf,
    slownessOf,
    named,
    async close() {
      await sql.end();
      await engine.close();
    },
  };
}
