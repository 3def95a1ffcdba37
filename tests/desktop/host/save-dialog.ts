import type * as Electron from 'electron';

/** The system's dialog for saving: notes what it is asked and does what the person would. */
export class SaveDialog {
  readonly asked: Electron.SaveDialogOptions[] = [];
  /** Where the person says; null when they cancel. */
  place: (suggested: string) => string | null | Promise<string | null> = (suggested) => suggested;

  async choose(options: Electron.SaveDialogOptions) {
    this.asked.push(options);
    const filePath = await this.place(options.defaultPath ?? '');
    return { canceled: filePath === null, filePath: filePath ?? '' };
  }
}
