import { useMemo, useState } from 'react';
import type { Assumptions } from '#shared/underwriting/assumptions.ts';
import { seekGoalFrom } from '#shared/underwriting/sensitivity.ts';
import ui from '../../../ui/theme/ui.module.css';
import { AssumptionInput } from './AssumptionInput.tsx';
import { driverOf, measureOf } from './drivers.ts';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';

const TARGET = {
  key: 'target',
  label: 'Target levered IRR %',
  kind: 'percent',
  most: 100,
} as const;
/** One dollar. */
const PRICE_TOLERANCE = 100;

/** The price at which the model earns a target IRR. */
export function TargetPrice({ assumptions }: { readonly assumptions: Assumptions }) {
  const [target, setTarget] = useState(0.15);
  const price = useMemo(() => {
    const { price: current } = assumptions.purchase;
    const driver = driverOf('price');
    return current === 0
      ? null
      : seekGoalFrom({
          target,
          start: current,
          least: current * 0.25,
          most: current * 3,
          tolerance: PRICE_TOLERANCE,
          of: (value) => measureOf(driver.set(assumptions, value), 'irr')?.value ?? null,
        });
  }, [assumptions, target]);
  return (
    <section className={ui.stack8} aria-labelledby="target-price">
      <h2 id="target-price">Price for a target IRR</h2>
      <div className={styles.fields}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the input inside */}
        <label className={styles.field}>
          <span>{TARGET.label}</span>
          <span>
            <AssumptionInput
              field={TARGET}
              value={target}
              onChange={(value) => setTarget(Number(value))}
              onValid={() => undefined}
            />
          </span>
        </label>
      </div>
      <output className={styles.main}>
        {price === null ? 'No such price' : figureText('money', price)}
      </output>
    </section>
  );
}
