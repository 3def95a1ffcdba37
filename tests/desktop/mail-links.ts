import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Computer } from './host/computer.ts';
import { getLinkTokenHash } from './mail.ts';
import { createOtherDeviceClient } from './other-device.ts';

const PASSWORD = 'a long walk by the lake';

/** Signs a user up in a browser; returns the token of their link. */
export async function signUp(workspace: string, email: string): Promise<string> {
  const client = await createOtherDeviceClient(workspace);
  const emailRedirectTo = `${workspace}/auth/confirm`;
  const options = { emailRedirectTo, data: { user_type: 'buyer', full_name: 'Mail Reader' } };
  const { error } = await client.auth.signUp({ email, password: PASSWORD, options });
  if (error) throw error;
  return getLinkTokenHash(workspace, email);
}

/** Returns the app's whole log. */
export function logOf(computer: Computer): string {
  const folder = join(computer.userData, 'logs');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
