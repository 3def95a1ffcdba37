import type { VendorCategory } from '#shared/vendors/vendors.ts';

/** Summaries of each category, in page order. */
export const categorySummaries: Readonly<Record<VendorCategory, string>> = {
  consultant:
    'Market studies, reimbursement, survey readiness, sales coaching. Consultants give advice, and you act on it.',
  financial:
    'Debt, appraisals, cost segregation, tax appeals. They deliver a signed figure others rely on.',
  construction:
    'Roofs, sprinklers, kitchens, elevators, renovation in occupied buildings. They deliver finished work on the building.',
  management:
    'Interim leaders, dining, therapy, whole communities. They work on site every day with their own staff.',
  legal: 'Licensure, operations transfers, employment. They represent you where it counts.',
  technology:
    'Nurse call, access control, networks, records. These systems have to work around the clock.',
};
