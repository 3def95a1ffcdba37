import { spawn } from 'node:child_process';
import { inProject } from './paths.ts';

/** The long forms of what `npm test` runs briefly, each a program that takes its length. */
const SOAKS = [{ name: 'kills', program: 'tests/faults/kill-soak.ts', length: 50 }];

const length = process.argv[2];
for (const soak of SOAKS) {
  const args = [inProject(soak.program), length ?? String(soak.length)];
  const status = await new Promise<number>((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, ...args], { stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
  console.log(`${soak.name}: ${status === 0 ? 'passed' : 'failed'}`);
  if (status !== 0) process.exitCode = 1;
}
