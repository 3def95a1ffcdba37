import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import type { Json } from '#shared/database.types.ts';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { number } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const MAX_VERSIONS = 500;

const versions = (modelId: string) => (client: DataClient) =>
  client
    .from('underwriting_versions')
    .select('id, number, note, created_at')
    .eq('model_id', modelId)
    .order('number', { ascending: false })
    .limit(MAX_VERSIONS);

interface VersionKey {
  readonly modelId: string;
  readonly number: number;
}

const oneVersion =
  ({ modelId, number: of }: VersionKey) =>
  (client: DataClient) =>
    client
      .from('underwriting_versions')
      .select('number, scenarios')
      .eq('model_id', modelId)
      .eq('number', of)
      .maybeSingle();

const listing = (id: string) => (client: DataClient) =>
  client
    .from('listings')
    .select(
      'id, property_name, state, property_type, price, cap_rate, total_units, total_beds, occupancy_rate, avg_monthly_rate',
    )
    .eq('id', id)
    .maybeSingle();

const asJson = (scenarios: readonly Scenario[]): Json => scenarios as unknown as Json;

interface SaveArguments {
  /** Created by the client, so that a retry saves once. */
  readonly id: string;
  readonly modelId: string;
  /** The version these scenarios were edited from. */
  readonly base: number;
  readonly scenarios: readonly Scenario[];
  readonly note: string;
}

const taggedApi = recordTags.enhanceEndpoints({ addTagTypes: ['UnderwritingVersions'] });

const underwritingApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    listVersions: build.query<ResponseOf<typeof versions>, string>({
      query: versions,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: (_versions, _error, modelId) => [{ type: 'UnderwritingVersions', id: modelId }],
    }),

    /** A saved version never changes. */
    getVersion: build.query<ResponseOf<typeof oneVersion>, VersionKey>({
      query: oneVersion,
      extraOptions: { failure: 'inline' },
    }),

    /** Null if the listing is no longer accessible. */
    listingOfModel: build.query<ResponseOf<typeof listing>, string>({
      query: listing,
      extraOptions: { failure: 'inline' },
    }),

    /** Returns the number of the saved version. */
    saveVersion: build.mutation<number, SaveArguments>({
      query:
        ({ id, modelId, base, scenarios, note }) =>
        (client) =>
          client.rpc('save_underwriting_version', {
            p_id: id,
            p_model_id: modelId,
            p_base: base,
            p_scenarios: asJson(scenarios),
            p_note: note,
          }),
      extraOptions: { failure: 'inline', accepts: number },
      // The page shows the new version without loading it again.
      async onQueryStarted({ modelId, scenarios }, { dispatch, queryFulfilled }) {
        try {
          const { data } = await queryFulfilled;
          const saved = { number: data, scenarios: asJson(scenarios) ?? [] };
          await dispatch(
            underwritingApi.util.upsertQueryData('getVersion', { modelId, number: data }, saved),
          );
        } catch {
          // The form shows the error.
        }
      },
      invalidatesTags: (_number, _error, { modelId }) => [
        { type: 'UnderwritingVersions', id: modelId },
        { type: 'Records', id: `underwriting_models:${modelId}` },
        { type: 'Records', id: 'underwriting_models' },
      ],
    }),
  }),
});

export const {
  useListVersionsQuery,
  useGetVersionQuery,
  useListingOfModelQuery,
  useSaveVersionMutation,
} = underwritingApi;
