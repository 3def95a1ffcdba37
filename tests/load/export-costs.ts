import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { openHttpClient } from './http-client.ts';
import { median } from './measure.ts';

type Send = ReturnType<typeof openHttpClient>['send'];
type Headers = Readonly<Record<string, string>>;

const ROUNDS = 5;
const PAGE = 200;
const RUNS = 50_000;
const CALLS = 40;

interface ListedExport {
  readonly id: string;
  readonly is_waiting: boolean;
  readonly failure: string | null;
  readonly runs: readonly { readonly rows: number }[];
}

/** Compares a scheduled export with paging the same list of the app, and the list of its runs with few and many runs. */
export async function measureExports(send: Send, headers: Headers, sql: Sql) {
  const call = async <Answer>(name: string, body: object): Promise<Answer> =>
    JSON.parse(
      await send({
        method: 'POST',
        path: `/rest/v1/rpc/${name}`,
        headers,
        body: JSON.stringify(body),
      }),
    );
  const id = randomUUID();
  await call('add_scheduled_export', {
    p_id: id,
    p_name: 'Bench',
    p_kind: 'contacts',
    p_every: 'day',
    p_weekday: 1,
    p_hour: 6,
    p_time_zone: 'UTC',
    p_destination: 'download',
    p_address: null,
    p_secret: null,
  });

  async function exportAll(): Promise<number> {
    for (;;) {
      const list = await call<readonly ListedExport[]>('list_scheduled_exports', {});
      const found = list.find((one) => one.id === id);
      if (found?.is_waiting === false) {
        if (found.failure !== null) throw new Error(`The export failed: ${found.failure}`);
        return found.runs[0]?.rows ?? 0;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const lastExportMs = async () => {
    const [run] = await sql`
      select extract(epoch from finished_at - began_at) * 1000 as ms from private.scheduled_export_runs
      where export_id = ${id} and state = 'done' order by began_at desc limit 1`;
    return Number(run?.ms);
  };
  async function pageAllMs(): Promise<number> {
    const began = performance.now();
    for (let after: string | null = null; ; ) {
      const page: readonly { readonly cursor: string }[] = await call('find_contacts', {
        p_limit: PAGE,
        p_after: after,
      });
      if (page.length < PAGE) return performance.now() - began;
      after = page.at(-1)?.cursor ?? null;
    }
  }

  const rows = await exportAll();
  const [exporting, paging]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    paging.push(await pageAllMs());
    await call('run_scheduled_export', { p_id: id });
    await exportAll();
    exporting.push(await lastExportMs());
  }

  const listMs = async () => {
    const took: number[] = [];
    for (let n = 0; n < CALLS; n += 1) {
      const began = performance.now();
      await call('list_scheduled_exports', {});
      took.push(performance.now() - began);
    }
    return median(took);
  };
  const addRuns = (count: number) => sql`
    insert into private.scheduled_export_runs (export_id, is_check, state, rows, began_at, finished_at)
    select ${id}, false, 'done', ${rows}, now() - n * interval '1 minute', now() from generate_series(1, ${count}::integer) n`;
  // The list shows the last 20 runs.
  await addRuns(20);
  const withFewRuns = await listMs();
  await addRuns(RUNS);
  await sql`analyze private.scheduled_export_runs`;
  return {
    rows,
    perSecond: (rows / median(exporting)) * 1000,
    ratio: median(exporting) / median(paging),
    runs: RUNS,
    runsRatio: (await listMs()) / withFewRuns,
  };
}
