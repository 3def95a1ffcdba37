import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { UpdateState } from '#shared/desktop/updates.ts';
import { isOlderThan } from '../policy/minimum-version.ts';
import type { Shell } from './shell.ts';
import type { Updates } from './updates.ts';

const UPDATE = 'Update Now';
const QUIT = 'Quit';

/** True if the organization requires a newer version than the running one. */
export function isTooOld({ desktop, organization }: Shell): boolean {
  const { minimumVersion } = organization.policy;
  return (
    minimumVersion !== undefined && isOlderThan(desktop.electron.app.getVersion(), minimumVersion)
  );
}

/** Updates the app or quits it. No window opens, and no workspace is reached. */
export async function requireUpdate(
  { desktop, organization }: Pick<Shell, 'desktop' | 'organization'>,
  updates: Pick<Updates, 'state' | 'updateNow'>,
): Promise<void> {
  const { app, dialog } = desktop.electron;
  const ask = async (detail: string, buttons: readonly string[], signal?: AbortSignal) => {
    const { response } = await dialog.showMessageBox({
      type: 'warning',
      message: `${DESKTOP.productName} ${app.getVersion()} is no longer allowed.`,
      detail: `Your organization requires version ${organization.policy.minimumVersion} or later. ${detail}`,
      buttons: [...buttons],
      defaultId: 0,
      cancelId: buttons.indexOf(QUIT),
      ...(signal && { signal }),
    });
    return buttons[response];
  };
  let detail = 'Your saved data is kept.';
  while (canUpdate(updates.state())) {
    if ((await ask(detail, [UPDATE, QUIT])) !== UPDATE) break;
    const downloaded = new AbortController();
    const update = updates.updateNow().finally(() => downloaded.abort());
    // The dialog closes when the download ends; until then, its only button quits.
    await ask('Downloading the update…', [QUIT], downloaded.signal);
    if (!downloaded.signal.aborted) break;
    if (await update) return;
    detail = describeProblem(updates.state());
  }
  if (!canUpdate(updates.state())) {
    await ask('Ask your administrator to install it.', [QUIT]);
  }
  app.quit();
}

const canUpdate = (state: UpdateState): boolean =>
  state.kind !== 'disabled' && !(state.kind === 'available' && state.byAdministrator);

function describeProblem(state: UpdateState): string {
  if (state.kind === 'error' && state.reason === 'offline') {
    return "Can't reach the update server. Check your connection and try again.";
  }
  return state.kind === 'idle'
    ? 'No newer version was found. Ask your administrator to publish it.'
    : 'The update failed. Try again, or ask your administrator.';
}
