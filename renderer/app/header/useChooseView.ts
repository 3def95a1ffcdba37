import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { type PilotView, ROLE_LABELS } from '#shared/access/roles.ts';
import { headerOfPath } from '#shared/navigation/headers.ts';
import { linkTo } from '#shared/routes.ts';
import { usePilotView } from '../../core/pilot/index.ts';
import { useNavigation } from '../../kit/link/navigation.ts';
import { announce } from '../../kit/live/announce.ts';

/** What a view changes and what it does not. */
export const VIEW_NOTE =
  'Menus, pages and what is closed are as that role finds them. Data and access stay your own.';

/**
 * Puts on the view of another role. The page of one role is no place for the view of another: from there
 * it goes to the dashboard of the new one; elsewhere menus and header change around the page.
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
