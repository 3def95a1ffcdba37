import { useMemo } from 'react';
import { PILOT_VIEWS, ROLE_LABELS } from '#shared/access/roles.ts';
import { useStanding } from '../../core/account/index.ts';
import type { PaletteEntry } from '../../core/palette/paletteSource.ts';
import { useAuth, useSignOut } from '../../core/session/index.ts';
import { announce } from '../../kit/live/announce.ts';
import { chooseTheme, themeChoices } from '../../kit/theme/theme.ts';
import { useChooseView } from '../header/useChooseView.ts';
import { showShortcuts } from '../shortcuts/shortcutsEvents.ts';
import { featurePalettes } from './featurePalettes.ts';

const THEMES = {
  system: 'Theme as the system',
  light: 'Light theme',
  dark: 'Dark theme',
} as const;

/** What this person can do from wherever they are. */
export function usePaletteActs(): readonly PaletteEntry[] {
  const who = useStanding();
  const { session } = useAuth();
  const choose = useChooseView();
  const signOut = useSignOut();
  const isMember = session !== null;
  return useMemo(
    () => [
      ...featurePalettes.acts(who),
      ...themeChoices.map((choice) => ({
        id: `act-theme-${choice}`,
        label: THEMES[choice],
        run: () => {
          chooseTheme(choice);
          announce(THEMES[choice]);
        },
      })),
      ...(who?.approval === 'approved' && who.roles.includes('pilot')
        ? PILOT_VIEWS.map((view) => ({
            id: `act-view-${view}`,
            label: `View as ${ROLE_LABELS[view].toLowerCase()}`,
            detail: 'Pilot view',
            run: () => choose(view),
          }))
        : []),
      { id: 'act-keys', label: 'Keyboard shortcuts', detail: '?', run: showShortcuts },
      ...(isMember ? [{ id: 'act-out', label: 'Log out', run: () => void signOut() }] : []),
    ],
    [who, isMember, choose, signOut],
  );
}
