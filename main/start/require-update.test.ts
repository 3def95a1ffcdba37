import { expect, it } from 'vitest';
import type { UpdateState } from '#shared/desktop/updates.ts';
import { requireUpdate } from './require-update.ts';

const INSTALLED: UpdateState = { kind: 'idle', lastChecked: null };

interface Situation {
  readonly state?: UpdateState;
  /** States after each try to update; an update that is ready restarts the app. */
  readonly tries?: readonly UpdateState[];
  /** What the user answers; dialogs without an answer stay until the app closes them. */
  readonly answers: readonly string[];
}

async function run({ state = INSTALLED, tries = [], answers }: Situation) {
  const details: string[] = [];
  let hasQuit = false;
  const [left, ready] = [[...answers], [...tries]];
  const dialog = {
    async showMessageBox({ detail, buttons = [], cancelId, signal }: Electron.MessageBoxOptions) {
      details.push(detail ?? '');
      if (signal && left[0] !== 'Quit during download') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        return { response: cancelId };
      }
      return { response: Math.max(buttons.indexOf(left.shift() ?? ''), 0) };
    },
  };
  const app = {
    getVersion: () => '1.0.0',
    quit() {
      hasQuit = true;
    },
  };
  let current = state;
  await requireUpdate(
    {
      desktop: { electron: { app, dialog } },
      organization: { policy: { minimumVersion: '1.1.0' }, diagnostics: [] },
    } as never,
    {
      state: () => current,
      updateNow: async () => {
        const next = ready.shift();
        // Without a next state, the download goes on.
        if (next === undefined) return new Promise(() => {});
        current = next;
        return next.kind === 'ready';
      },
    },
  );
  return { details, hasQuit };
}

it('restarts into the update, which quits the old version', async () => {
  const { details, hasQuit } = await run({
    tries: [{ kind: 'ready', version: '1.1.0' }],
    answers: ['Update Now'],
  });
  expect(details).toEqual([
    'Your organization requires version 1.1.0 or later. Your saved data is kept.',
    'Your organization requires version 1.1.0 or later. Downloading the update…',
  ]);
  expect(hasQuit).toBe(false);
});

it('says why an update failed and offers it again', async () => {
  const { details, hasQuit } = await run({
    tries: [{ kind: 'error', reason: 'offline', version: null }],
    answers: ['Update Now', 'Quit'],
  });
  expect(details.at(-1)).toContain("Can't reach the update server.");
  expect(hasQuit).toBe(true);
});

it('quits while the update downloads if the user chooses so', async () => {
  const { details, hasQuit } = await run({ answers: ['Update Now', 'Quit during download'] });
  expect(details).toHaveLength(2);
  expect(hasQuit).toBe(true);
});

it.each<UpdateState>([
  { kind: 'disabled', reason: 'policy' },
  { kind: 'available', version: '1.1.0', byAdministrator: true },
])("doesn't offer an update that only an administrator can install", async (state) => {
  const { details, hasQuit } = await run({ state, answers: [] });
  expect(details).toEqual([
    'Your organization requires version 1.1.0 or later. Ask your administrator to install it.',
  ]);
  expect(hasQuit).toBe(true);
});
