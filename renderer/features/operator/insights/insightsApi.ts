import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { listOf, number, object, orNull, type ShapeOf, text } from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isChange = object({
  figure: text,
  now: number,
  before: number,
  groups: listOf(object({ label: text, now: number, before: number })),
});
export type Change = ShapeOf<typeof isChange>;

export const isInsights = object({
  today: text,
  months: listOf(
    object({
      month: text,
      occupied: number,
      available: number,
      moved_in: number,
      moved_out: number,
    }),
  ),
  changes: listOf(isChange),
});
export type Insights = ShapeOf<typeof isInsights>;

export const isDataRoomPackage = object({
  day: text,
  community: text,
  rent_roll: listOf(
    object({
      category: orNull(text),
      unit_type: orNull(text),
      level: orNull(text),
      payor: orNull(text),
      moved_in: orNull(text),
      residents: number,
      room_cents: number,
      care_cents: number,
      other_cents: number,
      concession_cents: number,
      total_cents: number,
    }),
  ),
  units: object({ available: number, occupied: number }),
  staffing: listOf(object({ position: text, required: number, scheduled: number })),
  surveys: listOf(
    object({
      kind: text,
      started_on: text,
      cleared_on: orNull(text),
      findings: number,
      worst_grade: orNull(text),
    }),
  ),
});
export type DataRoomPackage = ShapeOf<typeof isDataRoomPackage>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Insights'] });

export const { useInsightsQuery, useDataRoomPackageQuery } = tags.injectEndpoints({
  endpoints: (build) => ({
    insights: build.query<Insights, string>({
      query: (communityId) => (client) =>
        client.rpc('get_community_insights', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isInsights },
      providesTags: ['Insights'],
    }),

    dataRoomPackage: build.query<DataRoomPackage, string>({
      query: (communityId) => (client) =>
        client.rpc('get_data_room_package', { p_community_id: communityId }),
      extraOptions: { failure: 'inline', accepts: isDataRoomPackage },
      keepUnusedDataFor: 0,
    }),
  }),
});
