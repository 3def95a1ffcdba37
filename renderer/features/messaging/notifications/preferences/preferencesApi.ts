import { USER_DATA_CACHE_SECONDS } from '#shared/constants.ts';
import type { QuietHours } from '#shared/messaging/notifications/quiet-hours.ts';
import { notificationFailures, notificationNotices } from '#shared/texts/notifications.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import type { Database } from '../../../../data/api/database.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../../data/api/responseOf.ts';
import type { AppDispatch } from '../../../../session/store.ts';
import {
  getQuietHours,
  type Preferences,
  toPreferences,
  toStoredPreferences,
} from './preferences.ts';

interface PreferencesUpdate {
  readonly userId: string;
  readonly changes: Partial<Preferences>;
}

type Row = Database['public']['Tables']['notification_preferences']['Row'];

/** PostgREST's code for no row, from servers that return it. */
const NO_ROW = 'PGRST116';

const fetchPreferences = (userId: string) => async (client: DataClient) => {
  const response = await client
    .from('notification_preferences')
    .select()
    .eq('user_id', userId)
    .maybeSingle();
  return response.error?.code === NO_ROW ? { ...response, data: null, error: null } : response;
};

const keep =
  ({ userId, changes }: PreferencesUpdate) =>
  (client: DataClient) =>
    client
      .from('notification_preferences')
      .upsert(
        {
          user_id: userId,
          ...toStoredPreferences(changes),
          updated_at: new Date().toISOString(),
        } as Partial<Row> & Pick<Row, 'user_id'>,
        { onConflict: 'user_id' },
      )
      .select()
      .single();

/** `deliveriesApi.getReach` provides the email data; choices for text messages are part of the preferences. */
const TAGS = ['NotificationPreferences', 'EmailNotifications', 'SmsNotifications'] as const;
const api = baseApi.enhanceEndpoints({ addTagTypes: TAGS });

let updates = 0;

export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, string>({
      query: fetchPreferences,
      extraOptions: { failure: 'inline', signedOut: 'SIGNED_OUT' },
      keepUnusedDataFor: USER_DATA_CACHE_SECONDS,
      transformResponse: (row: ResponseOf<typeof fetchPreferences>) => toPreferences(row),
      providesTags: ['NotificationPreferences', 'SmsNotifications'],
    }),

    /** Optimistic update, reverted on rejection; of several in flight, the last response wins. */
    updatePreferences: build.mutation<ResponseOf<typeof keep>, PreferencesUpdate>({
      query: keep,
      extraOptions: {
        success: notificationNotices.preferencesUpdated,
        sentence: () => notificationFailures.updatePreferences,
        signedOut: 'SIGNED_OUT',
      },
      async onQueryStarted({ userId, changes }, { dispatch, queryFulfilled }) {
        updates += 1;
        const updateNumber = updates;
        const put = (next: (before: Preferences) => Preferences) =>
          dispatch(preferencesApi.util.updateQueryData('getPreferences', userId, next));
        const patch = put((before) => ({ ...before, ...changes }));
        try {
          const { data } = await queryFulfilled;
          if (updateNumber === updates) put(() => toPreferences(data));
        } catch {
          patch.undo();
        }
      },
      invalidatesTags: (_row, error) => (error === undefined ? TAGS : []),
    }),
  }),
});

export const { useGetPreferencesQuery, useUpdatePreferencesMutation } = preferencesApi;

/** The user's quiet hours, loaded when a notification arrives; null if unavailable. */
export const loadQuietHours =
  (userId: string) =>
  async (dispatch: AppDispatch): Promise<QuietHours | null> => {
    const { data } = await dispatch(
      preferencesApi.endpoints.getPreferences.initiate(userId, { subscribe: false }),
    );
    return data === undefined ? null : getQuietHours(data);
  };
