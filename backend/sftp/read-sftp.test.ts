import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('loads in Node.js itself, which names fewer exports of ssh2 than the test runner', () => {
  const script = `const { fingerprintOf } = await import('./backend/sftp/connect-sftp.ts');
    console.log(fingerprintOf(Buffer.from('key')));`;
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  });
  expect(out.trim()).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
});
