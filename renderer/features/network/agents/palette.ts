import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../../session/palette/recordSource.ts';
import * as s from '../../../ui/shape/shape.ts';

const isFound = s.object({
  rows: s.listOf(s.object({ id: s.text, name: s.text, brokerage: s.orNull(s.text) })),
});

const { agentsNamed } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    agentsNamed: build.query<PaletteEntry[], string>({
      query: (name) => (client) => client.rpc('find_agents', { name }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: ({ rows }: s.ShapeOf<typeof isFound>) =>
        rows.slice(0, RECORDS_SHOWN).map(({ id, name: label, brokerage }) => ({
          id: `agent-${id}`,
          label,
          detail: brokerage || 'Agent',
          href: linkTo('agent', { agentId: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Agents',
      place: 20,
      route: 'agent',
      ask: (term, dispatch) => dispatch(agentsNamed.initiate(term)),
    }),
  ],
};
