import type { Page } from '@playwright/test';
import type { Bridge } from '../../shared/desktop/ipc.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { BROKER, expect, WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { createOtherDeviceClient } from './other-device.ts';

export const ID = '00000000-0000-4000-8000-000000000001';
export const NOTICE = { id: ID };

/** The server's row for every id. */
export const row = {
  kind: 'plan_started',
  title: 'Your plan has started',
  message: 'You are on Pro now.',
  metadata: { path: '/security-settings' },
  created_at: '2026-05-01T10:00:00Z',
};
export const session = {
  access_token: `head.${Buffer.from('{"aal":"aal1"}').toString('base64url')}.sign`,
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 36_000,
  user: { id: ID, email: BROKER, user_metadata: {}, app_metadata: {} },
};

/** Returns the server's delivery time for a kind: after a delay, or never. */
export const deliverAfter = (waitMs: number | null) => [
  { channel: 'desktop', at: waitMs === null ? null : new Date(Date.now() + waitMs).toISOString() },
];

/** Launches without a server, like the fixture `idle`, with a signed-in user. */
export async function launch(
  computer: Computer,
  launchOptions: Parameters<Computer['launch']>[0] | object = {},
) {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  computer.canned.set('/auth/v1/token', session);
  computer.canned.set('/rest/v1/notifications', [row]);
  computer.canned.set('/rest/v1/rpc/next_delivery_time', deliverAfter(0));
  const app = await computer.launch({ workspace: WITHOUT_PAGES.workspace, ...launchOptions });
  await app.send('session.signIn', [{ email: BROKER, password: DEMO_PASSWORD }]);
  return app;
}

/** Signs in through the bridge with the real server. */
export async function arrive(page: Page, email: string): Promise<void> {
  const result = await page.evaluate(
    (input) => (window as unknown as { haven: Bridge }).haven.session.signIn(input),
    { email, password: DEMO_PASSWORD },
  );
  expect(result).toMatchObject({ ok: true, value: { ok: true } });
}

/** Signs the user in on another device. */
export async function elsewhere(workspace: string, email: string) {
  const client = await createOtherDeviceClient(workspace);
  const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  if (error) throw error;
  return { client, userId: data.user.id };
}

export const lookAway = (app: RunningApp) => {
  for (const window of app.windows) window.isFocused = false;
};
