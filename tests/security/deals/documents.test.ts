import { beforeAll, describe, expect, it } from 'vitest';
import { loadScreenRenderer } from '../../../backend/http/documents.ts';
import type { FetchAsVisitor } from '../../../backend/http/record-visibility.ts';
import { inProject } from '../../../build/paths.ts';
import { buildWebIfStale } from '../../../build/web.ts';
import { routeNames, routes } from '../../../shared/routes/table.ts';
import { linkTo } from '../../../shared/routes.ts';
import { backend, service } from '../../support/backend.ts';
import { queryDatabase } from '../sql.ts';

const fetchAsVisitor: FetchAsVisitor = (path, init) => {
  const headers = new Headers(init?.headers);
  headers.set('apikey', backend().publishableKey);
  headers.delete('authorization');
  return fetch(`${backend().url}/rest/v1${path}`, { ...init, headers });
};

beforeAll(() => buildWebIfStale({ quickly: true }), 180_000);

async function renderPage(path: string, fetcher = fetchAsVisitor): Promise<string> {
  const draw = loadScreenRenderer(inProject('dist/web'));
  const document = await draw?.(path, fetcher);
  if (!document) throw new Error(`${path} was not drawn.`);
  return document.html;
}

/** Text as words between single spaces: a ZIP code may be part of a longer number. */
const normalizeWords = (text: string): string => ` ${text.replaceAll(/\W+/g, ' ').trim()} `;

async function oneOf(approval: 'approved' | 'pending', isConfidential: boolean) {
  const { data } = await service()
    .from('listings')
    .select('id, property_name, broker_id, listing_addresses(street_address)')
    .eq('approval_status', approval)
    .eq('is_confidential', isConfidential)
    // An unlisted one has a different document.
    .eq('is_unlisted', false)
    .not('listing_addresses', 'is', null)
    .limit(1)
    .single();
  if (data === null) throw new Error(`The demo has no ${approval} listing like that.`);
  return data;
}

describe("a community's document", () => {
  it('contains nothing that a confidential listing hides', async () => {
    const hidden = await oneOf('approved', true);
    const html = await renderPage(linkTo('property', { id: hidden.id }));
    expect(html).toContain('Contact the broker to see the street address');
    const [address] = [hidden.listing_addresses].flat();
    expect(html).not.toContain(address?.street_address);
  });

  it('identifies neither seller nor address in its structured data, title, preview and share image', async () => {
    const hidden = await oneOf('approved', true);
    const [secrets] = await queryDatabase(`
      select p.id, p.email, p.phone, p.full_name, p.company_name, a.street_address, a.postal_code, c.town
      from public.broker_accounts b join public.profiles p on p.id = b.user_id
      join public.listing_addresses a on a.listing_id = '${hidden.id}'
      left join private.covered_towns c on c.listing_id = '${hidden.id}'
      where b.broker_id = '${hidden.broker_id}'`);
    expect(secrets).toBeDefined();
    for (const route of ['property', 'publicListing'] as const) {
      const html = await renderPage(linkTo(route, { id: hidden.id }));
      const [, data = ''] =
        /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
      expect(data).toContain(hidden.property_name);
      // Similar listings further down may be in the same town.
      const leaks = Object.entries(secrets ?? {}).filter(([what, value]) => {
        const place = what === 'town' ? html.slice(0, html.indexOf('<body')) + data : html;
        return (
          value !== null &&
          value !== '' &&
          normalizeWords(place).includes(normalizeWords(String(value)))
        );
      });
      expect(leaks, route).toEqual([]);
    }
  });

  it('contains nothing about an unapproved listing', async () => {
    const pendingListing = await oneOf('pending', false);
    const html = await renderPage(linkTo('property', { id: pendingListing.id }));
    expect(html).not.toContain(pendingListing.property_name);
  });

  it('keeps a script-closing name as text', async () => {
    const { id } = await oneOf('approved', false);
    const attack = '</script><script>alert(1)</script><!--<script>$&';
    const named: FetchAsVisitor = async (path, init) => {
      const response = await fetchAsVisitor(path, init);
      const text = (await response.text()).replace(
        /"property_name":\s*"[^"]*"/g,
        () => `"property_name":${JSON.stringify(attack)}`,
      );
      return new Response(text, { status: response.status, headers: response.headers });
    };
    const html = await renderPage(linkTo('property', { id }), named);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).not.toContain('<!--<script');
    const [, data = ''] = /id="first-data">(.*?)<\/script>/.exec(html) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.stringify(JSON.parse(data))).toContain('alert(1)');
  });
});

describe("a member screen's document", () => {
  it.each(['investorDashboard', 'aiWorkflow'] as const)(
    'is the same frame for everyone and makes no database query: %s',
    async (name) => {
      const requestedPaths: string[] = [];
      const html = await renderPage(linkTo(name), (path) => {
        requestedPaths.push(path);
        return Response.json([]);
      });
      expect(requestedPaths).toEqual([]);
      expect(html).toContain('Loading your account...');
    },
  );
});

describe("a screen's document", () => {
  it('shows no failed section in any area: browser-only parts are left to the app', async () => {
    const draw = loadScreenRenderer(inProject('dist/web'));
    const empty: FetchAsVisitor = () => Response.json([]);
    const ofArea = new Map(
      routeNames
        .map((name) => routes[name])
        .filter(({ path, isPrerendered }) => !path.includes(':') && !isPrerendered)
        .map(({ area, path }) => [area, path]),
    );
    const failed: string[] = [];
    let drawings = 0;
    for (const path of ofArea.values()) {
      await draw?.(path, empty);
      // Lazy parts are loaded by the second render.
      const again = await draw?.(path, empty);
      if (again) drawings += 1;
      if (again?.html.includes('Failed to load component')) failed.push(path);
    }
    expect(drawings).toBeGreaterThan(15);
    expect(failed).toEqual([]);
  });
});
