import type postgres from 'postgres';
import type { Sql } from '../db/engine.ts';

/** A value for a `jsonb` column; null is SQL's null and not the document `null`. */
export const asJson = (sql: Sql, value: object | null) =>
  value === null ? null : sql.json(value as postgres.JSONValue);
