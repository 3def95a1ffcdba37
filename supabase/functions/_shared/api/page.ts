import { toOutput } from '../../../../shared/api/bodies.ts';
import type { Resource } from '../../../../shared/api/resources.ts';
import * as s from '../../../../shared/shape.ts';
import { assertShape } from '../call-database.ts';
import { isRow, type Result } from './call-api.ts';
import type { Plan } from './plan.ts';

/** Returns a page of a list; calls that page have a cursor on each row. */
export function toPage(resource: Resource, plan: Plan, { rows, next }: Result) {
  const { source } = resource;
  const raw =
    source.by === 'call' && source.rowsIn !== undefined
      ? (rows as Record<string, unknown>)[source.rowsIn]
      : rows;
  const list = assertShape(raw, s.listOf(isRow), 'call_api');
  const limit = 'operation' in plan ? Number(plan.operation.limit) : 0;
  const last =
    source.by === 'call' && source.pages !== undefined && list.length >= limit
      ? list.at(-1)?.cursor
      : next;
  return { data: list.map((row) => toOutput(resource, row, plan.fields)), next: last ?? null };
}

/** Names the rule that a value broke. Constraint and column names are public in the schema; values are never repeated. */
export function describeDatabaseError({ state, constraint, column }: Result): { detail?: string } {
  if (state === undefined) return {};
  const what = constraint ?? column;
  return { detail: what === undefined ? `Rule ${state}` : `Rule ${state}: ${what}` };
}
