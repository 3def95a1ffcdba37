import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'broker'> = {
  brokerage: () => import('../../features/brokerage/BrokeragePage.tsx'),
  brokerageDashboard: () => import('../../features/brokerage/BrokerageDeskPage.tsx'),
  leads: () => import('../../features/leads/screens.tsx').then(({ list }) => list),
  lead: () => import('../../features/leads/screens.tsx').then(({ page }) => page),
  leadForms: () => import('../../features/leads/formScreens.tsx').then(({ list }) => list),
  leadForm: () => import('../../features/leads/formScreens.tsx').then(({ page }) => page),
  publicForm: () => import('../../features/leads/PublicFormPage.tsx'),
  publicBooking: () => import('../../features/calendar/PublicBookingPage.tsx'),
  leadManagement: () => import('../../features/leads/LeadManagementPage.tsx'),
  brokerReports: () => import('../../features/reports/ReportsPage.tsx'),
  brokerCalculator: () => import('../../features/commission/CalculatorPage.tsx'),
  clients: () => import('../../features/contacts/screens.tsx').then(({ list }) => list),
  client: () => import('../../features/contacts/screens.tsx').then(({ page }) => page),
  marketing: () => import('../../features/campaigns/screens.tsx').then(({ list }) => list),
  campaign: () => import('../../features/campaigns/screens.tsx').then(({ page }) => page),
  letterTemplates: () =>
    import('../../features/campaigns/templateScreens.tsx').then(({ list }) => list),
  letterTemplate: () =>
    import('../../features/campaigns/templateScreens.tsx').then(({ page }) => page),
  emailSequences: () =>
    import('../../features/campaigns/sequences/screens.tsx').then(({ list }) => list),
  emailSequence: () =>
    import('../../features/campaigns/sequences/screens.tsx').then(({ page }) => page),
  seoOptimization: () => import('../../features/ownListings/SearchAuditPage.tsx'),
  communicationHub: () => import('../../features/hub/HubPage.tsx'),
  clientDuplicates: () => import('../../features/contacts/DuplicatesPage.tsx'),
  companies: () => import('../../features/companies/screens.tsx').then(({ list }) => list),
  company: () => import('../../features/companies/screens.tsx').then(({ page }) => page),
  coBrokers: () => import('../../features/coBrokers/CoBrokersPage.tsx'),
  partnerships: () => import('../../features/partnerships/PartnershipsPage.tsx'),
  reviewManagement: () => import('../../features/brokerReviews/ReviewsPage.tsx'),
  brokerNetwork: () => import('../../features/network/NetworkPage.tsx'),
  dealPipeline: () => import('../../features/deals/DealsPage.tsx'),
  calendar: () => import('../../features/calendar/CalendarPage.tsx'),
  calendarEvent: () => import('../../features/calendar/EventPage.tsx'),
  deal: () => import('../../features/deals/DealPage.tsx'),
  brokerListings: () => import('../../features/ownListings/OwnListingsPage.tsx'),
  workflowAutomation: () => import('../../features/automation/AutomationPage.tsx'),
  brokerLeads: () => import('../../features/inquiries/InquiriesPage.tsx'),
};
