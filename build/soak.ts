import { spawn } from 'node:child_process';
import { inProject } from './paths.ts';

interface Soak {
  readonly name: string;
  readonly program: string;
  /** Its arguments; what takes a length has that alone. */
  readonly args: readonly string[];
  readonly takesLength?: true;
}

/** The long forms of what `npm test` runs briefly, and what it leaves out. */
const SOAKS: readonly Soak[] = [
  { name: 'kills', program: 'tests/faults/kill-soak.ts', args: ['50'], takesLength: true },
  { name: 'mixed', program: 'tests/load/mixed-load.ts', args: ['60'], takesLength: true },
  {
    name: 'attacks',
    program: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project=pglite', 'tests/security', '--reporter=dot'],
  },
];

/** `npm run soak`, `npm run soak -- kills 100`: all of them at their lengths, or one at another. */
const [wanted, length] = process.argv.slice(2);
for (const soak of SOAKS.filter(({ name }) => !wanted || name === wanted)) {
  const own = soak.takesLength && length ? [length] : soak.args;
  const args = [inProject(soak.program), ...own];
  const status = await new Promise<number>((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, ...args], {
      stdio: 'inherit',
      env: { ...process.env, HAVEN_ALL_ATTACKS: '1' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  console.log(`${soak.name}: ${status === 0 ? 'passed' : 'failed'}`);
  if (status !== 0) process.exitCode = 1;
}
