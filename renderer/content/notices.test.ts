import { describe, expect, it } from 'vitest';
import type { Notice } from '#shared/home/content.ts';
import { connectors } from '#shared/integrations/connectors.ts';
import type { PageName } from '#shared/navigation/documents.ts';
import { routeNames, routes } from '#shared/routes/table.ts';
import { isKnownPath } from '#shared/routes.ts';
import { loadPage } from '../site/pages.ts';
import { otherIntegrations } from './integrations/otherIntegrations.ts';
import { linksIn } from './testing/texts.ts';
import { wordsOf } from './words.ts';

/** Screens that are only partly available. Each describes only what exists today. */
const ANNOUNCING: readonly PageName[] = [
  'integrationMarketplace',
  'integrationsPointclickcare',
  'integrationsMatrixcare',
  'integrationsDocusign',
  'integrationsYardi',
  'integrationsPowerbi',
  'integrationsSalesforce',
  'integrationsQuickbooks',
  'integrationsZapier',
];

const files = Object.keys(import.meta.glob('./**/*.notice.md'));
const nameOf = (file: string) => file.split('/').at(-1)?.replace('.notice.md', '');

const contentOf = async (name: PageName): Promise<Notice> =>
  (await loadPage(name)).content as Notice;

const PARTS = ['heading', 'lede', 'description', 'keywords', 'next', 'slug', 'showsConnection'];

function expectOneParagraph(page: Notice): void {
  expect(Object.keys(page).filter((part) => !PARTS.includes(part))).toEqual([]);
  expect(wordsOf(page.lede).length).toBeLessThanOrEqual(60);
  expect(page.lede).not.toContain('\n');
  const links = [...linksIn(page.lede), ...page.next.map(({ to }) => to)];
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !isKnownPath(link))).toEqual([]);
}

describe('partly available pages', () => {
  it.each(ANNOUNCING)('%s has one short paragraph and links to existing screens', async (name) => {
    expectOneParagraph(await contentOf(name));
  });

  it.each(otherIntegrations)(
    '$slug has one short paragraph and links to existing screens',
    (page) => {
      expectOneParagraph(page);
    },
  );

  it('is listed here by name', () => {
    expect(files.map(nameOf).toSorted()).toEqual([...ANNOUNCING].toSorted());
  });

  it('is marked in its route so that Feature status doesn’t count it as built', async () => {
    const marked = routeNames.filter((name) => 'isNotice' in routes[name]);
    const unavailable = await Promise.all(
      ANNOUNCING.map(async (name) =>
        (await contentOf(name)).lede.includes('not available yet') ? [name] : [],
      ),
    );
    expect(marked.toSorted()).toEqual(['integration', ...unavailable.flat()].toSorted());
  });

  it.each(['integrationsPointclickcare', 'integrationsMatrixcare', 'integrationsYardi'] as const)(
    "%s explains why it isn't offered and what works instead",
    async (name) => {
      const { lede, next } = await contentOf(name);
      expect(lede).toMatch(/publishes no open specification to build and test it with\. Export /);
      expect(next.map(({ to }) => to)).not.toContain('/integrations/connections');
    },
  );

  it('states what each connectable system was tested against', async () => {
    const pages = [...(await Promise.all(ANNOUNCING.map(contentOf))), ...otherIntegrations];
    const connected = pages.filter(({ lede }) => /\[connect [A-Z]/.test(lede));
    expect(connected).toHaveLength(connectors.length);
    for (const { lede } of connected) {
      expect(lede).toContain('Tested against the vendor’s public specification.');
    }
  });

  it('promises nothing beyond "not available yet"', async () => {
    const pages = [...(await Promise.all(ANNOUNCING.map(contentOf))), ...otherIntegrations];
    const texts = pages.flatMap(({ lede, description }) => [lede, description]);
    const promising = /\b(?:will|would|soon|planned|upcoming|going to|roadmap says|shall)\b/i;
    expect(texts.filter((text) => promising.test(text))).toEqual([]);
  });
});
