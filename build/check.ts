import { spawn } from 'node:child_process';
import { freemem } from 'node:os';
import { inProject } from './paths.ts';

export interface CheckResult {
  name: string;
  passed: boolean;
}

const GIBIBYTE = 1024 ** 3;
/** Share of free memory for the type checker, since tests run at the same time. */
const SHARE_OF_MEMORY = 1 / 3;

/**
 * The type checker keeps nearly all types until the end, and garbage collection takes a third of its time. It rarely
 * collects below this limit; a full check uses 4 GiB.
 */
function seldomCollected(): Readonly<Record<string, string>> {
  const room = Math.floor((freemem() / GIBIBYTE) * SHARE_OF_MEMORY);
  return { GOGC: '1600', GOMEMLIMIT: `${Math.min(5, Math.max(2, room))}GiB` };
}

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Each runs in its own process; they only read the tree. */
const CHECKS: readonly Check[] = [
  // Several checkers would each resolve most types again, and the projects already use all cores.
  { name: 'types', command: 'tsc', args: ['-b', '--checkers', '1'], env: seldomCollected() },
  { name: 'style', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  {
    name: 'lock file',
    command: 'npm',
    args: ['ci', '--dry-run', '--loglevel=error', '--no-audit'],
  },
];

function runCheck({ command, args, env }: Check): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, {
      cwd: inProject(''),
      env: { ...process.env, ...env },
      shell: isWindows,
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', (code) => resolve({ status: code ?? 1, output }));
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
  });
}

/** Type-checks, lints and finds unused code; prints only failures. */
export async function check(): Promise<CheckResult[]> {
  return Promise.all(
    CHECKS.map(async (one) => {
      const { status, output } = await runCheck(one);
      if (status !== 0) console.error(`\n${one.name} failed:\n${output}`);
      return { name: one.name, passed: status === 0 };
    }),
  );
}

if (import.meta.main) {
  const results = await check();
  for (const { name, passed } of results) console.log(`${passed ? 'ok    ' : 'failed'}  ${name}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
