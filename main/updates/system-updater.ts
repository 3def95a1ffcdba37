import type { CancellationToken } from 'electron-updater';
import type { Log } from '../log/log.ts';
import type { Installation } from './installation.ts';
import type { Engine } from './service.ts';

type SystemEngine = Engine<CancellationToken>;

/** What an updater says of its doings goes to the log, which keeps secrets out. */
function loggerOf(log: Log) {
  const said = (message?: unknown) =>
    `updates: ${message instanceof Error ? (message.stack ?? message.message) : String(message)}`;
  return {
    info: (message?: unknown) => log.info(said(message)),
    warn: (message?: unknown) => log.warning(said(message)),
    error: (message?: unknown) => log.error(said(message)),
  };
}

/** The updater for this system and for what installed the app. */
export async function openSystemUpdater(
  installation: Installation,
  log: Log,
): Promise<SystemEngine> {
  const { AppImageUpdater, CancellationToken, DebUpdater, MacUpdater, NsisUpdater } = await import(
    'electron-updater'
  );
  const open = () => {
    if (process.platform === 'win32') return new NsisUpdater();
    if (process.platform === 'darwin') return new MacUpdater();
    // This one only looks: the other would not even do that outside its AppImage.
    return installation === 'by-administrator' ? new DebUpdater() : new AppImageUpdater();
  };
  const updater = open();
  updater.logger = loggerOf(log);
  return { updater, newCancellation: () => new CancellationToken() };
}
