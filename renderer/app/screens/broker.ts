import type { ScreensOf } from '../areas.ts';

export const screens: ScreensOf<'broker'> = {
  brokerLeads: () => import('../../features/inquiries/InquiriesPage.tsx'),
};
