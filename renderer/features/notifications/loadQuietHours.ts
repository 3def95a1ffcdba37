import type { QuietHours } from '#shared/notifications/quiet-hours.ts';
import type { AppDispatch } from '../../core/store.ts';
import { hoursIn } from './preferences/preferences.ts';
import { preferencesApi } from './preferences/preferencesApi.ts';

/** Somebody's quiet hours, asked for when something comes; null where the server does not say. */
export const loadQuietHours =
  (userId: string) =>
  async (dispatch: AppDispatch): Promise<QuietHours | null> => {
    const { data } = await dispatch(
      preferencesApi.endpoints.getPreferences.initiate(userId, { subscribe: false }),
    );
    return data === undefined ? null : hoursIn(data);
  };
