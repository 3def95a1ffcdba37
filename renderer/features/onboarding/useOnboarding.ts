import { useCallback } from 'react';
import { activityApi } from '../../core/activity/activityApi.ts';
import { activityRow } from '../../core/activity/record.ts';
import { Visit } from '../../core/activity/visit.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { readOneKept } from '../../core/kept/kept.ts';
import { KEPT, useGetOnboardingQuery, useSaveOnboardingMutation } from './onboardingApi.ts';
import { type Onboarding, stateFrom } from './onboardingState.ts';

type TourEvent = 'next' | 'skipped' | 'closed' | 'completed';

const SAID: Readonly<Record<TourEvent, string>> = {
  next: 'Went on in the tour',
  skipped: 'Skipped the tour',
  closed: 'Closed the tour',
  completed: 'Completed the tour',
};

/** How far somebody is; undefined until the server or this browser knows. */
export function useOnboarding(userId: string) {
  const { data, error } = useGetOnboardingQuery(userId);
  const [save] = useSaveOnboardingMutation();
  const dispatch = useAppDispatch();
  const state: Onboarding | undefined =
    data === undefined
      ? error === undefined
        ? undefined
        : stateFrom(readOneKept(userId, KEPT))
      : stateFrom(data ?? readOneKept(userId, KEPT));
  const change = useCallback(
    (next: Onboarding) => void save({ userId, state: next }),
    [save, userId],
  );
  const report = useCallback(
    (event: TourEvent) => {
      const { pathname: path } = location;
      const row = activityRow(userId, {
        type: `onboarding_${event}`,
        group: 'system',
        message: SAID[event],
        path,
        sessionId: new Visit(sessionStorage, Date.now()).id,
      });
      void dispatch(activityApi.endpoints.noteActivity.initiate(row));
    },
    [dispatch, userId],
  );
  return { state, change, report };
}
