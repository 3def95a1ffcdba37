import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import type { PaletteEntry, PaletteOfFeature } from '../../../session/palette/paletteSource.ts';
import { recordSource } from '../../../session/palette/recordSource.ts';

const numbered = (number: number) => (client: DataClient) =>
  client.from('support_tickets').select('id, number, topic, name').eq('number', number);

const { ticketNumbered } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    ticketNumbered: build.query<PaletteEntry[], number>({
      query: numbered,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      transformResponse: (rows: ResponseOf<typeof numbered>) =>
        rows.map(({ id, number, name, topic }) => ({
          id: `ticket-${id}`,
          label: `Ticket ${number}`,
          detail: `${name}, ${topic}`,
          href: linkTo('adminReports', undefined, { view: 'all', ticket: id }),
        })),
    }),
  }),
}).endpoints;

export const palette: PaletteOfFeature = {
  sources: [
    recordSource({
      title: 'Tickets',
      place: 50,
      route: 'adminReports',
      ask: (searchText, dispatch) =>
        /^\d{1,9}$/.test(searchText) ? dispatch(ticketNumbered.initiate(Number(searchText))) : null,
    }),
  ],
};
