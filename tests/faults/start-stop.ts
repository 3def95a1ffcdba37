import { existsSync } from 'node:fs';
import { expect } from 'vitest';
import { ChildBackend, type LaunchOptions, temporaryDataDir } from '../support/child-backend.ts';

export const { dataDir, remove } = temporaryDataDir();
const started: ChildBackend[] = [];

export const start = async (options: Partial<LaunchOptions> = {}): Promise<ChildBackend> => {
  const backend = await ChildBackend.start({ dataDir, ...options });
  started.push(backend);
  return backend;
};

export const endAll = async () => {
  await Promise.all(started.splice(0).map((backend) => backend.end('SIGKILL')));
  remove();
};

/** Starts a backend that is expected to fail and returns its output. */
export async function getStartupFailure(
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const backend = ChildBackend.launch({ dataDir, env });
  started.push(backend);
  const code = await backend.exited();
  return { code, said: backend.output.trim() };
}

export async function expectWrongSetting(
  name: string,
  value: string,
  message: string,
): Promise<void> {
  expect(await getStartupFailure({ [name]: value })).toEqual({ code: 1, said: message });
  expect(existsSync(dataDir)).toBe(false);
}
