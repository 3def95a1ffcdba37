import { readFile } from 'node:fs/promises';
import { DESKTOP } from '#shared/desktop/desktop.ts';
import type { Caller } from '#shared/desktop/ipc.ts';
import type { WorkspaceStatus } from '#shared/host.ts';
import { guardPermissions } from '../guards/permissions.ts';
import { contentPolicy } from '../protocol/content-policy.ts';
import { makeAppHandler } from '../protocol/serve-app.ts';
import type { Shell } from './shell.ts';

/** In memory only; the chooser stores nothing. */
const PARTITION = 'chooser';

/** The window for choosing a workspace. It belongs to none and can't reach any server. */
export class WorkspaceChooser {
  readonly #windows: Shell['windows'];

  constructor({ desktop, windows }: Pick<Shell, 'desktop' | 'windows'>) {
    this.#windows = windows;
    const place = desktop.electron.session.fromPartition(PARTITION);
    guardPermissions(place, { usesLoopback: () => false });
    place.on('will-download', (event) => event.preventDefault());
    place.protocol.handle(
      DESKTOP.appScheme,
      makeAppHandler({
        root: desktop.rendererRoot,
        read: (path) => readFile(path),
        policy: () => contentPolicy(null),
      }),
    );
  }

  /** Makes the chooser the only window; anything that opens or shows a window shows this one. */
  stand(): void {
    this.#windows.use(PARTITION, DESKTOP.chooserPage);
  }

  show(): void {
    const [window] = this.#windows.of(PARTITION);
    if (window === undefined) this.#windows.open(DESKTOP.chooserPage, { partition: PARTITION });
    else if (this.#windows.isWanted) this.#windows.bringForward(window);
  }

  close(): void {
    this.#windows.closeAll(PARTITION);
  }

  tell(standing: WorkspaceStatus): void {
    this.#windows.tell('workspace', 'changed', standing, PARTITION);
  }

  isAsking({ contentsId }: Caller): boolean {
    return this.#windows.partitionOf(contentsId) === PARTITION;
  }
}
