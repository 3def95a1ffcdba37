import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { BrowserWindow } from 'electron';
import type { Handlers } from '#shared/desktop/ipc.ts';
import { printToPdf } from '../print/print.ts';
import type { Shell } from './shell.ts';

/** Windows with an open dialog; a page can't open a second one. */
const printing = new WeakSet<BrowserWindow>();

/** Saves a window as a PDF and reports the outcome to its page; for the page and the menu. */
export async function printWindow(
  { desktop, windows }: Pick<Shell, 'desktop' | 'windows'>,
  window: BrowserWindow,
): Promise<void> {
  if (printing.has(window)) return;
  printing.add(window);
  const { app, dialog } = desktop.electron;
  const { webContents } = window;
  const outcome = await printToPdf(
    {
      title: () => webContents.getTitle(),
      printToPdf: (options) => webContents.printToPDF(options),
      async choosePath(defaultPath) {
        const filters = [{ name: 'PDF', extensions: ['pdf'] }];
        const { canceled, filePath } = await dialog.showSaveDialog(window, {
          defaultPath,
          filters,
        });
        return canceled || filePath === '' ? null : filePath;
      },
      write: writeWhole,
    },
    app.getPath('documents'),
  );
  printing.delete(window);
  const publicOutcome =
    outcome.kind === 'saved' ? { kind: outcome.kind, name: basename(outcome.path) } : outcome;
  windows.tellOne(window, 'printing', 'outcome', publicOutcome);
}

export function servePrinting(shell: Pick<Shell, 'desktop' | 'windows'>): Handlers<'printing'> {
  return {
    async print(_request, { contentsId }) {
      const window = shell.windows.all.find((one) => one.webContents.id === contentsId);
      if (window !== undefined) await printWindow(shell, window);
      return undefined;
    },
  };
}

/** Writes to a temporary file first, so that a full disk leaves no partial file and keeps the old one. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  const beside = `${path}.${randomUUID()}.part`;
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
