/** Something to run, in a process of its own. */
export interface Queued {
  /** Whether it uses what is built, the embedded database among it. */
  readonly needsBuild: boolean;
  run(): Promise<void>;
}

/**
 * Runs everything in this order, so many at once; what needs what is built lets others go first until it is
 * there. The build takes a place as well. Answers what never ran, since nothing was built.
 */
export async function workThrough(
  work: readonly Queued[],
  places: number,
  build: () => Promise<boolean>,
): Promise<readonly Queued[]> {
  const waiting = [...work];
  let isBuilt = false;
  const building = build().then((succeeded) => {
    isBuilt = succeeded;
  });
  const next = (): Queued | undefined => {
    const place = waiting.findIndex(({ needsBuild }) => isBuilt || !needsBuild);
    return place < 0 ? undefined : waiting.splice(place, 1)[0];
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
  return waiting;
}
