import { Tag } from '@blueprintjs/core';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Billing.module.css';
import type { BillingPosition } from './billingPosition.ts';
import { describeNextChange, priceText } from './billingText.ts';

/** A plan's name, price, status, and next automatic change. */
export function PlanFacts({ position }: { readonly position: BillingPosition }) {
  return (
    <section aria-label="Your plan" className={ui.grid4}>
      <div className={styles.planTitle}>
        <p className={styles.planName}>{position.plan.name}</p>
        <StateTag position={position} />
      </div>
      <p className={styles.planPrice}>{priceText(position)}</p>
      <p className={ui.muted}>{describeNextChange(position)}</p>
    </section>
  );
}

function StateTag({ position }: { readonly position: BillingPosition }) {
  const { source, isPastDue, endsAt, isTrial } = position;
  if (source === 'none') return null;
  const [label, intent] = isPastDue
    ? (['Payment failed', 'danger'] as const)
    : source === 'billed' && endsAt !== null
      ? (['Cancelled', 'warning'] as const)
      : isTrial
        ? (['Trial', 'success'] as const)
        : (['Active', 'success'] as const);
  return (
    <Tag minimal intent={intent}>
      {label}
    </Tag>
  );
}
