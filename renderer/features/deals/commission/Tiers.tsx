import { Grid } from '../../../workbench/grid/Grid.tsx';
import type { GridColumn } from '../../../workbench/grid/gridRows.ts';
import type { TermsFormValues } from './termsForm.ts';

interface TiersProps {
  readonly tiers: TermsFormValues['tiers'];
  readonly onChange: (tiers: TermsFormValues['tiers']) => void;
}

const MOST = 6;

const COLUMNS: readonly GridColumn[] = [
  { id: 'upTo', label: 'Up to, $', type: 'money', most: 1e11 },
  { id: 'percent', label: 'Your share, %', type: 'percent', most: 100, isRequired: true },
];

/** The agent's split by year-to-date production; there is always one tier. */
export const Tiers = ({ tiers, onChange }: TiersProps) => (
  <Grid
    label="Split tiers"
    columns={COLUMNS}
    hint="Leave the limit of the last tier blank."
    addLabel="Add tier"
    rows={tiers.map(({ upTo, percent }) => [upTo, percent])}
    onChange={(rows) => {
      const next = rows.slice(0, MOST).map(([upTo = '', percent = '']) => ({ upTo, percent }));
      onChange(next.length === 0 ? [{ upTo: '', percent: '' }] : next);
    }}
  />
);
