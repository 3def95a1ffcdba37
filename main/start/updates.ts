import type { Handlers } from '#shared/desktop/ipc.ts';
import type { UpdateState, UpdateStatus } from '#shared/desktop/updates.ts';
import { UpdateService } from '../updates/updater.ts';
import type { Shell } from './shell.ts';

export interface Updates {
  readonly handlers: Handlers<'updates'>;
  state(): UpdateState;
  check(): void;
  /** Downloads a newer version and restarts into it; false if that failed. */
  updateNow(): Promise<boolean>;
}

/** Updates from the first check to the restart; every window shows the same state. */
export function runUpdates(shell: Shell, mayRestart: () => Promise<boolean>): Updates {
  const { desktop, clock, leaving, log, organization, proxy, settings, windows } = shell;
  const { app, autoUpdater } = desktop.electron;
  const { policy } = organization;
  const installation = desktop.installation();
  const version = app.getVersion();
  let postponed: string | null = null;

  async function openEngine() {
    autoUpdater.once('before-quit-for-update', () => {
      leaving.settle();
      // The new AppImage starts before this one has quit and would yield to it.
      app.releaseSingleInstanceLock();
    });
    try {
      return await desktop.openUpdater(installation, log, proxy.answerUpdater);
    } catch (error) {
      log.error('could not load the updater', error);
      throw error;
    }
  }

  const service = new UpdateService({
    openEngine,
    clock,
    random: Math.random,
    currentVersion: version,
    isPackaged: app.isPackaged,
    installation,
    policy,
    channel: settings.get('updateChannel'),
    pending: {
      read: () => settings.get('pendingUpdate'),
      write: (pending) => settings.set('pendingUpdate', pending),
    },
    mayRestart,
  });

  const getStatus = (): UpdateStatus => {
    const { state, channel } = service;
    return {
      state,
      version,
      channel,
      isChannelManaged: policy.updateChannel !== undefined,
      isPostponed: state.kind === 'ready' && state.version === postponed,
    };
  };
  const publishStatus = () => windows.tell('updates', 'changed', getStatus());

  service.onChange((state) => {
    if (state.kind === 'error') log.warning(`updates: ${state.reason}`);
    publishStatus();
  });
  if (service.state.kind === 'error') log.warning(`updates: ${service.state.reason}`);
  app.on('will-quit', () => {
    service.willQuit();
    service.close();
  });
  settings.onChange('updateChannel', (channel) => {
    service.setChannel(channel);
    publishStatus();
  });
  service.start();

  const check = () => void service.check();
  return {
    state: () => service.state,
    check,
    async updateNow() {
      const found = await service.check();
      return found.kind === 'ready' && (await service.restart());
    },
    handlers: {
      standing: getStatus,
      check() {
        check();
        return undefined;
      },
      download() {
        void service.download();
        return undefined;
      },
      cancel() {
        service.cancel();
        return undefined;
      },
      restart: () => service.restart(),
      postpone() {
        if (service.state.kind === 'ready') postponed = service.state.version;
        publishStatus();
        return undefined;
      },
      setChannel(channel) {
        if (policy.updateChannel === undefined) settings.set('updateChannel', channel);
        return undefined;
      },
    },
  };
}
