import { POSITIONS } from '#shared/operator/positions.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { rpc } from '../../../data/api/rpc.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFound = s.listOf(
  s.object({ id: s.text, community_id: s.text, name: s.text, position: s.text }),
);

const { employeesNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    employeesNamed: build.query<PaletteEntry[], string>({
      query: (p_search) => rpc('find_employees', { search: p_search }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: (found: s.ShapeOf<typeof isFound>) =>
        found.slice(0, RECORDS_SHOWN).map(({ id, community_id, name, position }) => ({
          id: `employee-${id}`,
          label: name,
          detail: labelOf(POSITIONS, position),
          href: `${linkTo('operatorStaff')}?${new URLSearchParams({ community: community_id, employee: id })}`,
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Employees',
      place: 46,
      route: 'operatorStaff',
      ask: (term, dispatch) => dispatch(employeesNamed.initiate(term)),
    }),
  ],
};
