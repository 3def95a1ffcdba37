import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'broker'> = {
  clients: () => import('../../features/contacts/ContactsPage.tsx'),
  client: () => import('../../features/contacts/ContactPage.tsx'),
  dealPipeline: () => import('../../features/deals/DealsPage.tsx'),
  calendar: () => import('../../features/calendar/CalendarPage.tsx'),
  deal: () => import('../../features/deals/DealPage.tsx'),
  brokerListings: () => import('../../features/ownListings/OwnListingsPage.tsx'),
  brokerLeads: () => import('../../features/inquiries/InquiriesPage.tsx'),
};
