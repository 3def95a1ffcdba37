import { spawn } from 'node:child_process';
import { buildDesktopIfStale } from './desktop.ts';
import { inProject } from './paths.ts';
import { buildWebIfStale } from './web.ts';

interface Soak {
  readonly name: string;
  readonly program: string;
  /** Default arguments, replaced by given ones if it takes any. */
  readonly args: readonly string[];
  readonly takes?: 'a length' | 'parts of addresses';
}

/** Tests of `npm test` with a long form: `build/testing/full-run.ts`. */
const vitest = (...args: string[]) => ({
  program: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...args, '--reporter=dot'],
});

const playwright = (project: string, ...args: string[]) => ({
  program: 'node_modules/@playwright/test/cli.js',
  args: ['test', `--project=${project}`, ...args, '--reporter=line'],
});

/** Tests that visit every screen or repeat for every role. */
const EVERYTHING = [
  'accessibility',
  'walk',
  'broker-keys',
  'sign-in-speed',
  'messages',
  'onboarding',
  'hostile-content',
  'keyboard',
];

/** Long forms of tests that `npm test` shortens or leaves out. */
const SOAKS: readonly Soak[] = [
  { name: 'kills', program: 'tests/faults/kill-soak.ts', args: ['50'], takes: 'a length' },
  { name: 'flood', program: 'tests/faults/flood-soak.ts', args: ['60'], takes: 'a length' },
  { name: 'mixed', program: 'tests/load/mixed-load.ts', args: ['60'], takes: 'a length' },
  { name: 'faults', ...vitest('--project=faults') },
  { name: 'attacks', ...vitest('--project=pglite', '--project=postgres', 'tests/security') },
  { name: 'contract', ...vitest('--project=pglite', 'tests/contract') },
  { name: 'schedules', ...vitest('--project=unit', 'many') },
  { name: 'screens', ...vitest('--project=renderer') },
  { name: 'patterns', ...vitest('--project=architecture', 'patterns') },
  { name: 'schema', ...vitest('--project=architecture', 'schema') },
  { name: 'packaging', ...vitest('--project=desktop', 'packaging-pack') },
  { name: 'browser', ...playwright('e2e', ...EVERYTHING) },
  { name: 'day', program: 'tests/e2e/day-soak.ts', args: ['60'], takes: 'a length' },
  { name: 'desktop', ...playwright('desktop') },
  { name: 'audits', ...playwright('e2e', 'audits') },
  {
    name: 'journeys',
    ...playwright('e2e', `--grep-invert=(${[...EVERYTHING, 'audits'].join('|')})\\.spec`),
  },
  { name: 'pages', program: 'tests/e2e/pages-soak.ts', args: [], takes: 'parts of addresses' },
];

/** `npm run soak`, `npm run soak -- kills 100`, `npm run soak -- pages /faq`: all in full, or one with arguments. */
const [requested, ...extraArgs] = process.argv.slice(2);
await buildWebIfStale();
if (!requested || requested === 'desktop' || requested === 'packaging') await buildDesktopIfStale();
for (const soak of SOAKS.filter(({ name }) => !requested || name === requested)) {
  const own = soak.takes && extraArgs.length > 0 ? extraArgs : soak.args;
  const args = [inProject(soak.program), ...own];
  const status = await new Promise<number>((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, ...args], {
      stdio: 'inherit',
      env: { ...process.env, HAVEN_LONG_FORM: '1' },
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
  console.log(`${soak.name}: ${status === 0 ? 'passed' : 'failed'}`);
  if (status !== 0) process.exitCode = 1;
}
