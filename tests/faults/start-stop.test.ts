import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { dataDir, endAll, expectWrongSetting, getStartupFailure } from './start-stop.ts';

async function occupyPort(): Promise<{ port: number; free(): Promise<unknown> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    free: () => {
      server.close();
      return once(server, 'close');
    },
  };
}

afterEach(endAll);

test('an unreachable database is named without its credentials', async () => {
  const DATABASE_URL = 'postgres://haven:its-password@127.0.0.1:1/haven';
  const { code, said } = await getStartupFailure({ DATABASE_URL });
  expect(code).toBe(1);
  expect(said).toBe(
    "Can't reach the database at 127.0.0.1:1. Start it or correct DATABASE_URL, then start again.",
  );
});

test('a taken port is reported with an alternative before the database is opened', async () => {
  const { port, free } = await occupyPort();
  const { code, said } = await getStartupFailure({ PORT: String(port) });
  await free();
  expect(code).toBe(1);
  expect(said).toBe(
    `Port ${port} on 127.0.0.1 is already in use by another program. ` +
      `Stop that program, or choose another port: PORT=${port + 1} npm start`,
  );
  expect(existsSync(join(dataDir, 'lock.json'))).toBe(false);
  expect(existsSync(join(dataDir, 'db'))).toBe(false);
});

// backend/settings.test.ts checks each setting's message.
test('an invalid PORT setting stops the start with a message that names it', () =>
  expectWrongSetting('PORT', '80 80', 'PORT must be a port number from 0 to 65535.'));
