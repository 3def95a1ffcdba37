import type { Page } from '@playwright/test';
import type { ProductShotName } from '../../shared/home/product-shots.ts';
import { linkTo } from '../../shared/routes.ts';

const SALE = 'dec0de00-0000-4000-8000-000000008402';
const LIMESTONE = 'dec0de00-0000-4000-8000-000000000210';
/** Lakeview Commons, as the calculators read it. */
const LAKEVIEW =
  'units=44&beds=48&occupancy=87.5&rate=4750&other=48000&expenses=1579000&reserve=350&cap=8.12';

interface Scene {
  /** Demo account; visitors see the others. */
  readonly as?: string;
  readonly path: string;
  /** Brings the screen into the state shown. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const openFirst = (list: string, path: RegExp) => async (page: Page) => {
  const link = page.getByRole('main').locator(`a[href*="${list}"]`).first();
  await link.click();
  await page.waitForURL(path);
};

const scrollToHeading = (heading: string) => async (page: Page) => {
  const target = page.getByRole('heading', { name: heading }).first();
  await target.evaluate((element) => {
    scrollTo({ top: element.getBoundingClientRect().top + scrollY - 88 });
  });
};

async function compareFirstThree(page: Page): Promise<void> {
  const links = page.getByRole('main').locator('a[href*="/property/"]');
  await links.nth(2).waitFor();
  const hrefs = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')?.split('/').at(-1)?.split(/[?#]/)[0] ?? ''),
  );
  const ids = [...new Set(hrefs)].slice(0, 3).join(',');
  await page.goto(new URL(`${linkTo('propertyComparisonTool')}?ids=${ids}`, page.url()).href);
}

/** What each product screenshot shows, from the demo data. */
export const SCENES: Readonly<Record<ProductShotName, Scene>> = {
  alerts: { as: 'buyer-pro', path: linkTo('searchAlerts') },
  'broker-desk': { as: 'broker', path: linkTo('brokerDashboard') },
  calendar: { as: 'broker', path: linkTo('calendar') },
  care: { as: 'nurse', path: linkTo('operatorCare') },
  clients: { as: 'broker', path: linkTo('clients') },
  closing: { as: 'broker', path: linkTo('transaction', { id: SALE }) },
  'command-center': { as: 'operator', path: linkTo('operatorCommandCenter') },
  community: {
    path: linkTo('investmentOpportunities'),
    prepare: openFirst('/property/', /\/property\//),
  },
  compare: {
    as: 'buyer-pro',
    path: `${linkTo('investmentOpportunities')}?type=assisted-living`,
    prepare: compareFirstThree,
  },
  confidential: { path: linkTo('property', { id: LIMESTONE }) },
  'deal-room': { as: 'broker', path: linkTo('dealRoom', { transactionId: SALE }) },
  emergency: { as: 'nurse', path: linkTo('operatorEmergency', {}, { tab: 'roster' }) },
  investment: { path: linkTo('investmentCalculator'), prepare: scrollToHeading('Results') },
  leads: { as: 'broker', path: linkTo('leads') },
  map: { path: `${linkTo('investmentOpportunities')}?view=map` },
  market: { path: linkTo('marketAnalytics') },
  messages: {
    as: 'broker',
    path: linkTo('messages'),
    prepare: openFirst('/messages/', /\/messages\/./),
  },
  notifications: { as: 'buyer-pro', path: linkTo('notificationsPreferences') },
  'operator-desk': { as: 'operator', path: linkTo('operatorDashboard') },
  pipeline: { as: 'broker', path: linkTo('dealPipeline') },
  project: { as: 'operator', path: linkTo('projects') },
  'room-log': {
    as: 'broker',
    path: linkTo('manageDealRoom', { transactionId: SALE }, { tab: 'audit' }),
  },
  search: { path: linkTo('investmentOpportunities') },
  security: { as: 'broker', path: linkTo('securitySettings') },
  'seller-desk': { as: 'seller', path: linkTo('sellerDashboard') },
  users: { as: 'admin', path: linkTo('adminUsers') },
  valuation: {
    path: `${linkTo('valuationCalculator')}?${LAKEVIEW}`,
    prepare: scrollToHeading('Results'),
  },
  'vendor-desk': { as: 'vendor', path: linkTo('vendorDashboard') },
  vendors: { path: linkTo('vendors') },
};
