import { useMemo } from 'react';
import { PILOT_VIEWS, ROLE_LABELS } from '#shared/access/roles.ts';
import { useAccessContext } from '../../session/account/index.ts';
import { useAuth, useSignOut } from '../../session/auth/index.ts';
import type { PaletteEntry } from '../../session/palette/paletteSource.ts';
import { announce } from '../../ui/live/announce.ts';
import { setThemeChoice, themeChoices } from '../../ui/theme/theme.ts';
import { useChooseView } from '../header/useChooseView.ts';
import { showShortcuts } from '../shortcuts/shortcutsEvents.ts';
import { featurePalettes } from './featurePalettes.ts';

const THEMES = {
  system: { label: 'System theme', also: ['Automatic mode', 'Appearance'] },
  light: { label: 'Light theme', also: ['Light mode', 'Day', 'Appearance'] },
  dark: { label: 'Dark theme', also: ['Dark mode', 'Night', 'Appearance'] },
} as const;

/** Actions available to this person from anywhere. */
export function usePaletteActions(): readonly PaletteEntry[] {
  const who = useAccessContext();
  const { session } = useAuth();
  const choose = useChooseView();
  const signOut = useSignOut();
  const isMember = session !== null;
  return useMemo(
    () => [
      ...featurePalettes.acts(who),
      ...themeChoices.map((choice) => ({
        id: `act-theme-${choice}`,
        ...THEMES[choice],
        run: () => {
          setThemeChoice(choice);
          announce(THEMES[choice].label);
        },
      })),
      ...(who?.approval === 'approved' && who.roles.includes('pilot')
        ? PILOT_VIEWS.map((view) => ({
            id: `act-view-${view}`,
            label: `View as ${ROLE_LABELS[view].toLowerCase()}`,
            detail: 'Pilot view',
            also: ['Switch role'],
            run: () => choose(view),
          }))
        : []),
      {
        id: 'act-keys',
        label: 'Keyboard shortcuts',
        detail: '?',
        also: ['Hotkeys', 'Help with keys'],
        run: showShortcuts,
      },
      ...(isMember
        ? [
            {
              id: 'act-out',
              label: 'Log out',
              also: ['Sign out', 'Logout', 'Leave'],
              run: () => void signOut(),
            },
          ]
        : []),
    ],
    [who, isMember, choose, signOut],
  );
}
