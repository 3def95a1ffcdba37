import type {
  UpdateChannel,
  UpdateFailure,
  UpdateState,
  UpdatesDisabled,
} from '#shared/desktop/updates.ts';
import { formatDateTime } from '#shared/format/date.ts';

const disabled: Record<UpdatesDisabled, string> = {
  policy: "Your organization installs updates. This app doesn't check for them.",
  development: "This is a development build and doesn't update itself.",
  'not-installed':
    "This copy wasn't installed, so it can't update itself. Install Haven Exchange to get updates.",
};

const failures: Record<UpdateFailure, string> = {
  offline: "Can't reach the update server. Check your connection and try again.",
  refused: 'The download failed verification and was deleted. Nothing was installed.',
  feed: "The update server didn't offer a compatible version. Try again later.",
  disk: "Couldn't save the update. Free up disk space or contact this computer's administrator.",
  'not-taken':
    "The installation didn't finish, so the previous version is still running. Close other copies of the app and try again.",
  unknown: 'The update failed. See the app log for details, then try again.',
};

/** Describes the update status; null if a failure is shown instead. */
export function updateStatusText(state: UpdateState, isPostponed: boolean): string | null {
  switch (state.kind) {
    case 'disabled':
      return disabled[state.reason];
    case 'idle':
      return state.lastChecked === null
        ? 'Checks for updates shortly after launch and every 6 hours.'
        : `You're up to date. Last checked ${formatDateTime(new Date(state.lastChecked).toISOString())}.`;
    case 'checking':
      return 'Checking for updates…';
    case 'available':
      return state.byAdministrator
        ? `Version ${state.version} is available. Your computer's administrator installs it.`
        : `Version ${state.version} is available.`;
    case 'downloading':
      return `Downloading version ${state.version}…`;
    case 'ready':
      return isPostponed
        ? `Version ${state.version} will be installed when you quit.`
        : `Version ${state.version} is ready. Restart to use it.`;
    case 'error':
      return null;
  }
}

/** Describes why an update failed, and for which version. */
export function formatUpdateFailure(state: UpdateState): string | null {
  if (state.kind !== 'error') return null;
  const message = failures[state.reason];
  return state.version === null ? message : `Version ${state.version}: ${message}`;
}

export const channelOptions: readonly (readonly [UpdateChannel, string])[] = [
  ['latest', 'Stable'],
  ['beta', 'Beta'],
];
