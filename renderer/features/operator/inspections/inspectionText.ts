import { SHIFTS } from '#shared/operator/care.ts';
import type { InspectionItem, ItemResult } from './inspectionsApi.ts';

/** The name of an inspection with its shift. */
export const nameInspection = (name: string, shift: string | null): string =>
  shift === null
    ? name
    : `${name}, ${(SHIFTS.find(({ value }) => value === shift)?.label ?? shift).toLowerCase()} shift`;

/** Describes the limits of a reading. */
export function describeLimits({ min, max, unit }: InspectionItem): string {
  const measure = unit ? ` ${unit}` : '';
  if (typeof min === 'number' && typeof max === 'number') return `${min} to ${max}${measure}`;
  if (typeof min === 'number') return `At least ${min}${measure}`;
  if (typeof max === 'number') return `At most ${max}${measure}`;
  return unit ?? '';
}

/** True if a result fails its item; the server decides the same way. */
export function isFailure(item: InspectionItem, result: ItemResult | undefined): boolean {
  if (result === undefined) return false;
  if (item.type === 'check') return result.value === 'fail';
  return (
    typeof result.value === 'number' &&
    ((typeof item.min === 'number' && result.value < item.min) ||
      (typeof item.max === 'number' && result.value > item.max))
  );
}

/** Describes a recorded value. */
export function describeValue(item: InspectionItem, value: unknown): string {
  if (typeof value === 'number') return `${value}${item.unit ? ` ${item.unit}` : ''}`;
  return { pass: 'Pass', fail: 'Fail', not_applicable: 'Not applicable' }[String(value)] ?? '—';
}

/** Says whether an inspection passed. */
export const countFailures = (failures: number): string =>
  failures === 0 ? 'Pass' : `${failures} failed`;
