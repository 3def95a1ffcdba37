import type { ReactNode } from 'react';
import { checkedText } from '../../../ui/form/textSchemas.ts';
import type { TaxCenter } from './taxShapes.ts';

export interface TaxTabProps {
  readonly entityId: string;
  readonly year: number;
  /** "2026-11-28" */
  readonly today: string;
  readonly center: TaxCenter;
  /** Chooses the tax year. */
  readonly picker: ReactNode;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const requiredDay = () => checkedText((typed) => DAY.test(typed), 'Enter a date.');
export const optionalDay = () =>
  checkedText((typed) => typed === '' || DAY.test(typed), 'Enter a date.');
