import { createInterface } from 'node:readline';
import { openSystemKeychain } from '../../main/vault/system-keychain.ts';

/** Runs in its own session: reads one keychain call per line and replies with one line. */
const keychain = await openSystemKeychain('Haven Exchange');

interface Call {
  id: number;
  method: keyof typeof keychain;
  args: [string, string];
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, args } = JSON.parse(line) as Call;
  const response = await keychain[method](...args).then(
    (value) => ({ id, value: value ?? null }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  process.stdout.write(`${JSON.stringify(response)}\n`);
}
