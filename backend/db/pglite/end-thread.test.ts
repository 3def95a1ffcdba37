import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = new URL('./end-thread.ts', import.meta.url).href;

it.skipIf(process.platform === 'win32')(
  'a thread that is stuck in the machine ends the process instead of being waited for',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-stuck-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const program = join(folder, 'start.mjs');
    // Whoever reads it waits inside a call of the system for words that never come. It can be opened for
    // writing as soon as somebody does.
    const stuck = `require('node:fs').readFileSync(${JSON.stringify(pipe)}, 'utf8')`;
    writeFileSync(
      program,
      `import { constants, openSync } from 'node:fs';
      import { setImmediate as turn } from 'node:timers/promises';
      import { Worker } from 'node:worker_threads';
      import { endThread } from '${MODULE}';
      const worker = new Worker(${JSON.stringify(stuck)}, { eval: true });
      for (let isOpen = false; !isOpen; await turn()) {
        try {
          openSync(${JSON.stringify(pipe)}, constants.O_WRONLY | constants.O_NONBLOCK);
          isOpen = true;
        } catch {}
      }
      await endThread(worker, 300);`,
    );
    const child = spawn(process.execPath, [program]);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    const [, signal] = await once(child, 'close');
    rmSync(folder, { recursive: true });
    expect(said).toContain('The database is stuck.');
    expect(signal).toBe('SIGKILL');
  },
);
