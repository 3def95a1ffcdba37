import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'broker'> = {
  brokerage: () => import('../../features/network/brokerage/BrokeragePage.tsx'),
  brokerageDashboard: () => import('../../features/network/brokerage/BrokerageDeskPage.tsx'),
  leads: () => import('../../features/clients/leads/screens.tsx').then(({ list }) => list),
  lead: () => import('../../features/clients/leads/screens.tsx').then(({ page }) => page),
  leadForms: () => import('../../features/clients/leads/formScreens.tsx').then(({ list }) => list),
  leadForm: () => import('../../features/clients/leads/formScreens.tsx').then(({ page }) => page),
  publicForm: () => import('../../features/clients/leads/PublicFormPage.tsx'),
  publicBooking: () => import('../../features/clients/calendar/PublicBookingPage.tsx'),
  leadManagement: () => import('../../features/clients/leads/LeadManagementPage.tsx'),
  brokerReports: () => import('../../features/clients/reports/ReportsPage.tsx'),
  brokerCalculator: () => import('../../features/deals/commission/CalculatorPage.tsx'),
  clients: () => import('../../features/clients/contacts/screens.tsx').then(({ list }) => list),
  client: () => import('../../features/clients/contacts/screens.tsx').then(({ page }) => page),
  marketing: () => import('../../features/clients/campaigns/screens.tsx').then(({ list }) => list),
  campaign: () => import('../../features/clients/campaigns/screens.tsx').then(({ page }) => page),
  letterTemplates: () =>
    import('../../features/clients/campaigns/templateScreens.tsx').then(({ list }) => list),
  letterTemplate: () =>
    import('../../features/clients/campaigns/templateScreens.tsx').then(({ page }) => page),
  emailSequences: () =>
    import('../../features/clients/campaigns/sequences/screens.tsx').then(({ list }) => list),
  emailSequence: () =>
    import('../../features/clients/campaigns/sequences/screens.tsx').then(({ page }) => page),
  seoOptimization: () => import('../../features/listings/ownListings/SearchAuditPage.tsx'),
  communicationHub: () => import('../../features/home/hub/HubPage.tsx'),
  clientDuplicates: () => import('../../features/clients/contacts/DuplicatesPage.tsx'),
  companies: () => import('../../features/clients/companies/screens.tsx').then(({ list }) => list),
  company: () => import('../../features/clients/companies/screens.tsx').then(({ page }) => page),
  coBrokers: () => import('../../features/network/coBrokers/CoBrokersPage.tsx'),
  partnerships: () => import('../../features/network/partnerships/PartnershipsPage.tsx'),
  reviewManagement: () => import('../../features/network/brokerReviews/ReviewsPage.tsx'),
  brokerNetwork: () => import('../../features/network/connections/NetworkPage.tsx'),
  dealPipeline: () => import('../../features/deals/pipeline/DealsPage.tsx'),
  properties: () => import('../../features/deals/properties/screens.tsx').then(({ list }) => list),
  workspaceProperty: () =>
    import('../../features/deals/properties/screens.tsx').then(({ page }) => page),
  calendar: () => import('../../features/clients/calendar/CalendarPage.tsx'),
  calendarEvent: () => import('../../features/clients/calendar/EventPage.tsx'),
  deal: () => import('../../features/deals/pipeline/DealPage.tsx'),
  brokerListings: () => import('../../features/listings/ownListings/OwnListingsPage.tsx'),
  workflowAutomation: () => import('../../features/clients/automation/AutomationPage.tsx'),
  brokerLeads: () => import('../../features/clients/inquiries/InquiriesPage.tsx'),
};
