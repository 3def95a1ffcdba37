import type { VendorCategory } from '#shared/market/vendors.ts';

/** What belongs to each category, in the order of the page. */
export const categorySummaries: Readonly<Record<VendorCategory, string>> = {
  consultant:
    'Market studies, reimbursement, survey readiness, sales coaching. They tell you what to do, and you do it.',
  financial:
    'Debt, appraisals, cost segregation, tax appeals. Their product is a figure with a signature under it.',
  construction:
    'Roofs, sprinklers, kitchens, elevators, renovation around residents. Something is different afterward.',
  management:
    'Interim leaders, dining, therapy, whole communities. They come every morning and bring staff.',
  legal: 'Licensure, transfers of operations, employment. They speak for you where it counts.',
  technology:
    'Nurse call, access control, networks, records. It has to work at three in the morning.',
};
