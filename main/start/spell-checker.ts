import type { Session } from 'electron';
import type { Shell } from './shell.ts';

/**
 * Turns on the spell checker where it downloads nothing from strangers: macOS has its own, elsewhere the organization
 * names the server of the dictionaries.
 */
export function setSpellChecker(
  session: Pick<Session, 'setSpellCheckerEnabled' | 'setSpellCheckerDictionaryDownloadURL'>,
  { desktop, organization }: Pick<Shell, 'desktop' | 'organization'>,
): void {
  const { spellCheckUrl } = organization.policy;
  const isMac = desktop.platform === 'darwin';
  if (!isMac && spellCheckUrl !== undefined) {
    session.setSpellCheckerDictionaryDownloadURL(spellCheckUrl);
  }
  session.setSpellCheckerEnabled(isMac || spellCheckUrl !== undefined);
}
