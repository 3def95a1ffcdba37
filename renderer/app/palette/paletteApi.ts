import { linkTo } from '#shared/routes.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { PaletteEntry } from './paletteSource.ts';

const SHOWN = 4;

interface Found {
  readonly rows?: readonly Readonly<Record<string, unknown>>[];
}

const isFound = (data: unknown): boolean => Array.isArray((data as Found | null)?.rows);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const rowsOf = (found: unknown) => ((found as Found).rows ?? []).slice(0, SHOWN);

/** Records by a few letters, as the palette shows them. A failure finds nothing, and nobody needs to know. */
export const paletteApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    communitiesNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) =>
        client.rpc('find_listings', { facets: [], search, sort: 'newest', page_size: SHOWN }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: (found: unknown) =>
        rowsOf(found).map(({ id, property_name, location }) => ({
          id: `community-${textOf(id)}`,
          label: textOf(property_name),
          detail: textOf(location),
          href: linkTo('property', { id: textOf(id) }),
        })),
    }),

    agentsNamed: build.query<PaletteEntry[], string>({
      query: (name) => (client) => client.rpc('find_agents', { name }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: (found: unknown) =>
        rowsOf(found).map(({ id, name, brokerage }) => ({
          id: `agent-${textOf(id)}`,
          label: textOf(name),
          detail: textOf(brokerage) || 'Agent',
          href: linkTo('agent', { agentId: textOf(id) }),
        })),
    }),

    vendorsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) => client.rpc('find_vendors', { search }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: (found: unknown) =>
        rowsOf(found).map(({ id, company_name }) => ({
          id: `vendor-${textOf(id)}`,
          label: textOf(company_name),
          detail: 'Vendor',
          href: linkTo('vendor', { vendorId: textOf(id) }),
        })),
    }),

    accountsNamed: build.query<PaletteEntry[], string>({
      query: (search) => (client) => client.rpc('admin_accounts', { search, page_size: SHOWN }),
      extraOptions: { failure: 'silent', accepts: isFound },
      transformResponse: (found: unknown) =>
        rowsOf(found).map(({ id, full_name, email }) => ({
          id: `account-${textOf(id)}`,
          label: textOf(full_name) || textOf(email),
          detail: textOf(email),
          href: linkTo('adminUsers', undefined, { account: textOf(id) }),
        })),
    }),

    ticketNumbered: build.query<PaletteEntry[], number>({
      query: (number) => (client) =>
        client.from('support_tickets').select('id, number, topic, name').eq('number', number),
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      transformResponse: (rows: unknown) =>
        rowsOf({ rows }).map(({ id, name, topic }) => ({
          id: `ticket-${textOf(id)}`,
          label: `Ticket ${number(rows)}`,
          detail: `${textOf(name)}, ${textOf(topic)}`,
          href: linkTo('adminReports', undefined, { status: 'all', ticket: textOf(id) }),
        })),
    }),
  }),
});

const number = (rows: unknown): string => String((rows as { number?: unknown }[])[0]?.number ?? '');
