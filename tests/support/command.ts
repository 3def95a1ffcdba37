import { execFile } from 'node:child_process';
import { inProject } from '../../build/paths.ts';
import { COMPILE_CACHE_ENV, SHORT_LIVED_V8_FLAGS } from './child-backend.ts';

export interface Outcome {
  code: number;
  said: string;
}

/** Runs a backend command as users do; returns its output and exit code. */
export function runCommand(
  program: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const all = [
      ...SHORT_LIVED_V8_FLAGS,
      '--disable-warning=ExperimentalWarning',
      inProject(program),
      ...args,
    ];
    const options = {
      cwd: inProject(''),
      env: { PATH: process.env.PATH, ...COMPILE_CACHE_ENV, ...env },
    };
    const child = execFile(process.execPath, all, options, (_error, out, err) => {
      resolve({ code: child.exitCode ?? 1, said: `${out}${err}`.trim() });
    });
  });
}
