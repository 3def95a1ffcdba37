import { WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFound = s.listOf(
  s.object({ id: s.text, community_id: s.text, number: s.number, title: s.text, state: s.text }),
);

const { workOrdersNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    workOrdersNamed: build.query<PaletteEntry[], string>({
      query: (p_search) => rpc('find_work_orders', { search: p_search }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: (found: s.ShapeOf<typeof isFound>) =>
        found.slice(0, RECORDS_SHOWN).map((order) => ({
          id: `work-order-${order.id}`,
          label: `#${order.number} ${order.title}`,
          detail: labelOf(WORK_ORDER_STATES, order.state),
          href: `${linkTo('operatorMaintenance')}?${new URLSearchParams({ community: order.community_id, order: order.id })}`,
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Work orders',
      place: 45,
      route: 'operatorMaintenance',
      ask: (term, dispatch) => dispatch(workOrdersNamed.initiate(term)),
    }),
  ],
};
