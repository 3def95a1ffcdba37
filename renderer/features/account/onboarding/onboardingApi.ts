import '#shared/texts/deals.ts';
import '#shared/texts/investing.ts';
import '#shared/texts/ledger.ts';
import '#shared/texts/operator.ts';
import '#shared/texts/residentBilling.ts';
import '#shared/texts/saved.ts';
import { onboardingNotices } from '#shared/texts/onboarding.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { writeBrowserState } from './browserState.ts';
import { isOnboarding, type Onboarding } from './onboardingState.ts';

const COLUMNS =
  'has_seen_selector, selected_flow, has_completed_flow, skip_requested, step, search_attempted, pricing_viewed, features_viewed, checklist_hidden';

const state = (userId: string) => (client: DataClient) =>
  client.from('onboarding_states').select(COLUMNS).eq('user_id', userId).maybeSingle();

/** Saves and resets run sequentially, so that the server keeps the last one. */
let last: Promise<unknown> = Promise.resolve();

function runInOrder<Outcome>(request: () => PromiseLike<Outcome>): Promise<Outcome> {
  const nextRequest = last.then(request);
  last = nextRequest.then(
    () => undefined,
    () => undefined,
  );
  return nextRequest;
}

interface Change {
  readonly userId: string;
  readonly state: Onboarding;
}

/** The lists that show sample rows, and the figures that count everything else. */
const SAMPLE_TAGS = [
  'Figures',
  'Records',
  'RecordCounts',
  'ListingDrafts',
  'Searches',
  'Portfolio',
  'Positions',
  'Boards',
  'Compliance',
  'Insurance',
] as const;

const api = baseApi.enhanceEndpoints({ addTagTypes: SAMPLE_TAGS });

export const refreshProgress = () => api.util.invalidateTags(['Figures']);

const onboardingApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    /** Null if not started. */
    getOnboarding: read({ failure: 'silent', accepts: s.orNull(isOnboarding) }, state),

    /** Optimistic update, also saved in this browser; the server copy is for other devices. */
    saveOnboarding: build.mutation<unknown, Change>({
      query:
        ({ state: savedState }) =>
        (client) =>
          runInOrder(() =>
            client.from('onboarding_states').upsert(savedState, { onConflict: 'user_id' }),
          ),
      extraOptions: { failure: 'silent' },
      onQueryStarted({ userId, state: savedState }, { dispatch }) {
        writeBrowserState(userId, savedState);
        dispatch(onboardingApi.util.upsertQueryData('getOnboarding', userId, savedState));
      },
    }),

    /** Adds the sample data of the caller's role; adds nothing if some exists. */
    addSampleData: write(
      { failure: 'toast', success: onboardingNotices.samplesAdded },
      () => rpc('add_sample_data'),
      (_done, error) => (error ? [] : SAMPLE_TAGS),
    ),

    removeSampleData: write(
      { failure: 'toast', success: onboardingNotices.samplesRemoved },
      () => rpc('remove_sample_data'),
      (_done, error) => (error ? [] : SAMPLE_TAGS),
    ),

    /** Resets onboarding locally and on the server. */
    resetOnboarding: build.mutation<unknown, string>({
      query: (userId) => (client) =>
        runInOrder(() => client.from('onboarding_states').delete().eq('user_id', userId)),
      extraOptions: { failure: 'toast' },
      onQueryStarted(userId, { dispatch }) {
        writeBrowserState(userId, null);
        dispatch(onboardingApi.util.upsertQueryData('getOnboarding', userId, null));
      },
    }),
  }),
});

export const {
  useAddSampleDataMutation,
  useGetOnboardingQuery,
  useRemoveSampleDataMutation,
  useResetOnboardingMutation,
  useSaveOnboardingMutation,
} = onboardingApi;
