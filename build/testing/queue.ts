/** A job that runs in its own process. */
export interface QueuedRun {
  /** True if it uses build output, including the embedded database. */
  readonly needsBuild: boolean;
  run(): Promise<void>;
}

/**
 * Runs jobs in this order with limited concurrency. Jobs that need the build let others go first until it is ready;
 * the build takes a slot, too. Returns jobs that never ran because the build failed.
 */
export async function runQueue(
  work: readonly QueuedRun[],
  places: number,
  build: () => Promise<boolean>,
): Promise<readonly QueuedRun[]> {
  const pending = [...work];
  let isBuilt = false;
  const building = build().then((succeeded) => {
    isBuilt = succeeded;
  });
  const next = (): QueuedRun | undefined => {
    const place = pending.findIndex(({ needsBuild }) => isBuilt || !needsBuild);
    return place < 0 ? undefined : pending.splice(place, 1)[0];
  };
  const workOff = async () => {
    for (let one = next(); one; one = next()) await one.run();
  };
  await Promise.all(
    Array.from({ length: places }, async (_, place) => {
      if (place > 0) await workOff();
      await building;
      await workOff();
    }),
  );
  return pending;
}
