import type { RunQuery } from './dialect.ts';

const EXPLAIN = 'EXPLAIN (FORMAT JSON) ';

/** So many rows are counted; beyond them the planner is believed. PostgREST takes its row limit. */
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
 * The REST engine answers `count=estimated` with what the planner guesses, which for small tables is
 * hundreds of rows off. As in PostgREST, few rows are counted and only many are guessed.
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
