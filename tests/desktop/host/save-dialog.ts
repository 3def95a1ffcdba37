import type * as Electron from 'electron';

/** A fake save dialog that records its options and responds like the user. */
export class SaveDialog {
  readonly asked: Electron.SaveDialogOptions[] = [];
  /** The user's chosen path; null if they cancel. */
  place: (suggested: string) => string | null | Promise<string | null> = (suggested) => suggested;

  async choose(options: Electron.SaveDialogOptions) {
    this.asked.push(options);
    const filePath = await this.place(options.defaultPath ?? '');
    return { canceled: filePath === null, filePath: filePath ?? '' };
  }
}
