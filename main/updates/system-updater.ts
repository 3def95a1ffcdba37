import type { AuthInfo } from 'electron';
import type { CancellationToken } from 'electron-updater';
import type { Log } from '../log/log.ts';
import type { Installation } from './installation.ts';
import type { Engine } from './updater.ts';

type SystemEngine = Engine<CancellationToken>;

/** Sends the updater's output to the log, which redacts secrets. */
function loggerOf(log: Log) {
  const formatMessage = (message?: unknown) =>
    `updates: ${message instanceof Error ? (message.stack ?? message.message) : String(message)}`;
  return {
    info: (message?: unknown) => log.info(formatMessage(message)),
    warn: (message?: unknown) => log.warning(formatMessage(message)),
    error: (message?: unknown) => log.error(formatMessage(message)),
  };
}

/** Returns the updater for this system and installation type. */
export async function openSystemUpdater(
  installation: Installation,
  log: Log,
  /** Called without values, the callback cancels the request. */
  onLogin: (info: AuthInfo, callback: (username?: string, password?: string) => void) => void,
): Promise<SystemEngine> {
  const { AppImageUpdater, CancellationToken, DebUpdater, MacUpdater, NsisUpdater } = await import(
    'electron-updater'
  );
  const open = () => {
    if (process.platform === 'win32') return new NsisUpdater();
    if (process.platform === 'darwin') return new MacUpdater();
    // This one only checks; the other wouldn't even do that outside its AppImage.
    return installation === 'by-administrator' ? new DebUpdater() : new AppImageUpdater();
  };
  const updater = open();
  updater.logger = loggerOf(log);
  // A proxy asks for a password. The types require one, but Electron's callback also works without.
  updater.on('login', (info, callback) => onLogin(info, callback as () => void));
  return { updater, newCancellation: () => new CancellationToken() };
}
