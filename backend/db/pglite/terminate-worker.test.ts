import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = new URL('./terminate-worker.ts', import.meta.url).href;

it.skipIf(process.platform === 'win32')(
  'ends the process instead of waiting for a thread stuck in a system call',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haven-stuck-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const program = join(folder, 'start.mjs');
    // The reader blocks in a system call until data arrives. The pipe can be opened for writing once it has a reader.
    const stuck = `require('node:fs').readFileSync(${JSON.stringify(pipe)}, 'utf8')`;
    writeFileSync(
      program,
      `import { constants, openSync } from 'node:fs';
      import { setImmediate as turn } from 'node:timers/promises';
      import { Worker } from 'node:worker_threads';
      import { terminateWorker } from '${MODULE}';
      const worker = new Worker(${JSON.stringify(stuck)}, { eval: true });
      for (let isOpen = false; !isOpen; await turn()) {
        try {
          openSync(${JSON.stringify(pipe)}, constants.O_WRONLY | constants.O_NONBLOCK);
          isOpen = true;
        } catch {}
      }
      await terminateWorker(worker, 300);`,
    );
    const child = spawn(process.execPath, [program]);
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const [, signal] = await once(child, 'close');
    rmSync(folder, { recursive: true });
    expect(output).toContain('The database is not responding.');
    expect(signal).toBe('SIGKILL');
  },
);
