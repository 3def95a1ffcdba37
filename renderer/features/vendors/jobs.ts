import type { VendorCategory } from '#shared/market/vendors.ts';

/** What has to be done, in whose trade, and the words by which those who do it are found. */
interface Job {
  readonly label: string;
  readonly category: VendorCategory;
  readonly words?: string;
}

/** By name, as the address says it. */
export const JOBS = {
  renovation: {
    label: 'Renovate while residents stay',
    category: 'construction',
    words: 'renovation',
  },
  sprinklers: { label: 'Retrofit sprinklers', category: 'construction', words: 'sprinkler' },
  roof: { label: 'Repair or replace a roof', category: 'construction', words: 'roof' },
  kitchen: { label: 'Rebuild a kitchen', category: 'construction', words: 'kitchen' },
  elevator: {
    label: 'Modernize an elevator or access',
    category: 'construction',
    words: 'elevator',
  },
  building: { label: 'Other building work', category: 'construction' },
  reimbursement: {
    label: 'Understand Medicare and Medicaid rates',
    category: 'consultant',
    words: 'medicaid',
  },
  feasibility: {
    label: 'Study a market before building',
    category: 'consultant',
    words: 'feasibility',
  },
  survey: { label: 'Prepare for a state survey', category: 'consultant', words: 'survey' },
  census: { label: 'Fill empty units', category: 'consultant', words: 'census' },
  lending: { label: 'Finance a purchase or refinance', category: 'financial', words: 'loans' },
  appraisal: { label: 'Appraise a community', category: 'financial', words: 'appraisal' },
  taxes: { label: 'Lower property or income tax', category: 'financial', words: 'tax' },
  interim: {
    label: 'Replace an administrator at short notice',
    category: 'management',
    words: 'interim',
  },
  dining: { label: 'Run the kitchen', category: 'management', words: 'dining' },
  therapy: { label: 'Provide therapy', category: 'management', words: 'therapy' },
  operator: { label: 'Manage a community', category: 'management' },
  license: { label: 'Transfer a license', category: 'legal', words: 'licensure' },
  transfer: {
    label: 'Write an operations transfer agreement',
    category: 'legal',
    words: 'operations transfer',
  },
  employment: { label: 'Audit wages and hours', category: 'legal', words: 'wage' },
  nurseCall: { label: 'Replace nurse call', category: 'technology', words: 'nurse-call' },
  access: { label: 'Secure the doors of memory care', category: 'technology', words: 'egress' },
  network: { label: 'Bring Wi-Fi to every room', category: 'technology', words: 'wi-fi' },
} as const satisfies Readonly<Record<string, Job>>;

export const jobNamed = (name: string): Job | undefined =>
  Object.hasOwn(JOBS, name) ? JOBS[name as keyof typeof JOBS] : undefined;

export const jobOptions = Object.entries(JOBS).map(([name, { label }]) => [name, label] as const);
