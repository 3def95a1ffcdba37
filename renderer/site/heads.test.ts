import { expect, test } from 'vitest';
import { findRouteName, isContent, redirects } from '#shared/routes/table.ts';
import { getBreadcrumbs } from './breadcrumbs.ts';
import { getPageHead } from './heads.ts';
import { loadPageIntro } from './page.ts';
import { loadPage } from './pages.ts';

/** Paths that need full search engine metadata, whether built or not. */
const PATHS = [
  '/mobile-features',
  '/mobile-demo',
  '/ai-assistant',
  '/ai-search',
  '/ai-workflow',
  '/ai-roadmap',
  '/ar-property-explorer',
  '/advanced-analytics',
  '/enterprise-features',
  '/enterprise-compliance',
  '/market-intelligence',
  '/predictive-analytics',
  '/voice-hub',
  '/document-intelligence',
  '/integration-marketplace',
  '/mobile-app',
  '/platform-comparison',
  '/demo',
  '/dashboard-demo',
  '/for-operators',
  '/operator-pricing',
  '/resident-management',
  '/emergency-network',
  '/vendor-pricing',
  '/vendor-categories',
  '/vendor-directory',
  '/work-order-dashboard',
  '/mobile-work-orders',
  '/real-time-monitoring',
  '/investment-calculator',
  '/financial-analysis',
  '/healthcare-dashboard',
  '/insurance-dashboard',
  '/compliance-dashboard',
  '/news',
  '/haven-realty-dashboard',
  '/broker-registration',
  '/investor-deals',
  '/investor-hub',
  '/find-agent',
  '/business-features',
  '/dashboard',
  '/vendor-dashboard',
  '/listings',
  '/submit-listing',
  '/education',
  '/documentation',
  '/contact',
  '/support',
  '/privacy-policy',
  '/terms-of-service',
  '/analytics',
];

/** An old path has the metadata of the screen it redirects to. */
const nameAt = (path: string) =>
  findRouteName(redirects.find(({ from }) => from === path)?.to ?? path);

const built = PATHS.flatMap((path) => {
  const name = nameAt(path);
  return name === null ? [] : [{ path, name }];
});

test.each(built)(
  '$path has a title, description, keywords, and a link to it',
  async ({ name, path }) => {
    const intro = isContent(name) ? await loadPageIntro(await loadPage(name), path) : undefined;
    const { title, description, keywords } = getPageHead(name, intro);
    expect(title).not.toBe('');
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(keywords?.length).toBeGreaterThanOrEqual(2);
    const trail = getBreadcrumbs({ name, pathname: path, title, site: '' });
    expect(trail.itemListElement).toHaveProperty('1');
  },
);
