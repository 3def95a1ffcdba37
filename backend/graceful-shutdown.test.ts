import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

const MODULE = new URL('./graceful-shutdown.ts', import.meta.url).href;
const LIMITS = '{ startMs: 200, closeMs: 200 }';

/** Returns a process's exit code and output when it has this to close. */
async function ended(starting: string, then = '') {
  const code = `
    const { createGracefulShutdown } = await import('${MODULE}');
    const never = () => new Promise(() => setInterval(() => {}, 1000));
    const stop = createGracefulShutdown(${starting}, ${LIMITS});
    process.on('SIGTERM', stop);
    ${then}
    process.kill(process.pid, 'SIGTERM');
    await never();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [status, signal] = await once(child, 'close');
  return { status, signal, said: output };
}

it('closes in order when asked to stop', async () => {
  const closing = 'Promise.resolve({ close: async () => console.error("closed") })';
  expect(await ended(closing)).toEqual({ status: 0, signal: null, said: 'closed\n' });
});

it.each([
  ['start', 'never()'],
  ['close', 'Promise.resolve({ close: never })'],
])('exits with a message when it does not %s in time', async (what, starting) => {
  const { signal, said } = await ended(starting);
  expect(signal).toBe('SIGKILL');
  expect(said).toMatch(`did not ${what} in time.`);
});
