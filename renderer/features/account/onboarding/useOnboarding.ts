import { useCallback } from 'react';
import { useAppDispatch } from '../../../data/hooks.ts';
import { activityApi } from '../../../telemetry/activity/activityApi.ts';
import { activityRow } from '../../../telemetry/activity/record.ts';
import { Visit } from '../../../telemetry/activity/visit.ts';
import { readBrowserState } from './browserState.ts';
import { useGetOnboardingQuery, useSaveOnboardingMutation } from './onboardingApi.ts';
import type { Onboarding } from './onboardingState.ts';

type TourEvent = 'next' | 'skipped' | 'closed' | 'completed';

const EVENT_MESSAGES: Readonly<Record<TourEvent, string>> = {
  next: 'Continued the tour',
  skipped: 'Skipped the tour',
  closed: 'Closed the tour',
  completed: 'Completed the tour',
};

/** The user's onboarding state; undefined until the server responds or, on failure, this browser's copy loads. */
export function useOnboarding(userId: string) {
  const { data, error } = useGetOnboardingQuery(userId);
  const [save] = useSaveOnboardingMutation();
  const dispatch = useAppDispatch();
  const isAnswered = data !== undefined || error !== undefined;
  const state: Onboarding | undefined = isAnswered ? (data ?? readBrowserState(userId)) : undefined;
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
        message: EVENT_MESSAGES[event],
        path,
        sessionId: new Visit(sessionStorage, Date.now()).id,
      });
      void dispatch(activityApi.endpoints.noteActivity.initiate(row));
    },
    [dispatch, userId],
  );
  return { state, change, report };
}
