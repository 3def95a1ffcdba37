import { join } from 'node:path';
import { findCorruption } from '../faults/consistency.ts';
import { KillCycles, runKillCycle } from '../faults/kill-cycle.ts';
import { temporaryDataDir } from '../support/child-backend.ts';

/** The full version of `kill.test.ts`: as many kills as the argument says, on one data folder. */
const kills = Number(process.argv[2] ?? 50);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('The argument is the number of kills, such as 50.');
  process.exit(1);
}

const { dataDir, remove } = temporaryDataDir();
const cycles = new KillCycles(dataDir);
const lost: string[] = [];
try {
  for (let kill = 1; kill <= kills; kill += 1) {
    const { acknowledged, faults } = await runKillCycle(cycles, kill);
    const known = faults.filter((failure) => !lost.includes(failure));
    lost.push(...known);
    console.log(
      `kill ${kill} of ${kills}: ${acknowledged} acknowledged, ${cycles.acknowledged()} in all, ${lost.length} lost`,
    );
    for (const failure of known) console.log(`  ${failure}`);
  }
} finally {
  await cycles.close();
}
const broken = await findCorruption(join(dataDir, 'db'));
for (const failure of broken) console.log(`  ${failure}`);

const total = cycles.acknowledged();
const end =
  broken.length === 0 ? 'the database is sound' : `${broken.length} faults in the database`;
console.log(
  `\n${total} acknowledged writes, ${total - lost.length} kept, ${lost.length} lost; ${end}`,
);
if (lost.length + broken.length > 0) {
  console.log(`The data folder is kept at ${dataDir}`);
  process.exit(1);
}
remove();
