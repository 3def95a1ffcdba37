import { page, type RouteArea } from '../route-record.ts';

/** Product demos that need no account. */
export const demos = {
  routes: {
    demosAiSearch: {
      path: '/demos/ai-search',
      access: 'public',
      parent: 'demos',
      title: 'Search in a sentence',
      description:
        "A demo of search by sentence: see how rules read each word, remove what you didn't mean, and find communities for sale.",
      indexed: true,
    },
    demosVirtualTours: {
      path: '/demos/virtual-tours',
      access: 'public',
      parent: 'demos',
      title: 'Browse a photo gallery',
      description:
        'A gallery demo: browse photos of communities for sale one by one, with the arrow keys or a swipe.',
      indexed: true,
    },
    demosMobileDeals: {
      path: '/demos/mobile-deals',
      access: 'public',
      parent: 'demos',
      title: 'Deals on your phone',
      description:
        'A demo of the product on a phone: the community list and pages, built from the same components at phone width.',
      indexed: true,
    },
    mobileDemo: {
      path: '/mobile-demo',
      access: 'public',
      parent: 'demos',
      title: 'Listing page on every device',
      description:
        'A demo of a community page on a phone, tablet, and laptop: choose a device and see how the layout changes.',
      keywords: ['mobile deals', 'senior living listings on a phone'],
      indexed: true,
    },
    demosCommunicationHub: {
      path: '/demos/communication-hub',
      access: 'public',
      parent: 'demos',
      title: 'Message a broker about a listing',
      description:
        'A scripted demo conversation between a buyer and a broker about a community for sale, clearly marked, with replies to choose from.',
      indexed: true,
    },
    demosPersonalizedDashboard: {
      path: '/demos/personalized-dashboard',
      access: 'public',
      parent: 'demos',
      title: 'A dashboard for each role',
      description:
        "A dashboard demo: choose investor, broker, vendor, operator, seller, or buyer and see the first morning's figures by plan.",
      indexed: true,
    },
    dashboardDemo: {
      path: '/dashboard-demo',
      access: 'public',
      parent: 'demos',
      title: 'A dashboard on another day',
      description:
        "A demo of a dashboard that reacts: change an account's plan, trial, email, and profile, and see which tasks await its owner.",
      keywords: ['dashboard demo', 'senior living workspace'],
      indexed: true,
    },
    demoModule: {
      path: '/demos/:role/:module',
      access: 'public',
      parent: 'demos',
      title: 'A demo for one role',
      description:
        'A part of Haven Exchange to try without an account, chosen and introduced for one role.',
      indexed: false,
    },
    demos: page('/demos', 'Demos and previews'),
  },
  redirects: {
    '/demo': 'demos',
    '/module-demonstrations': 'demos',
  },
} as const satisfies RouteArea;
