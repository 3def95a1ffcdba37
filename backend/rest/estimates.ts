import type { RunQuery } from './dialect.ts';

const EXPLAIN = 'EXPLAIN (FORMAT JSON) ';

/**
 * Up to this many rows are counted exactly; beyond that the planner's estimate is used. PostgREST uses its row limit.
 */
const COUNTED_EXACTLY = 1000;

const planOf = (rows: number) => ({
  rows: [{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': rows } }] }],
});

const plannedRows = (row: unknown): number => {
  const [entry] =
    (row as { 'QUERY PLAN'?: { Plan?: { 'Plan Rows'?: number } }[] })['QUERY PLAN'] ?? [];
  return entry?.Plan?.['Plan Rows'] ?? 0;
};

/**
 * The REST engine answers `count=estimated` with the planner's estimate, which for small tables is hundreds of rows
 * off. As in PostgREST, small counts are exact and only large ones are estimated.
 */
export const estimateCounts =
  (run: RunQuery): RunQuery =>
  async (text, parameters) => {
    if (!text.startsWith(EXPLAIN)) return run(text, parameters);
    const bounded = `select 1 from (${text.slice(EXPLAIN.length)}) as asked limit ${COUNTED_EXACTLY + 1}`;
    const { rows } = await run(`select count(*)::int as few from (${bounded}) as seen`, parameters);
    const { few } = rows[0] as { few: number };
    if (few <= COUNTED_EXACTLY) return planOf(few);
    const planned = await run(text, parameters);
    return planOf(Math.max(few, plannedRows(planned.rows[0])));
  };
