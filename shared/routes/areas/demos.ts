import { type Area, page } from '../record.ts';

/** Parts of the product to try without an account. */
export const demos = {
  routes: {
    demosAiSearch: {
      path: '/demos/ai-search',
      access: 'public',
      parent: 'demos',
      title: 'Search in a sentence',
      description:
        'A demo of search by a sentence: see how each word is read by rules, take out what you did not mean, and find communities that are for sale.',
      indexed: true,
    },
    demosVirtualTours: {
      path: '/demos/virtual-tours',
      access: 'public',
      parent: 'demos',
      title: 'Walk a gallery',
      description:
        'A demo of galleries: walk through the pictures of communities for sale, one after the other, with the arrow keys or a thumb.',
      indexed: true,
    },
    demosMobileDeals: {
      path: '/demos/mobile-deals',
      access: 'public',
      parent: 'demos',
      title: 'A deal on the telephone',
      description:
        'A demo of the product on a telephone: the list of communities and the page of each, drawn by the same parts at the width of a hand.',
      indexed: true,
    },
    mobileDemo: {
      path: '/mobile-demo',
      access: 'public',
      parent: 'demos',
      title: 'Every width of a page',
      description:
        'A demo of the page of a community on a telephone, a tablet and a laptop: choose a device and see what moves where.',
      keywords: ['mobile deals', 'senior living listings on a telephone'],
      indexed: true,
    },
    demosCommunicationHub: {
      path: '/demos/communication-hub',
      access: 'public',
      parent: 'demos',
      title: 'A conversation about a listing',
      description:
        'A demo conversation between a buyer and a broker about a community for sale: scripted, marked as such, and with answers to choose.',
      indexed: true,
    },
    demosPersonalizedDashboard: {
      path: '/demos/personalized-dashboard',
      access: 'public',
      parent: 'demos',
      title: 'A dashboard for each role',
      description:
        'A demo of the dashboards: choose investor, broker, vendor, operator, seller or buyer and see the figures of the first morning, by plan.',
      indexed: true,
    },
    dashboardDemo: {
      path: '/dashboard-demo',
      access: 'public',
      parent: 'demos',
      title: 'A dashboard on another day',
      description:
        'A demo of a dashboard that reacts: change plan, trial, address and profile of an account, and see which matters wait for its owner.',
      keywords: ['dashboard demo', 'senior living workspace'],
      indexed: true,
    },
    demoModule: {
      path: '/demos/:role/:module',
      access: 'public',
      parent: 'demos',
      title: 'A demo for one role',
      description:
        'A part of Haven Exchange to try before there is an account, chosen and introduced for one role.',
      indexed: false,
    },
    demos: page('/demos', 'Demos and previews'),
  },
  redirects: {
    '/demo': 'demos',
    '/module-demonstrations': 'demos',
  },
} as const satisfies Area;
