import '#shared/texts/command.ts';
import '#shared/texts/operator.ts';
import { packageShape } from '#shared/operator/buyerPackage.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isChange = s.object({
  figure: s.text,
  now: s.number,
  before: s.number,
  groups: s.listOf(s.object({ label: s.text, now: s.number, before: s.number })),
});
export type Change = s.ShapeOf<typeof isChange>;

export const isInsights = s.object({
  today: s.text,
  months: s.listOf(
    s.object({
      month: s.text,
      occupied: s.number,
      available: s.number,
      moved_in: s.number,
      moved_out: s.number,
    }),
  ),
  changes: s.listOf(isChange),
});
export type Insights = s.ShapeOf<typeof isInsights>;

export const isDataRoomPackage = s.object(packageShape);
export type DataRoomPackage = s.ShapeOf<typeof isDataRoomPackage>;

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
