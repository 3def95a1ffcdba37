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

const vitest = (...args: string[]) => ({
  program: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...args, '--reporter=dot'],
});

const playwright = (...args: string[]) => ({
  program: 'node_modules/@playwright/test/cli.js',
  args: ['test', ...args, '--reporter=line'],
});

/** Browser tests that visit every screen or repeat for every role. */
const EVERYTHING = [
  'accessibility',
  'walk',
  'broker-keys',
  'sign-in-speed',
  'messages',
  'onboarding',
  'hostile-content',
  'keyboard',
  'layout-shift',
  'compliance-figures',
  'first-run',
  'header-overlap',
];

/** The tests of `tests/soak`, and the contract and security tests on PGlite. */
const SOAKS: readonly Soak[] = [
  { name: 'kills', program: 'tests/soak/kills.ts', args: ['50'], takes: 'a length' },
  { name: 'flood', program: 'tests/soak/flood.ts', args: ['60'], takes: 'a length' },
  { name: 'mixed', program: 'tests/load/mixed-load.ts', args: ['60'], takes: 'a length' },
  { name: 'tours', program: 'tests/load/bench-tours.ts', args: [] },
  { name: 'faults', ...vitest('--project=soak', 'tests/soak/faults') },
  {
    name: 'attacks',
    ...vitest('--project=soak', '--project=soak-pglite', 'tests/security', 'tests/soak/security'),
  },
  {
    name: 'contract',
    ...vitest('--project=soak', '--project=soak-pglite', 'tests/contract', 'tests/soak/contract'),
  },
  { name: 'patterns', ...vitest('--project=soak', 'tests/soak/architecture/patterns') },
  { name: 'schema', ...vitest('--project=soak', 'tests/soak/architecture/schema') },
  { name: 'models', ...vitest('--project=soak', 'tests/soak/underwriting') },
  { name: 'packaging', ...vitest('--project=soak', 'tests/soak/desktop') },
  {
    name: 'browser',
    ...playwright('--project=soak-e2e', ...EVERYTHING.map((name) => `tests/soak/e2e/${name}`)),
  },
  { name: 'day', program: 'tests/soak/day.ts', args: ['60'], takes: 'a length' },
  { name: 'desktop', ...playwright('--project=soak-desktop') },
  { name: 'audits', ...playwright('--project=soak-e2e', 'tests/soak/e2e/audits') },
  {
    name: 'journeys',
    ...playwright(
      '--project=soak-e2e',
      `--grep-invert=(${[...EVERYTHING, 'audits'].join('|')})\\.spec`,
    ),
  },
  { name: 'pages', program: 'tests/soak/pages.ts', args: [], takes: 'parts of addresses' },
];

/** `npm run soak`, `npm run soak -- kills 100`, `npm run soak -- pages /faq`: all, or one with arguments. */
const [requested, ...extraArgs] = process.argv.slice(2);
await buildWebIfStale();
if (!requested || requested === 'desktop' || requested === 'packaging') await buildDesktopIfStale();
for (const soak of SOAKS.filter(({ name }) => !requested || name === requested)) {
  const own = soak.takes && extraArgs.length > 0 ? extraArgs : soak.args;
  const args = [inProject(soak.program), ...own];
  const status = await new Promise<number>((resolve) => {
    const flags = ['--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...flags, ...args], { stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
  console.log(`${soak.name}: ${status === 0 ? 'passed' : 'failed'}`);
  if (status !== 0) process.exitCode = 1;
}
