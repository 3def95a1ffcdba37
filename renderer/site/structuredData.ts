import type { PageName } from '#shared/documents.ts';
import { routes, trailOf } from '#shared/routes.ts';
import { plainText } from './blocks/prose.ts';
import type { Intro } from './pages.ts';

interface Told {
  readonly name: PageName;
  readonly pathname: string;
  readonly title: string;
  readonly intro: Intro | undefined;
  readonly site: string;
}

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/**
 * What a page tells search engines in the words of schema.org: who stands behind it, the way to it
 * from home, and the questions that it answers.
 */
export function structuredDataOf(told: Told): StructuredData[] {
  const { name, intro, site } = told;
  if (name === 'notFound') return [];
  if (name === 'home') return [organization(site)];
  const questions = intro?.questions ?? [];
  return [breadcrumbs(told, name), ...(questions.length === 0 ? [] : [faqPage(questions)])];
}

const organization = (site: string): StructuredData => ({
  '@type': 'Organization',
  name: 'Haven Exchange',
  url: `${site}/`,
  logo: `${site}/icon.svg`,
});

function breadcrumbs(
  { pathname, title, site }: Told,
  name: Exclude<PageName, 'notFound'>,
): StructuredData {
  const above = trailOf(name)
    .slice(0, -1)
    .map((step) => ({ name: routes[step].title, path: routes[step].path as string }));
  const trail = [{ name: 'Haven Exchange', path: '/' }, ...above, { name: title, path: pathname }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: step.name,
      item: `${site}${step.path}`,
    })),
  };
}

const faqPage = (questions: NonNullable<Intro['questions']>): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
