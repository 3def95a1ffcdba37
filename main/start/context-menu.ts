import type { WebContents } from 'electron';
import { isOwnPage } from '../guards/own-page.ts';
import { contextMenuTemplate } from '../menu/context-menu.ts';
import type { Shell } from './shell.ts';

interface LinkHandlers {
  readonly openExternal: (address: string) => void;
  readonly openOwnPage: (address: string, contentsId: number) => void;
}

/** Shows a context menu with editing, spelling, and links in every page. */
export function serveContextMenu(
  { desktop }: Pick<Shell, 'desktop'>,
  { openExternal, openOwnPage }: LinkHandlers,
): void {
  const { app, clipboard, Menu } = desktop.electron;
  app.on('web-contents-created', (_event, contents: WebContents) => {
    contents.on('context-menu', (_click, facts) => {
      const template = contextMenuTemplate(facts, {
        replaceMisspelling: (word) => contents.replaceMisspelling(word),
        addToDictionary: (word) => void contents.session.addWordToSpellCheckerDictionary(word),
        copyLink: (address) => void clipboard.writeText(address),
        openLink: (address) =>
          isOwnPage(address) ? openOwnPage(address, contents.id) : openExternal(address),
      });
      if (template.length > 0) Menu.buildFromTemplate(template).popup();
    });
  });
}
