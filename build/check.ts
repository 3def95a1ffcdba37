import { spawn } from 'node:child_process';
import { inProject } from './paths.ts';

export interface CheckResult {
  name: string;
  passed: boolean;
}

/** Each in a process of its own; they read the tree and change nothing. */
const CHECKS = [
  // Several would each work out most types for themselves, and the projects keep the cores busy.
  { name: 'types', command: 'tsc', args: ['-b', '--checkers', '1'] },
  { name: 'style', command: 'biome', args: ['ci', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'unused', command: 'knip', args: ['--no-progress'] },
  {
    name: 'lock file',
    command: 'npm',
    args: ['ci', '--dry-run', '--loglevel=error', '--no-audit'],
  },
];

function runCheck(command: string, args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const isWindows = process.platform === 'win32';
    const child = spawn(command, args, { cwd: inProject(''), shell: isWindows });
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

/** Type-checks, lints and looks for what nobody uses; prints what failed, and only that. */
export async function check(): Promise<CheckResult[]> {
  return Promise.all(
    CHECKS.map(async ({ name, command, args }) => {
      const { status, output } = await runCheck(command, args);
      if (status !== 0) console.error(`\n${name} failed:\n${output}`);
      return { name, passed: status === 0 };
    }),
  );
}

if (import.meta.main) {
  const results = await check();
  for (const { name, passed } of results) console.log(`${passed ? 'ok    ' : 'failed'}  ${name}`);
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
}
