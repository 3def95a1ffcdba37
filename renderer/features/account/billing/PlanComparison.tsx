import type { Plan, PlanId } from '#shared/account/billing/plans.ts';
import { MinusIcon, TickIcon } from '../../../ui/icon/icons.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Pricing.module.css';
import { allPlans, comparedRights } from './pricingContent.ts';

/** All plan features in one table, for screens with room for four columns. */
export function PlanComparison({ current }: { readonly current: PlanId | undefined }) {
  return (
    <table className={styles.comparison}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Feature</span>
          </th>
          {allPlans.map(({ id, name }) => (
            <th key={id} scope="col" aria-current={id === current ? 'true' : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedRights.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {allPlans.map((plan) => (
              <td key={plan.id} data-current={plan.id === current}>
                <RightValue value={of(plan)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One plan's features, shown below it on phones. */
export function PlanRights({ plan }: { readonly plan: Plan }) {
  return (
    <details className={styles.rights}>
      <summary>What {plan.name} includes</summary>
      <dl>
        {comparedRights.slice(1).map(({ name, of }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <RightValue value={of(plan)} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function RightValue({ value }: { readonly value: string | boolean }) {
  if (typeof value === 'string') return value;
  return (
    <span className={`${ui.muted} ${styles.mark}`} data-has={value}>
      {value ? <TickIcon /> : <MinusIcon />}
      <span className="visually-hidden">{value ? 'Yes' : 'No'}</span>
    </span>
  );
}
