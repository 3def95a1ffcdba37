import { useCallback } from 'react';
import { PILOT_VIEWS, type PilotView } from '#shared/access/roles.ts';
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts';
import { useAuth } from '../auth/index.ts';
import { persistChosenView, viewChosen } from './pilotSlice.ts';

interface PilotViewState {
  /** The view chosen in this window; null for none. */
  readonly chosenView: PilotView | null;
  readonly choose: (view: PilotView) => void;
}

export function usePilotView(): PilotViewState {
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const userId = session?.userId ?? null;
  const chosen = useAppSelector((state) => state.pilot.chosen);
  const choose = useCallback(
    (view: PilotView) => {
      if (userId === null) return;
      dispatch(viewChosen({ userId, view }));
      persistChosenView({ userId, view });
    },
    [dispatch, userId],
  );
  const view = chosen?.userId === userId ? chosen?.view : undefined;
  return { chosenView: PILOT_VIEWS.find((known) => known === view) ?? null, choose };
}
