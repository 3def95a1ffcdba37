import '#shared/texts/medications.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpcWith } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const isMeasureRow = object({
  measure: text,
  resident_id: text,
  resident: text,
  at: orNull(text),
  detail: text,
  incident_id: orNull(text),
  is_counted: bool,
});
export type MeasureRow = ShapeOf<typeof isMeasureRow>;

const isCareMeasures = object({
  time_zone: text,
  resident_days: number,
  residents: number,
  orders: number,
  incidents: number,
  rows: listOf(isMeasureRow),
});
export type CareMeasures = ShapeOf<typeof isCareMeasures>;

export const { useCareMeasuresQuery } = recordTags.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    /** Writes to the access log. */
    careMeasures: read(
      { keepUnusedDataFor: 0, accepts: isCareMeasures },
      rpcWith('get_care_measures', 'communityId', 'from', 'to'),
    ),
  }),
});
