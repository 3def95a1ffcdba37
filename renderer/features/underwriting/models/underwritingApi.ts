import '#shared/texts/records.ts';
import '#shared/texts/underwriting.ts';
import type { Json } from '#shared/database.types.ts';
import type { Scenario } from '#shared/underwriting/assumptions.ts';
import { callForPdf } from '../../../data/api/callForPdf.ts';
import { callFunction } from '../../../data/api/callFunction.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
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

const shares = (modelId: string) => (client: DataClient) =>
  client
    .from('underwriting_shares')
    .select('id, recipient, scenario_id, can_download, expires_at, revoked_at, created_at')
    .eq('model_id', modelId)
    .order('created_at', { ascending: false })
    .limit(MAX_VERSIONS);

const isCensus = s.object({
  available: s.number,
  occupied: s.number,
  units: s.listOf(
    s.object({
      type: s.text,
      license_category: s.orNull(s.text),
      market_rate: s.orNull(s.number),
      status: s.text,
    }),
  ),
});

/** What a link shows. Scenarios of a view-only link have no assumptions; the others are checked where they are used. */
export const isSharedModel = s.orNull(
  s.object({
    name: s.text,
    version: s.number,
    saved_at: s.text,
    can_download: s.bool,
    expires_at: s.text,
    scenarios: s.listOf(s.object({ id: s.text, name: s.text })),
  }),
);

export type SharedModel = NonNullable<s.ShapeOf<typeof isSharedModel>>;

const isFigureKind = s.oneOf(['money', 'rate', 'times', 'share', 'months']);

const isOutputTable = s.object({
  title: s.text,
  columns: s.listOf(s.text),
  rows: s.listOf(
    s.object({
      label: s.text,
      kind: isFigureKind,
      isTotal: s.bool,
      values: s.listOf(s.orNull(s.number)),
    }),
  ),
});

const isModelOutputs = s.object({
  figures: s.listOf(
    s.object({ key: s.text, label: s.text, kind: isFigureKind, value: s.orNull(s.number) }),
  ),
  operations: isOutputTable,
  capital: s.listOf(isOutputTable),
  debt: isOutputTable,
  waterfall: isOutputTable,
});

interface ShareArguments {
  /** Created by the client, so that a retry shares once. */
  readonly id: string;
  readonly modelId: string;
  readonly recipient: string;
  readonly days: number;
  readonly canDownload: boolean;
  /** Null for all scenarios. */
  readonly scenarioId: string | null;
}

interface SaveArguments {
  /** Created by the client, so that a retry saves once. */
  readonly id: string;
  readonly modelId: string;
  /** The version these scenarios were edited from. */
  readonly base: number;
  readonly scenarios: readonly Scenario[];
  readonly note: string;
}

const taggedApi = recordTags.enhanceEndpoints({
  addTagTypes: ['UnderwritingVersions', 'UnderwritingShares'],
});

const underwritingApi = taggedApi.injectEndpoints({
  endpoints: (build, { read, rows, write } = calls(build)) => ({
    listVersions: rows(versions, (_versions, _error, modelId) => [
      { type: 'UnderwritingVersions', id: modelId },
    ]),

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

    listModelLinks: rows(shares, (_shares, _error, modelId) => [
      { type: 'UnderwritingShares', id: modelId },
    ]),

    /** Returns the token of the link. */
    shareModel: write(
      s.text,
      ({ id, modelId, recipient, days, canDownload, scenarioId }: ShareArguments) =>
        rpc('share_underwriting_model', {
          id,
          modelId,
          recipient,
          days,
          canDownload,
          ...(scenarioId !== null && { scenarioId }),
        }),
      (_token, _error, { modelId }) => [{ type: 'UnderwritingShares', id: modelId }],
    ),

    revokeShare: write(
      { failure: 'toast' },
      ({ id }: { readonly id: string; readonly modelId: string }) =>
        rpc('revoke_underwriting_share', { id }),
      (_none, _error, { modelId }) => [{ type: 'UnderwritingShares', id: modelId }],
    ),

    /** Today's units of a community that the caller runs. */
    censusOfModel: read(isCensus, (communityId: string) =>
      rpc('get_census_board', { communityId }),
    ),

    /** Returns the investment memo of a saved scenario as a PDF. */
    investmentMemo: write(
      s.text,
      (asked: { readonly modelId: string; readonly scenarioId: string }) => (client) =>
        callForPdf(client, 'investment-memo', asked),
    ),

    /** Null if the link is invalid, expired, or revoked. */
    sharedModel: read(
      isSharedModel,
      (token: string) => (client) => client.rpc('shared_underwriting_model', { token }),
    ),

    /** Results of a scenario that a view-only link shows, computed by the server. */
    sharedOutputs: read(
      isModelOutputs,
      (asked: { readonly token: string; readonly scenarioId: string }) => (client) =>
        callFunction(client, 'shared-model', asked),
    ),

    /** Returns the number of the saved version. */
    saveVersion: build.mutation<number, SaveArguments>({
      query: ({ id, modelId, base, scenarios, note }) =>
        rpc('save_underwriting_version', { id, modelId, base, scenarios: asJson(scenarios), note }),
      extraOptions: { failure: 'inline', accepts: s.number },
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
  useListModelLinksQuery,
  useShareModelMutation,
  useRevokeShareMutation,
  useSharedModelQuery,
  useSharedOutputsQuery,
  useInvestmentMemoMutation,
  useCensusOfModelQuery,
} = underwritingApi;
