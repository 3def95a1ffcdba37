import { randomInt } from 'node:crypto';
import { setTimeout as moment } from 'node:timers/promises';

interface Killing {
  /** One operation of each of the loops that run at full speed. */
  readonly operations: readonly (() => Promise<unknown>)[];
  /** How many operations the server has acknowledged. */
  readonly acknowledged: () => number;
  readonly goal: number;
  /** The longest delay between reaching the goal and the kill. */
  readonly jitterMs: number;
  readonly kill: () => Promise<unknown> | undefined;
}

/** Runs all operations at full speed until the goal is acknowledged, then kills after a random delay. */
export async function killDuring(killing: Killing): Promise<void> {
  const { operations, acknowledged, goal, jitterMs, kill } = killing;
  let isEnding = false;
  const goalReached = Promise.withResolvers<void>();
  const loops = operations.map(async (operate) => {
    try {
      while (!isEnding) {
        await operate();
        if (acknowledged() >= goal) goalReached.resolve();
      }
    } catch (error) {
      if (!isEnding) throw error;
    }
  });
  await Promise.race([goalReached.promise, Promise.all(loops)]);
  await moment(randomInt(jitterMs));
  isEnding = true;
  await kill();
  await Promise.all(loops);
}
