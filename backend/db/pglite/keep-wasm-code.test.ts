import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const SOCKET = new URL('./socket.ts', import.meta.url).href;

/** V8 tells its flags, as they are then, in the help that it prints. */
const flagsAfter = (code: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `${code}; (await import('node:v8')).setFlagsFromString('--help')`,
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );

it('whatever starts the database keeps its machine code, however the process was started', () => {
  expect(flagsAfter('0')).toMatch(/default: --wasm-code-gc\n/);
  expect(flagsAfter(`await import('${SOCKET}')`)).toMatch(/default: --no-wasm-code-gc\n/);
});
