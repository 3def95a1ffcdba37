import type { Choice } from '../records/choice.ts';

export const LICENSE_TYPES: readonly Choice[] = [
  { value: 'operating', label: 'Operating license' },
  { value: 'specialty', label: 'Specialty license' },
  { value: 'certification', label: 'Medicare or Medicaid certification' },
  { value: 'food', label: 'Food service' },
  { value: 'pharmacy', label: 'Pharmacy' },
  { value: 'laboratory', label: 'Laboratory waiver' },
  { value: 'fire', label: 'Fire safety' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'business', label: 'Business' },
  { value: 'other', label: 'Other' },
];

export const SURVEY_KINDS: readonly Choice[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'complaint', label: 'Complaint' },
  { value: 'extended', label: 'Extended' },
  { value: 'revisit', label: 'Revisit' },
  { value: 'mock', label: 'Mock' },
];

export const POLICY_CATEGORIES: readonly Choice[] = [
  { value: 'care', label: 'Care' },
  { value: 'medications', label: 'Medications' },
  { value: 'rights', label: 'Residents’ rights' },
  { value: 'infection', label: 'Infection control' },
  { value: 'emergency', label: 'Emergency' },
  { value: 'safety', label: 'Safety' },
  { value: 'dining', label: 'Dining' },
  { value: 'employment', label: 'Employment' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'other', label: 'Other' },
];

export const DISPUTE_STATES: readonly Choice[] = [
  { value: 'pending', label: 'Dispute pending' },
  { value: 'upheld', label: 'Finding upheld' },
  { value: 'changed', label: 'Finding changed' },
  { value: 'withdrawn', label: 'Finding withdrawn' },
];

/** Rows of the scope and severity grid, the worst first. */
export const SEVERITIES = [
  { value: 4, label: 'Immediate jeopardy', grades: ['J', 'K', 'L'] },
  { value: 3, label: 'Actual harm', grades: ['G', 'H', 'I'] },
  { value: 2, label: 'Potential for more than minimal harm', grades: ['D', 'E', 'F'] },
  { value: 1, label: 'Potential for minimal harm', grades: ['A', 'B', 'C'] },
] as const;

/** Columns of the grid. */
export const SCOPES = ['Isolated', 'Pattern', 'Widespread'] as const;

export const GRADES: readonly string[] = SEVERITIES.flatMap(({ grades }) => [...grades]).toSorted();

/** "G: actual harm, isolated". */
export function describeGrade(grade: string): string {
  const severity = SEVERITIES.find(({ grades }) => (grades as readonly string[]).includes(grade));
  const scope = SCOPES[(grade.charCodeAt(0) - 65) % 3];
  return severity === undefined || scope === undefined
    ? grade
    : `${grade}: ${severity.label.toLowerCase()}, ${scope.toLowerCase()}`;
}

export const isJeopardy = (grade: string | null): boolean => grade !== null && grade >= 'J';

/** Kinds of `list_due_items`. */
export const DUE_KINDS: readonly Choice[] = [
  { value: 'license', label: 'License' },
  { value: 'license_step', label: 'Renewal step' },
  { value: 'plan', label: 'Plan to submit' },
  { value: 'finding', label: 'Plan of correction' },
  { value: 'policy_review', label: 'Policy review' },
  { value: 'authorization', label: 'Authorization' },
  { value: 'policy_reading', label: 'Policy to read' },
  { value: 'insurance_policy', label: 'Insurance policy' },
  { value: 'certificate', label: 'Vendor certificate' },
  { value: 'certificate_problem', label: 'Certificate gap' },
];

export const DUE_STATES: readonly Choice[] = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'due', label: 'Due in 30 days' },
  { value: 'upcoming', label: 'Due in 120 days' },
];

interface Progress {
  readonly corrected_on: string | null;
  readonly verified_on: string | null;
  readonly due_on: string | null;
}

export const FINDING_STATES: readonly Choice[] = [
  { value: 'overdue', label: 'Overdue' },
  { value: 'open', label: 'Open' },
  { value: 'corrected', label: 'Corrected' },
  { value: 'verified', label: 'Verified' },
];

/** State of a finding on a day; one of `FINDING_STATES`. */
export function stateOfFinding(finding: Progress, today: string): string {
  if (finding.verified_on !== null) return 'verified';
  if (finding.corrected_on !== null) return 'corrected';
  return finding.due_on !== null && finding.due_on < today ? 'overdue' : 'open';
}
