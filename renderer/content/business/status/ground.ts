import type { Area } from './part.ts';

export const account: Area = {
  id: 'account',
  heading: 'Account, messages and billing',
  text: 'What every member has, regardless of role.',
  parts: [
    {
      name: 'Sign-in and sign-up',
      text: 'Create an account, confirm your email, reset your password.',
      screens: ['auth', 'authConfirm', 'verifyEmail', 'resetPassword'],
    },
    {
      name: 'Two-step sign-in, devices and recent sign-ins',
      text: 'A second step, recovery codes, and sign-out of other sessions.',
      screens: ['securitySettings'],
    },
    {
      name: 'Profile and roles',
      text: 'Your profile details and roles.',
      screens: ['profile', 'dashboard'],
    },
    {
      name: 'Workspaces',
      text: 'Members, invitations, email domain and activity of a team.',
      screens: ['workspaceSettings'],
    },
    {
      name: 'Desktop app for Windows, macOS and Linux',
      text: 'Runs from source. Signed installers have not been tested on every system.',
      screens: ['appSettings'],
    },
    {
      name: 'Offline work',
      text: 'Changes wait on your device and are sent when the server is available again.',
      screens: ['pendingChanges'],
    },
    {
      name: 'Messages',
      text: 'Conversations about a listing, between members.',
      screens: ['messages', 'conversation'],
    },
    {
      name: 'Notifications and quiet hours',
      text: 'What you are notified of, by which channel, and when it waits.',
      screens: ['notifications', 'notificationsPreferences'],
    },
    {
      name: 'Plans and payment',
      text: 'Prices, checkout, invoices, plan changes and cancellation.',
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
  heading: 'Integrations',
  text: 'Data that comes from or goes to other systems.',
  parts: [
    {
      name: 'Sync with other systems',
      text: 'One page per system shows what works today.',
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
      text: 'What is connected to your account, its state, and where to change it.',
      screens: ['integrations'],
    },
    {
      name: 'API overview',
      text: 'What the API supports today, with requests and responses to copy.',
      screens: ['apiMarketplace', 'apiMarketplaceEntry'],
    },
    {
      name: 'Connections to other systems',
      text: 'Contacts and events of Google Workspace and Microsoft 365, accounts and contacts of Salesforce, read every hour. Journal entries of closed months to QuickBooks Online. Documents of deal rooms to DocuSign for signature. Zoom meetings of events. Tables of records to Power BI once a day.',
      screens: ['integrationConnections', 'integrationConnected'],
    },
    {
      name: 'Listing feeds',
      text: 'Listings of another system with RESO field names become drafts, with a dry run and what to check.',
      screens: ['integrationListingFeeds'],
    },
    {
      name: 'File drops',
      text: 'CSV files that another system sends, or puts at a URL or in an SFTP folder, become records, with a check, a log, and undo.',
      screens: ['integrationFileDrops'],
    },
    {
      name: 'Scheduled exports',
      text: 'CSV files of contacts, companies, deals, listings, or tasks, every day or week, in an SFTP folder or at a download address.',
      screens: ['integrationScheduledExports'],
    },
    {
      name: 'Website widgets',
      text: 'Public listings and lead forms inside a broker’s own website, on the domains they list.',
      screens: ['integrationWidgets'],
    },
    {
      name: 'API keys and technical documentation',
      text: 'A key for each of your own programs, signed events to your server, apps that people give access, and AI assistants over MCP.',
      screens: [
        'apiMarketplaceKeys',
        'apiMarketplaceWebhooks',
        'apiMarketplaceApps',
        'apiMarketplaceAssistants',
        'oauthAuthorize',
        'docs',
      ],
    },
  ],
};

export const staff: Area = {
  id: 'staff',
  heading: 'Administration',
  text: 'Review, support and oversight for staff.',
  parts: [
    {
      name: 'Accounts and account review',
      text: 'Approve, reject, suspend, with each action logged.',
      screens: ['admin', 'adminUsers'],
    },
    {
      name: 'Listings and content',
      text: 'Review of listings, photos, courses and questions.',
      screens: [
        'adminListings',
        'adminMedia',
        'adminEducation',
        'adminCourse',
        'adminFaq',
        'adminCommunity',
      ],
    },
    {
      name: 'Analytics and operations',
      text: 'Site usage, reports and service status.',
      screens: ['adminReports', 'adminAnalytics', 'adminOperationsCenter', 'websiteAnalytics'],
    },
    {
      name: 'Brand and the company’s own brokerage',
      text: 'Logos and colors of organizations, and the Haven Realty dashboard.',
      screens: ['whiteLabelManager', 'havenRealtyDashboard'],
    },
    {
      name: 'Test pages',
      text: 'Email and access tests for staff.',
      screens: ['testNdaEmail', 'testEmailVerification', 'testBrokerOfRecordAccess'],
    },
  ],
};

/** Rules enforced by the database that have no route. */
export const ground: Area = {
  id: 'ground',
  heading: 'Features without their own page',
  text: 'Rules enforced by the database.',
  parts: [
    {
      name: 'Row-level access',
      text: 'The database returns only the rows an account may read.',
      keptBy: { table: 'profiles' },
    },
    {
      name: 'Confidential addresses',
      text: 'Stored separately from the listing and unlocked by plan and contact.',
      keptBy: { table: 'listing_addresses' },
    },
    {
      name: 'Broker contacts per month',
      text: 'The allowance of each plan, enforced by the server.',
      keptBy: { call: 'contact_broker' },
    },
    {
      name: 'Audit log of administrators',
      text: 'Approvals, roles, plans and settings, with who made the change and why.',
      keptBy: { table: 'admin_audit_log' },
    },
  ],
};
