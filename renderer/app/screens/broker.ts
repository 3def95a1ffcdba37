import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'broker'> = {
  clients: () => import('../../features/contacts/ContactsPage.tsx'),
  client: () => import('../../features/contacts/ContactPage.tsx'),
  dealPipeline: () => import('../../features/deals/DealsPage.tsx'),
  calendar: () => import('../../features/calendar/CalendarPage.tsx'),
  calendarEvent: () => import('../../features/calendar/EventPage.tsx'),
  deal: () => import('../../features/deals/DealPage.tsx'),
  brokerLeads: () => import('../../features/inquiries/InquiriesPage.tsx'),
};
