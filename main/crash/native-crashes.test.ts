import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readMinidump } from './minidump.ts';
import { logNativeCrashes } from './native-crashes.ts';

/** A minidump with one module, one exception and a secret in its memory. */
function minidump({
  code = 0xc0000005,
  offset = 0x1234n,
  name = 'C:\\Users\\Ana\\haven.exe',
} = {}) {
  const base = 0x140000000n;
  const dump = Buffer.alloc(4096);
  dump.writeUInt32LE(0x504d444d, 0);
  dump.writeUInt32LE(2, 8);
  dump.writeUInt32LE(32, 12);
  // Directory: exception at 100, modules at 400.
  [6, 168, 100, 4, 112, 400].forEach((value, i) => void dump.writeUInt32LE(value, 32 + i * 4));
  dump.writeUInt32LE(code, 108);
  // The address accessed is 16; the registers at 1200 hold the location.
  dump.writeBigUInt64LE(16n, 124);
  dump.writeUInt32LE(1232, 260);
  dump.writeUInt32LE(1200, 264);
  dump.writeBigUInt64LE(base + offset, 1448);
  dump.writeUInt32LE(1, 400);
  dump.writeBigUInt64LE(base, 404);
  dump.writeUInt32LE(0x10000, 412);
  dump.writeUInt32LE(1000, 424);
  const encodedName = Buffer.from(name, 'utf16le');
  dump.writeUInt32LE(encodedName.length, 1000);
  encodedName.copy(dump, 1004);
  dump.write('refresh_token=very-secret', 3000);
  return dump;
}

let folder: string;
const log = { error: vi.fn(), warning: vi.fn() };
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'haven-dumps-'));
  vi.clearAllMocks();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('logs a native crash by code, program and location and deletes its dump', () => {
  mkdirSync(join(folder, 'completed'));
  const path = join(folder, 'completed', '1f2e.dmp');
  writeFileSync(path, minidump());
  logNativeCrashes(folder, log);
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.error.mock.calls[0]?.[0]).toMatch(
    /^native crash of a process at \d{4}-\S+Z: 0xc0000005 in haven\.exe\+0x1234$/,
  );
  expect(existsSync(path)).toBe(false);
});

test('logs and deletes an invalid dump, since it may still contain memory', () => {
  const path = join(folder, 'broken.dmp');
  writeFileSync(path, 'refresh_token=very-secret');
  logNativeCrashes(folder, log);
  expect(log.error.mock.calls[0]?.[0]).toMatch(/its dump could not be read$/);
  expect(existsSync(path)).toBe(false);
});

test('logs nothing if there is no crash folder', () => {
  logNativeCrashes(join(folder, 'none'), log);
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warning).not.toHaveBeenCalled();
});

test('reports no location for a crash outside every module', () => {
  expect(readMinidump(minidump({ offset: 0x20000n }))).toEqual({ code: 0xc0000005, place: null });
});

test.each([4, 20, 40, 110, 420, 1002])(
  'treats a dump that ends after %i bytes as invalid',
  (bytes) => {
    expect(readMinidump(minidump().subarray(0, bytes))).toBeNull();
  },
);
