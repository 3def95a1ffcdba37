/** Web Vitals with their thresholds for good and poor. */
export const VITALS = {
  LCP: { label: 'Largest contentful paint', good: 2500, poor: 4000 },
  INP: { label: 'Interaction to next paint', good: 200, poor: 500 },
  CLS: { label: 'Cumulative layout shift', good: 0.1, poor: 0.25 },
  TTFB: { label: 'Time to first byte', good: 800, poor: 1800 },
} as const;

export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

export const VITAL_GRADES = { good: 'good', fair: 'needs improvement', poor: 'poor' } as const;
export type VitalGrade = keyof typeof VITAL_GRADES;

export function gradeVital(vital: Vital, value: number): VitalGrade {
  const { good, poor } = VITALS[vital];
  if (value <= good) return 'good';
  return value <= poor ? 'fair' : 'poor';
}
