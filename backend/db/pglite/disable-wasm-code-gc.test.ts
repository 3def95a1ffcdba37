import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const SOCKET = new URL('./socket.ts', import.meta.url).href;

/** V8 prints the current values of its flags in its help. */
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

it('keeps compiled code in every process that starts the database', () => {
  expect(flagsAfter('0')).toMatch(/default: --wasm-code-gc\n/);
  expect(flagsAfter(`await import('${SOCKET}')`)).toMatch(/default: --no-wasm-code-gc\n/);
});
