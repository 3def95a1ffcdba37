import { isContent } from '#shared/contentRoutes.ts';
import { descriptions, metaDescription, notFoundDescription } from '#shared/descriptions.ts';
import { notFound, type RouteName, routes } from '#shared/routes.ts';
import type { Intro } from './page.ts';

export interface HeadWords {
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[] | undefined;
}

/** Of what is no page of `renderer/content/`, or has none there. */
const keywordsOf: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: [
    'senior living real estate',
    'assisted living for sale',
    'memory care investment',
    'skilled nursing facility broker',
    'senior housing marketplace',
  ],
  investmentOpportunities: [
    'assisted living for sale',
    'memory care for sale',
    'nursing home for sale',
    'senior living cap rates',
  ],
  userPricing: ['senior living marketplace pricing', 'broker contacts', 'subscription plans'],
  faq: ['senior living questions', 'confidential sale', 'change of ownership', 'plans and billing'],
  seniorLivingGlossary: ['senior living glossary', 'NOI', 'cap rate', 'CCRC', 'REIT'],
  contact: ['contact Haven Exchange', 'press', 'partnerships', 'listing questions'],
  support: ['Haven Exchange support', 'help', 'sign-in trouble', 'billing questions'],
  dashboard: ['workspace', 'senior living deals'],
  vendorDashboard: ['service provider workspace', 'requests for proposals'],
  aiWorkflow: ['AI in due diligence', 'underwriting with language models', 'review steps'],
  findAnAgent: ['senior living broker', 'find an agent', 'sell a community'],
  mobileDemo: ['mobile deals', 'senior living listings on a telephone'],
  dashboardDemo: ['dashboard demo', 'senior living workspace'],
  havenRealtyDashboard: ['Haven Realty', 'broker dashboard'],
};

/**
 * What search engines and previews of links read of a page. The words of a page of
 * `renderer/content/` are there; at an address with a parameter its title is its heading.
 */
export function headOf(name: RouteName | null, intro: Intro | undefined): HeadWords {
  if (name === null) {
    return { title: notFound.title, description: notFoundDescription };
  }
  const { path, title } = routes[name];
  if (intro !== undefined) {
    const { heading, keywords = keywordsOf[name] } = intro;
    const description = metaDescription(intro.description);
    return { title: path.includes(':') ? heading : title, description, keywords };
  }
  const description = metaDescription(isContent(name) ? '' : descriptions[name]);
  return { title, description, keywords: keywordsOf[name] };
}
