import type { VendorCategory } from '#shared/vendors/vendors.ts';

/** A job with its trade category and the search terms that find vendors for it. */
interface Job {
  readonly label: string;
  readonly category: VendorCategory;
  readonly words?: string;
}

/** Keyed by the name used in the URL. */
export const JOBS = {
  renovation: {
    label: 'Renovate an occupied building',
    category: 'construction',
    words: 'renovation',
  },
  sprinklers: { label: 'Retrofit sprinklers', category: 'construction', words: 'sprinkler' },
  roof: { label: 'Repair or replace a roof', category: 'construction', words: 'roof' },
  kitchen: { label: 'Rebuild a kitchen', category: 'construction', words: 'kitchen' },
  elevator: {
    label: 'Modernize an elevator or accessibility',
    category: 'construction',
    words: 'elevator',
  },
  building: { label: 'Other construction work', category: 'construction' },
  reimbursement: {
    label: 'Understand Medicare and Medicaid rates',
    category: 'consultant',
    words: 'medicaid',
  },
  feasibility: {
    label: 'Market study before building',
    category: 'consultant',
    words: 'feasibility',
  },
  survey: { label: 'Prepare for a state survey', category: 'consultant', words: 'survey' },
  census: { label: 'Fill empty units', category: 'consultant', words: 'census' },
  lending: { label: 'Finance a purchase or refinance', category: 'financial', words: 'loans' },
  appraisal: { label: 'Appraise a community', category: 'financial', words: 'appraisal' },
  taxes: { label: 'Reduce property or income tax', category: 'financial', words: 'tax' },
  interim: {
    label: 'Find an interim administrator',
    category: 'management',
    words: 'interim',
  },
  dining: { label: 'Run dining services', category: 'management', words: 'dining' },
  therapy: { label: 'Provide therapy services', category: 'management', words: 'therapy' },
  operator: { label: 'Manage a community', category: 'management' },
  license: { label: 'Transfer a license', category: 'legal', words: 'licensure' },
  transfer: {
    label: 'Draft an operations transfer agreement',
    category: 'legal',
    words: 'operations transfer',
  },
  employment: { label: 'Audit wage and hour compliance', category: 'legal', words: 'wage' },
  nurseCall: {
    label: 'Replace the nurse call system',
    category: 'technology',
    words: 'nurse-call',
  },
  access: { label: 'Secure memory care doors', category: 'technology', words: 'egress' },
  network: { label: 'Install Wi-Fi in every room', category: 'technology', words: 'wi-fi' },
} as const satisfies Readonly<Record<string, Job>>;

export const jobNamed = (name: string): Job | undefined =>
  Object.hasOwn(JOBS, name) ? JOBS[name as keyof typeof JOBS] : undefined;

export const jobOptions = Object.entries(JOBS).map(([name, { label }]) => [name, label] as const);
