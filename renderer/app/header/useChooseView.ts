import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PilotView, ROLE_LABELS } from '#shared/access/roles.ts';
import { headerOfPath } from '#shared/navigation/headers.ts';
import { linkTo } from '#shared/routes.ts';
import { usePilotView } from '../../session/pilot/index.ts';
import { useNavigation } from '../../ui/link/navigation.ts';
import { announce } from '../../ui/live/announce.ts';

/** Describes what a view changes and what it doesn't. */
export const VIEW_NOTE =
  "You see that role's menus, pages, and restrictions. Your own data and access don't change.";

/**
 * Switches to another role's view. On a role-specific page it navigates to the new role's dashboard; elsewhere only
 * menus and header change.
 */
export function useChooseView(): (view: PilotView) => void {
  const { choose } = usePilotView();
  const { pathname } = useNavigation();
  const navigate = useNavigate();
  return useCallback(
    (view) => {
      choose(view);
      announce(`Viewing as ${ROLE_LABELS[view]}`);
      const owner = headerOfPath(pathname);
      if (owner !== undefined && owner !== view) void navigate(linkTo('dashboard'));
    },
    [choose, pathname, navigate],
  );
}
