import '#shared/texts/medications.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpcWith } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isMeasureRow = s.object({
  measure: s.text,
  resident_id: s.text,
  resident: s.text,
  at: s.orNull(s.text),
  detail: s.text,
  incident_id: s.orNull(s.text),
  is_counted: s.bool,
});
export type MeasureRow = s.ShapeOf<typeof isMeasureRow>;

const isCareMeasures = s.object({
  time_zone: s.text,
  resident_days: s.number,
  residents: s.number,
  orders: s.number,
  incidents: s.number,
  rows: s.listOf(isMeasureRow),
});
export type CareMeasures = s.ShapeOf<typeof isCareMeasures>;

export const { useCareMeasuresQuery } = recordTags.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    /** Writes to the access log. */
    careMeasures: read(
      { keepUnusedDataFor: 0, accepts: isCareMeasures },
      rpcWith('get_care_measures', 'communityId', 'from', 'to'),
    ),
  }),
});
