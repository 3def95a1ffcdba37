import { type PageName, shareImageAt } from '#shared/navigation/documents.ts';
import { linkTo } from '#shared/routes.ts';
import { team } from '../content/company/team.ts';
import journalPage from '../content/journal/journalPage.page.md';
import podcastPage from '../content/podcast/podcastPage.page.md';
import { plainText } from './blocks/prose.ts';
import { getBreadcrumbs, type StructuredData } from './breadcrumbs.ts';
import type { Intro } from './page.ts';

interface StructuredDataInput {
  readonly name: PageName;
  readonly pathname: string;
  readonly title: string;
  readonly intro: Intro | undefined;
  readonly site: string;
}

/** schema.org data of a page: publisher, breadcrumbs, FAQ, and publication. */
export function getStructuredData(input: StructuredDataInput): StructuredData[] {
  const { name, intro, site } = input;
  if (name === 'notFound') return [];
  if (name === 'home') return [organization(site), website(site)];
  const questions = intro?.questions ?? [];
  return [
    getBreadcrumbs({ ...input, name }),
    ...(questions.length === 0 ? [] : [faqPage(questions)]),
    ...publication(input),
  ];
}

const organization = (site: string): StructuredData => ({
  '@type': 'Organization',
  name: 'Haven Exchange',
  url: `${site}/`,
  logo: `${site}/icon.svg`,
});

const website = (site: string): StructuredData => ({
  '@type': 'WebSite',
  name: 'Haven Exchange',
  url: `${site}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${site}${linkTo('investmentOpportunities')}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

/** Structured data of an article, episode, press release, or course; empty for other pages. */
function publication({ name, pathname, intro, site }: StructuredDataInput): StructuredData[] {
  if (intro?.date === undefined) return [];
  const { heading, description, date, author, number, minutes } = intro;
  const address = `${site}${pathname}`;
  const image = `${site}${shareImageAt(pathname)}`;
  const about = { description, datePublished: date, inLanguage: 'en', url: address, image };
  const publisher = organization(site);
  switch (name) {
    case 'journalArticle':
      return [
        {
          '@type': 'Article',
          headline: heading,
          ...about,
          mainEntityOfPage: address,
          author: person(author, site),
          publisher,
          isPartOf: { '@type': 'Periodical', ...named(site, journalPage, 'seniorHousingJournal') },
        },
      ];
    case 'podcastEpisode':
      return [
        {
          '@type': 'PodcastEpisode',
          name: heading,
          ...about,
          episodeNumber: number,
          accessMode: 'textual',
          partOfSeries: { '@type': 'PodcastSeries', ...named(site, podcastPage, 'podcast') },
        },
      ];
    case 'pressRelease':
      return [
        {
          '@type': 'NewsArticle',
          headline: heading,
          ...about,
          mainEntityOfPage: address,
          author: publisher,
          publisher,
        },
      ];
    case 'educationContent':
      return [
        {
          '@type': 'Article',
          headline: heading,
          ...about,
          mainEntityOfPage: address,
          author: person(author, site),
          publisher,
        },
      ];
    case 'educationCourse':
      return [
        {
          '@type': 'Course',
          name: heading,
          description,
          url: address,
          image,
          inLanguage: 'en',
          dateModified: date,
          provider: publisher,
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD' },
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: 'online',
            courseWorkload: `PT${minutes}M`,
          },
        },
      ];
    default:
      return [];
  }
}

const named = (
  site: string,
  { heading }: Pick<Intro, 'heading'>,
  route: 'seniorHousingJournal' | 'podcast',
) => ({ name: heading, url: `${site}${linkTo(route)}` });

/** Their names mark them as fictional. */
function person(author: Intro['author'], site: string) {
  const member = team.find(({ slug }) => slug === author);
  return member === undefined
    ? undefined
    : {
        '@type': 'Person',
        name: member.heading,
        url: `${site}${linkTo('teamMember', { slug: member.slug })}`,
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
