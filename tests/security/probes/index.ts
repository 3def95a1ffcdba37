import { type Actor, EXPECTATIONS, type Operation, type TableName } from '../expectations.ts';
import type { World } from '../world.ts';
import { ownedTableProbes } from './owned.ts';
import type { Probe } from './probe.ts';

/** Returns the attempt that tests one cell of the matrix. */
export function probeFor(
  world: World,
  table: TableName,
  actor: Actor,
  operation: Operation,
): Probe {
  const { rows } = EXPECTATIONS[table];
  const probes = typeof rows === 'function' ? rows : ownedTableProbes(table, rows);
  return probes(world, world.actors[actor])[operation];
}
