import { spawn } from 'node:child_process';
import { inProject } from './paths.ts';

/** The long forms of what `npm test` runs briefly, each a program that takes its length. */
const SOAKS = [
  { name: 'kills', program: 'tests/faults/kill-soak.ts', length: 50 },
  { name: 'mixed', program: 'tests/load/mixed-load.ts', length: 60 },
];

/** `npm run soak`, `npm run soak -- kills 100`: all of them at their lengths, or one at another. */
const [wanted, length] = process.argv.slice(2);
for (const soak of SOAKS.filter(({ name }) => !wanted || name === wanted)) {
  const args = [inProject(soak.program), length ?? String(soak.length)];
  const status = await new Promise<number>((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, ...args], { stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
  console.log(`${soak.name}: ${status === 0 ? 'passed' : 'failed'}`);
  if (status !== 0) process.exitCode = 1;
}
