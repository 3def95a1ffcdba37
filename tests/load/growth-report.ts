type Figures = Readonly<Record<string, number | undefined>>;

interface Growth {
  readonly names: readonly string[];
  /** p95 in ms with a tenth and with all of the data. */
  readonly times: readonly [few: Figures, many: Figures];
  /** Pages read, for the queries that are checked. */
  readonly pages: readonly [few: Figures, many: Figures];
  /** Queries that read a table from end to end. */
  readonly reading: readonly string[];
  readonly mayGrow: (pages: number, name: string) => number;
  readonly mostMs: (name: string) => number;
}

/** Prints how each query grew with the data; fails if one is slow, grows, or reads a table from end to end. */
export function reportGrowth({ names, times, pages, reading, mayGrow, mostMs }: Growth): void {
  const failed: string[] = [];
  for (const name of names) {
    const [before, after] = pages.map((counts) => counts[name]);
    const isFlat = before === undefined || after === undefined || after <= mayGrow(before, name);
    const isFast = (times[1][name] ?? 0) <= mostMs(name);
    if (!isFlat || !isFast) failed.push(name);
    const took = times.map((each) => each[name]?.toFixed(1).padStart(9)).join(' ');
    const read = [before, after].map((count) => String(count ?? '').padStart(7)).join(' ');
    console.log(
      `${name.padEnd(28)} ${took} ${read}${isFlat ? '' : '  GROWS'}${isFast ? '' : '  SLOW'}`,
    );
  }
  for (const name of reading) console.error(`${name} reads a table from end to end.`);
  for (const name of failed) console.error(`${name} is slow or grows.`);
  if (failed.length + reading.length > 0) process.exitCode = 1;
}
