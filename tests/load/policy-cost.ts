import postgres from 'postgres';
import { signAccessToken } from '../../backend/auth/tokens.ts';
import { openPostgres } from '../../backend/db/postgres.ts';
import { BROKER, BUYER, STAFF } from './full-exchange.ts';
import type { Asker, ListCall, Named } from './list-calls.ts';
import { median } from './measure.ts';
import { openRecorder, type Statement, type Transaction } from './recording.ts';

/** What a list costs through the policies may be this many times what it costs without. */
const MOST = 1.5;
/**
 * Who is asking is looked up once a statement by key, in factors, roles and profiles: a few pages that
 * do not grow with the list, and more than a list that lies on three pages.
 */
const ASKING = 12;
const TURNS = 31;

const KEYS = {
  jwtSecret: 'only-to-measure-with-only-to-measure-with-0',
  publishableKey: 'sb_publishable_only-to-measure-with',
  secretKey: 'sb_secret_only-to-measure-with',
};

export interface Cost {
  readonly asker: Asker;
  /** Pages read through the policies and without them. */
  readonly through: number;
  readonly without: number;
  /** Whether both were answered with the same rows, without which they do not compare. */
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

/** Opens what measures a call of each asker, in a market that `fillExchange` filled. */
export async function openCosts(url: string) {
  const engine = openPostgres(url);
  const record = await openRecorder(engine, KEYS);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  const ids: Record<Asker, string | null> = {
    visitor: null,
    buyer: BUYER,
    broker: BROKER,
    staff: STAFF,
  };

  async function headersOf(asker: Asker): Promise<Record<string, string>> {
    const sub = ids[asker];
    const plain = { apikey: KEYS.publishableKey, 'content-type': 'application/json' };
    if (sub === null) return plain;
    const session_id = crypto.randomUUID();
    await sql`insert into auth.sessions (id, user_id, aal) values (${session_id}, ${sub}, 'aal1')`;
    const claims = { sub, role: 'authenticated', session_id, aal: 'aal1' };
    const token = await signAccessToken(KEYS, claims, new Date());
    return { ...plain, authorization: `Bearer ${token}` };
  }

  /** Under the caller's own role, or as the owner of the tables, to whom no policy applies. */
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
      const answers: unknown[] = [];
      let pages = 0;
      for (const statement of asked) {
        // The first time that a session asks, it also reads the catalogue.
        answers.push(await run(statement));
        await pagesOf(run, statement);
        pages += await pagesOf(run, statement);
      }
      return { pages, answer: JSON.stringify(answers) };
    });

  const timeAs = (transaction: Transaction, isOwner: boolean) =>
    runAs(transaction, isOwner, async (run, asked) => {
      const start = performance.now();
      for (const statement of asked) await run(statement);
      return performance.now() - start;
    });

  const asEach = async <T>(
    { call, askers }: ListCall,
    work: (transaction: Transaction, asker: Asker) => Promise<T>,
  ): Promise<T[]> => {
    const results: T[] = [];
    for (const asker of askers) {
      const transactions = await record({ ...call, headers: await headersOf(asker) });
      const [asked] = transactions;
      if (!asked || transactions.length > 1) throw new Error('A list is one transaction.');
      results.push(await work(asked, asker));
    }
    return results;
  };

  async function costOf(transaction: Transaction, asker: Asker): Promise<Cost> {
    const owner = await pagesAs(transaction, true);
    const reader = await pagesAs(transaction, false);
    const [through, without] = [reader.pages, owner.pages];
    const most = Math.max(MOST * without, without + (asker === 'visitor' ? 0 : ASKING));
    const isSame = reader.answer === owner.answer;
    return { asker, through, without, isSame, isTooDear: through > most };
  }

  const costsOf = (list: ListCall): Promise<Cost[]> =>
    asEach(list, async (transaction, asker) => {
      const cost = await costOf(transaction, asker);
      // Between the two the database may have learned what its tables hold, and plan the second otherwise.
      return cost.isTooDear ? costOf(transaction, asker) : cost;
    });

  /** The median through the policies by that without, in turns: what else the machine does slows both. */
  const slownessOf = (list: ListCall): Promise<number[]> =>
    asEach(list, async (transaction) => {
      const times = { owner: [] as number[], reader: [] as number[] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        times.owner.push(await timeAs(transaction, true));
        times.reader.push(await timeAs(transaction, false));
      }
      return median(times.reader) / median(times.owner);
    });

  async function named(): Promise<Named> {
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
