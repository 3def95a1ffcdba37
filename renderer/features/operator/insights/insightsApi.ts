import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { packageShape } from '#shared/operator/buyerPackage.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { listOf, number, object, type ShapeOf, text } from '../../../ui/shape/shape.ts';
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

export const isDataRoomPackage = object(packageShape);
export type DataRoomPackage = ShapeOf<typeof isDataRoomPackage>;

const tags = recordTags.enhanceEndpoints({ addTagTypes: ['Insights'] });

export const { useInsightsQuery, useDataRoomPackageQuery } = tags.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    insights: read(
      isInsights,
      (communityId: string) => rpc('get_community_insights', { communityId }),
      ['Insights'],
    ),

    dataRoomPackage: read(
      { keepUnusedDataFor: 0, accepts: isDataRoomPackage },
      (communityId: string) => rpc('get_data_room_package', { communityId }),
    ),
  }),
});
