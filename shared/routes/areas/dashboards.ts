import { type Area, planned } from '../record.ts';

/** Where the day of each role begins. */
export const dashboards = {
  routes: {
    dashboard: {
      path: '/dashboard',
      access: 'signed-in',
      title: 'Dashboard',
      description: 'The start of your workspace on Haven Exchange.',
      keywords: ['workspace', 'senior living deals'],
      indexed: false,
    },
    investorDashboard: {
      path: '/investor-dashboard',
      access: 'signed-in',
      title: 'Investor dashboard',
      description: 'What needs an investor’s attention today on Haven Exchange.',
      indexed: false,
    },
    buyerDashboard: {
      path: '/buyer-dashboard',
      access: 'signed-in',
      title: 'Buyer dashboard',
      description: 'What needs a buyer’s attention today on Haven Exchange.',
      indexed: false,
    },
    sellerDashboard: {
      path: '/seller-dashboard',
      access: 'signed-in',
      title: 'Seller dashboard',
      description: 'What needs a seller’s attention today on Haven Exchange.',
      indexed: false,
    },
    brokerDashboard: {
      path: '/broker-dashboard',
      access: 'signed-in',
      title: 'Broker dashboard',
      description: 'What needs a broker’s attention today on Haven Exchange.',
      indexed: false,
    },
    vendorDashboard: {
      path: '/vendor-dashboard',
      access: 'signed-in',
      gate: 'vendor',
      title: 'Vendor dashboard',
      description: 'What needs a service provider’s attention today on Haven Exchange.',
      keywords: ['service provider workspace', 'requests for proposals'],
      indexed: false,
    },
    operatorDashboard: {
      path: '/operator-dashboard',
      access: 'signed-in',
      title: 'Operator dashboard',
      description: 'What needs an operator’s attention today on Haven Exchange.',
      indexed: false,
    },
    clientDashboard: planned('/client-dashboard', 'signed-in'),
  },
} as const satisfies Area;
