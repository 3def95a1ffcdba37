import type { CareValueTerms } from '#shared/underwriting/careValue.ts';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import styles from './CareValue.module.css';

/** Typed percents. */
export interface TypedTerms {
  readonly flowThrough: string;
  readonly capRate: string;
}

export const DEFAULT_TERMS: TypedTerms = { flowThrough: '70', capRate: '7' };

const percentOf = (typed: string, least: number, most: number): number | null => {
  const value = Number(typed);
  return typed.trim() !== '' && value >= least && value <= most ? value : null;
};
const FLOW_THROUGH = [0, 100] as const;
const CAP_RATE = [1, 30] as const;

/** Returns typed percents, null where they are invalid. */
export const parseTerms = ({ flowThrough, capRate }: TypedTerms) => ({
  flowThrough: percentOf(flowThrough, ...FLOW_THROUGH),
  capRate: percentOf(capRate, ...CAP_RATE),
});

/** Returns terms as fractions; an invalid one counts as zero, so that no value is shown. */
export function toTerms(typed: TypedTerms): CareValueTerms {
  const { flowThrough, capRate } = parseTerms(typed);
  return { flowThrough: (flowThrough ?? 0) / 100, capRate: (capRate ?? 0) / 100 };
}

interface TermFieldsProps {
  readonly terms: TypedTerms;
  readonly onChange: (terms: TypedTerms) => void;
}

/** Assumptions that turn revenue into NOI and NOI into value. */
export function TermFields({ terms, onChange }: TermFieldsProps) {
  const { flowThrough, capRate } = parseTerms(terms);
  return (
    <div className={styles.terms}>
      <DecimalField
        label="Flow-through to NOI, %"
        value={terms.flowThrough}
        error={flowThrough === null ? 'Enter 0 to 100.' : undefined}
        onChange={({ target }) => onChange({ ...terms, flowThrough: target.value })}
      />
      <DecimalField
        label="Cap rate, %"
        value={terms.capRate}
        error={capRate === null ? 'Enter 1 to 30.' : undefined}
        onChange={({ target }) => onChange({ ...terms, capRate: target.value })}
      />
    </div>
  );
}
