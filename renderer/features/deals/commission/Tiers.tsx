import { Button } from '@blueprintjs/core';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Calculator.module.css';
import { type TermsFormValues, validateTermsField } from './termsForm.ts';

interface TiersProps {
  readonly tiers: TermsFormValues['tiers'];
  readonly onChange: (tiers: TermsFormValues['tiers']) => void;
}

const MOST = 6;

/** The agent's split by year-to-date production. */
export function Tiers({ tiers, onChange }: TiersProps) {
  const set = (at: number, changes: Partial<TermsFormValues['tiers'][number]>) =>
    onChange(tiers.map((tier, index) => (index === at ? { ...tier, ...changes } : tier)));
  return (
    <div className={ui.grid8}>
      {tiers.map((tier, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tier is its place.
        <div key={index} className={styles.tier}>
          <TextField
            label={tiers.length === 1 ? 'Your share, %' : `Your share ${index + 1}, %`}
            inputMode="decimal"
            value={tier.percent}
            error={validateTermsField('percent', tier.percent) ?? undefined}
            onChange={({ target }) => set(index, { percent: target.value })}
          />
          {tiers.length > 1 && (
            <TextField
              label={`Up to ${index + 1}, $`}
              inputMode="decimal"
              placeholder="and above"
              value={tier.upTo}
              error={validateTermsField('money', tier.upTo) ?? undefined}
              onChange={({ target }) => set(index, { upTo: target.value })}
            />
          )}
        </div>
      ))}
      <div className={ui.row}>
        {tiers.length < MOST && (
          <Button size="small" onClick={() => onChange([...tiers, { upTo: '', percent: '' }])}>
            Add tier
          </Button>
        )}
        {tiers.length > 1 && (
          <Button size="small" variant="minimal" onClick={() => onChange(tiers.slice(0, -1))}>
            Remove last tier
          </Button>
        )}
      </div>
    </div>
  );
}
