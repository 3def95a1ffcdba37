import type { PageName } from '#shared/documents.ts';

interface HeadExtras {
  readonly keywords?: readonly string[];
  /** A description for search engines in the words of schema.org. */
  readonly structuredData?: (site: string) => object;
}

/**
 * What only search engines and previews of links read, beside title and description. The prerender
 * alone imports it: no page carries it as script.
 */
export const headExtras: Readonly<Partial<Record<PageName, HeadExtras>>> = {
  home: {
    keywords: [
      'senior living real estate',
      'assisted living for sale',
      'memory care investment',
      'skilled nursing facility broker',
      'senior housing marketplace',
    ],
    structuredData: (site) => ({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Haven Exchange',
      url: `${site}/`,
      logo: `${site}/icon.svg`,
    }),
  },
};
