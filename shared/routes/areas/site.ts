import { page, type RouteArea } from '../route-record.ts';

/** Company pages: home, about, legal, and contact. */
export const site = {
  routes: {
    home: {
      path: '/',
      access: 'public',
      title: 'Senior-living commercial real estate',
      description:
        'Haven Exchange is the marketplace and workstation for senior-living real estate: verified people, priced communities, and one place to work a deal.',
      keywords: [
        'senior living real estate',
        'assisted living for sale',
        'memory care investment',
        'skilled nursing facility broker',
        'senior housing marketplace',
      ],
      indexed: true,
      isPrerendered: true,
    },
    contact: {
      path: '/contact',
      access: 'public',
      staysOpen: true,
      title: 'Contact us',
      description:
        'Contact the Haven Exchange team about your account, a listing, a plan, press, or a partnership. A person replies by email.',
      keywords: ['contact Haven Exchange', 'press', 'partnerships', 'listing questions'],
      indexed: true,
    },
    support: {
      path: '/support',
      access: 'public',
      staysOpen: true,
      title: 'Support',
      description:
        'Haven Exchange help: articles for common questions, a way to contact our team, and the status of your requests.',
      keywords: ['Haven Exchange support', 'help', 'sign-in trouble', 'billing questions'],
      indexed: true,
    },
    userPricing: {
      path: '/user-pricing',
      access: 'public',
      title: 'Plans and prices',
      description:
        'Browse senior-living listings free. Paid plans from $29 a month include broker contacts and full addresses. Professional starts with a 14-day trial.',
      keywords: ['senior living marketplace pricing', 'broker contacts', 'subscription plans'],
      indexed: true,
      isPrerendered: true,
    },
    privacyPolicy: page('/privacy-policy', 'Privacy policy'),
    termsOfService: page('/terms-of-service', 'Terms of service'),
    eula: page('/eula', 'Desktop license agreement'),
    ndaDocument: page('/nda-document', 'Mutual nondisclosure agreement'),
    faq: page('/faq', 'Questions and answers', {
      keywords: [
        'senior living questions',
        'confidential sale',
        'change of ownership',
        'plans and billing',
      ],
    }),
    seniorLivingGlossary: page('/senior-living-glossary', 'Senior-living glossary', {
      keywords: ['senior living glossary', 'NOI', 'cap rate', 'CCRC', 'REIT'],
    }),
    whoWeServeAll: page('/who-we-serve-all', 'Who we serve'),
    enhancedForOperators: page('/enhanced-for-operators', 'The operator workspace in detail', {
      parent: 'forOperators',
    }),
    enhancedForSellers: page('/enhanced-for-sellers', 'The deal room and closing verification', {
      parent: 'forSellers',
    }),
    platformComparison: page('/platform-comparison', 'How Haven Exchange compares'),
    featuresStatus: page('/features-status', 'Feature status'),
    about: page('/about', 'About Haven Exchange'),
    teamMember: page('/team/:slug', 'The team', { parent: 'about' }),
    pressReleases: page('/press-releases', 'Press releases'),
    pressRelease: page('/press-releases/:slug', 'Press release', { parent: 'pressReleases' }),
    investorHub: page('/investor-hub', 'The investor’s desk'),
    investorRelations: page('/investor-relations', 'Investor relations'),
    brokeragePartners: page('/brokerage-partners', 'Brokerage partners'),
    documentation: page('/documentation', 'Documentation'),
    integrationEcosystem: page('/integration-ecosystem', 'Integration ecosystem'),
    seniorHousingMarketAnalysis: page(
      '/senior-housing-market-analysis',
      'Senior housing market analysis',
      { memberLayout: 'reading' },
    ),
    seniorHousingJournal: page('/senior-housing-journal', 'Senior housing journal'),
    journalArticle: page('/senior-housing-journal/:slug', 'Article', {
      parent: 'seniorHousingJournal',
    }),
    podcast: page('/podcast', 'Podcast'),
    podcastEpisode: page('/podcast/:slug', 'Episode', { parent: 'podcast' }),
  },
  redirects: {
    '/pricing': 'userPricing',
    '/subscription-benefits': 'userPricing',
    '/buyer-pricing': 'userPricing',
    '/seller-pricing': 'userPricing',
    '/broker-pricing': 'userPricing',
    '/operator-pricing': 'userPricing',
  },
} as const satisfies RouteArea;
