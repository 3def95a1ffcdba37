import type { LoadedBackend } from './loaded-backend.ts';
import { openVisitor } from './mixed-script.ts';
import { PASSWORD, personEmail, personId } from './people.ts';

export interface MixedResult {
  /** Success count per step. */
  steps: ReadonlyMap<string, number>;
  errors: unknown[];
  /** Backend memory, sampled evenly over the run. */
  memoryMb: number[];
}

const SAMPLES = 12;

/** Runs that many users with mixed actions at full speed for the given time. */
export async function runMixed(
  backend: LoadedBackend,
  { clients, seconds }: { clients: number; seconds: number },
): Promise<MixedResult> {
  const visitors = await Promise.all(
    Array.from({ length: clients }, (_, n) =>
      openVisitor(backend.facts, {
        userId: personId(n),
        email: personEmail(n),
        password: PASSWORD,
      }),
    ),
  );
  const steps = new Map<string, number>();
  const errors: unknown[] = [];
  const memoryMb: number[] = [];
  const until = performance.now() + seconds * 1000;
  let n = 0;
  const repeat = async (visitor: (typeof visitors)[number]) => {
    while (performance.now() < until && errors.length < 20) {
      n += 1;
      try {
        const name = await visitor.doSomething(n);
        steps.set(name, (steps.get(name) ?? 0) + 1);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  const sampling = setInterval(
    () => void backend.memory().then(({ nowMb }) => memoryMb.push(nowMb)),
    (seconds * 1000) / SAMPLES,
  );
  await Promise.all(visitors.map(repeat));
  clearInterval(sampling);
  for (const visitor of visitors) await visitor.close();
  return { steps, errors, memoryMb };
}

const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Returns the ratio of memory in the last third of a run to the middle third; a leak keeps growing. */
export function growthOf(memoryMb: readonly number[]): number {
  const third = Math.floor(memoryMb.length / 3);
  return mean(memoryMb.slice(-third)) / mean(memoryMb.slice(third, 2 * third));
}
