import type { Area } from './part.ts';

export const account: Area = {
  id: 'account',
  heading: 'Account, talk and money',
  text: 'What every member has, whatever the role.',
  parts: [
    {
      name: 'Sign-in and sign-up',
      text: 'Account, confirmed address, new password.',
      screens: ['auth', 'authConfirm', 'verifyEmail', 'resetPassword'],
    },
    {
      name: 'Two-step sign-in, devices and recent sign-ins',
      text: 'A second step, recovery codes, and an end to sessions elsewhere.',
      screens: ['securitySettings'],
    },
    { name: 'Profile and roles', text: 'Who you are here.', screens: ['profile', 'dashboard'] },
    {
      name: 'Workspaces',
      text: 'Members, invitations, e-mail domain and activity of a team.',
      screens: ['workspaceSettings'],
    },
    {
      name: 'Desktop app for Windows, macOS and Linux',
      text: 'Runs from source. Signed installers have not been tried on every system.',
      screens: ['appSettings'],
    },
    {
      name: 'Work without a network',
      text: 'Changes wait on your device and are sent when the server is back.',
      screens: ['pendingChanges'],
    },
    {
      name: 'Messages',
      text: 'Conversations about a listing, between members.',
      screens: ['messages', 'conversation'],
    },
    {
      name: 'Notifications and quiet hours',
      text: 'What reaches you, by which way, and when it waits.',
      screens: ['notifications', 'notificationsPreferences'],
    },
    {
      name: 'Plans and payment',
      text: 'Prices, checkout, invoices, change and cancellation.',
      screens: [
        'userPricing',
        'payment',
        'paymentWindow',
        'paymentLanding',
        'paymentSuccess',
        'cancelSubscription',
      ],
    },
  ],
};

export const connections: Area = {
  id: 'connections',
  heading: 'Other systems',
  text: 'What data comes from or goes to somewhere else.',
  parts: [
    {
      name: 'Sync with other systems',
      text: 'One page for each system says what works today.',
      screens: [
        'integrationsPointclickcare',
        'integrationsMatrixcare',
        'integrationsDocusign',
        'integrationsYardi',
        'integrationsPowerbi',
        'integrationsSalesforce',
        'integrationsQuickbooks',
        'integrationsZapier',
        'integration',
        'integrationMarketplace',
        'integrationEcosystem',
      ],
    },
    {
      name: 'Connections',
      text: 'Switch a system on, see its last exchange, switch it off.',
      screens: ['integrations'],
    },
    {
      name: 'Programming interface, described',
      text: 'What answers today, with requests and answers to copy.',
      screens: ['apiMarketplace', 'apiMarketplaceEntry'],
    },
    {
      name: 'Keys and technical documentation',
      text: 'A key for each program of your own.',
      screens: ['apiMarketplaceKeys', 'docs'],
    },
  ],
};

export const staff: Area = {
  id: 'staff',
  heading: 'Those who run the exchange',
  text: 'Review, support and oversight, made for staff.',
  parts: [
    {
      name: 'Accounts and their review',
      text: 'Approve, refuse, suspend; each act in a log.',
      screens: ['admin', 'adminUsers'],
    },
    {
      name: 'Listings and content',
      text: 'Review of listings, pictures, courses and questions.',
      screens: ['adminListings', 'adminMedia', 'adminEducation', 'adminFaq'],
    },
    {
      name: 'Figures and operations',
      text: 'Use of the site, reports, the state of the service.',
      screens: ['adminReports', 'adminAnalytics', 'adminOperationsCenter', 'websiteAnalytics'],
    },
    {
      name: 'Brand and the company’s own brokerage',
      text: 'Logos and colors of organizations; the desk of Haven Realty.',
      screens: ['whiteLabelManager', 'havenRealtyDashboard'],
    },
    {
      name: 'Test pages',
      text: 'Trials of letters and access, for staff.',
      screens: ['testNdaEmail', 'testEmailVerification', 'testBrokerOfRecordAccess'],
    },
  ],
};

/** What no route tells: rules that the database keeps. */
export const ground: Area = {
  id: 'ground',
  heading: 'What has no page of its own',
  text: 'Rules kept by the database.',
  parts: [
    {
      name: 'Access decided row by row',
      text: 'The database returns only the rows an account may read.',
      keptBy: { table: 'profiles' },
    },
    {
      name: 'Confidential addresses',
      text: 'Kept apart from the listing, and opened by plan and contact.',
      keptBy: { table: 'listing_addresses' },
    },
    {
      name: 'Broker contacts, counted by month',
      text: 'The allowance of each plan, enforced by the server.',
      keptBy: { call: 'contact_broker' },
    },
    {
      name: 'Audit log of administrators',
      text: 'Approvals, roles, plans and settings, with who and why.',
      keptBy: { table: 'admin_audit_log' },
    },
  ],
};
