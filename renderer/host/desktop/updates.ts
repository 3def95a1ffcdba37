import type { Bridge } from '#shared/desktop/ipc.ts';
import type { UpdatesPort } from '#shared/desktop/updates.ts';
import { answered } from './answered.ts';

/** New versions as main finds them. */
export function makeDesktopUpdates(updates: Bridge['updates']): UpdatesPort {
  return {
    standing: () => answered(updates.standing()),
    onChange: (listener) => updates.onChanged(listener),
    check: () => answered(updates.check()),
    download: () => answered(updates.download()),
    cancel: () => answered(updates.cancel()),
    restart: () => answered(updates.restart()),
    postpone: () => answered(updates.postpone()),
    setChannel: (channel) => answered(updates.setChannel(channel)),
  };
}
