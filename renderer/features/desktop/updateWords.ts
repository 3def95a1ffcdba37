import type {
  UpdateChannel,
  UpdateFailure,
  UpdateState,
  UpdatesDisabled,
} from '#shared/desktop/updates.ts';
import { formatMoment } from '#shared/format/date.ts';

const disabled: Record<UpdatesDisabled, string> = {
  policy: 'Your organisation installs new versions. This app does not look for them.',
  development: 'This is a development build. It does not update itself.',
  'not-installed':
    'This copy was unpacked and not installed, so it cannot update itself. Install Haven Exchange to get new versions.',
};

const failures: Record<UpdateFailure, string> = {
  offline: 'The update server could not be reached. Check your connection and try again.',
  refused:
    'The download was not what its maker published, so it was refused and deleted. Nothing was installed.',
  feed: 'The update server did not offer a version that this app understands. Try again later.',
  disk: 'The new version could not be written to the disk. Make room, or ask who manages this computer.',
  'not-taken':
    'The installation was begun and did not finish, so the version before it still runs. Close other copies of the app and try again.',
  unknown: 'The update did not succeed, and the log of this app says more. Try again.',
};

/** What is to be said of how updates stand; null where a failure is told instead. */
export function updateSentence(state: UpdateState, isPostponed: boolean): string | null {
  switch (state.kind) {
    case 'disabled':
      return disabled[state.reason];
    case 'idle':
      return state.lastChecked === null
        ? 'New versions are looked for soon after the start and every six hours.'
        : `This is the newest version. Last checked ${formatMoment(new Date(state.lastChecked).toISOString())}.`;
    case 'checking':
      return 'Looking for a newer version…';
    case 'available':
      return state.byAdministrator
        ? `Version ${state.version} is available. Whoever manages this computer installs it.`
        : `Version ${state.version} is available.`;
    case 'downloading':
      return `Version ${state.version} is being downloaded.`;
    case 'ready':
      return isPostponed
        ? `Version ${state.version} is installed when you quit.`
        : `Version ${state.version} is ready. Restart to use it.`;
    case 'error':
      return null;
  }
}

/** Why it failed, and which version it was about. */
export function failureSentence(state: UpdateState): string | null {
  if (state.kind !== 'error') return null;
  const sentence = failures[state.reason];
  return state.version === null ? sentence : `Version ${state.version}: ${sentence}`;
}

export const channelOptions: readonly (readonly [UpdateChannel, string])[] = [
  ['latest', 'Stable'],
  ['beta', 'Beta'],
];
