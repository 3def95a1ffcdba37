import { type FloodReport, runFlood, type Waits } from '../faults/flood.ts';

/** The full version of `flood.test.ts`: all kinds of floods at once, for the seconds given as an argument. */
const seconds = Number(process.argv[2] ?? 60);
if (!Number.isInteger(seconds) || seconds < 1) {
  console.error('The argument is the number of seconds, such as 60.');
  process.exit(1);
}

const MOST_MS = 3_000;
const MOST_MB = 1_500;

const describe = ({ who, visits, p50, p95, worst, unanswered, again }: Waits) => {
  const tries = Object.entries(again).map(([outcome, count]) => `${count} × ${outcome}`);
  return [
    `  ${who}: p50 ${p50} ms, p95 ${p95} ms, worst ${worst} ms of ${visits} visits`,
    ...(unanswered > 0 ? [`${unanswered} unanswered`] : []),
    ...(tries.length > 0 ? [`tried again after ${tries.join(', ')}`] : []),
  ].join(', ');
};

function findFailures({ flooded, onFullDisk, peakMb }: FloodReport): string[] {
  const slow = [...flooded, ...onFullDisk].filter(
    (waits) => isAsserted(waits) && waits.p95 > MOST_MS,
  );
  return [
    ...slow.map(({ who, p95 }) => `${who} waited ${p95} ms (p95), and at most ${MOST_MS} is well`),
    ...(peakMb > MOST_MB ? [`${peakMb} MB of memory, and at most ${MOST_MB} is well`] : []),
  ];
}

/** The neighbor shares the flood's IP address and so its limits: reported but not asserted. */
const isAsserted = ({ who }: Waits) => !who.startsWith('a neighbour');

for (const engine of ['pglite', 'postgres'] as const) {
  const report = await runFlood({ engine, seconds, fullDiskSeconds: seconds / 3, scale: 1 });
  console.log(`\n${engine}, flooded`);
  for (const waits of report.flooded) console.log(describe(waits));
  if (report.onFullDisk.length > 0) console.log(' flooded, on a disk that is full');
  for (const waits of report.onFullDisk) console.log(describe(waits));
  console.log(`  memory at its peak: ${report.peakMb} MB`);
  const failures = findFailures(report);
  for (const failure of failures) console.log(`  FAULT: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
