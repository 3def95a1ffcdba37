import { useState } from 'react';
import { isUserType, ROLE_LABELS, USER_TYPES } from '#shared/access/roles.ts';
import { PLAN_IDS, PLANS } from '#shared/account/billing/plans.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { useUrlSearch } from '../../../../ui/search/useUrlSearch.ts';
import { DemoDashboard, DemoFigures } from '../DemoDashboard.tsx';
import styles from '../Demos.module.css';
import type { DemoAccountOptions } from '../demoAccount.ts';

/** A role's dashboard on each plan, stacked. */
export default function RoleDashboardPart() {
  const { params, change } = useUrlSearch();
  const [now] = useState(() => new Date());
  const requestedRole = params.get('role');
  const role = isUserType(requestedRole) ? requestedRole : 'investor';
  const options: Omit<DemoAccountOptions, 'plan'> = {
    role,
    daysLeft: null,
    isTrial: false,
    isConfirmed: true,
    hasProfile: false,
    now,
  };
  return (
    <div className={styles.tool}>
      <div id="role" className={styles.inputs}>
        <SelectField
          label="I am"
          options={USER_TYPES.map((type) => [type, ROLE_LABELS[type]])}
          value={role}
          onChange={(event) => change([['role', event.target.value]])}
        />
        <p className={styles.quiet}>
          These are the figures and items of the role's real dashboard on day one.
        </p>
      </div>
      <div id="dashboard" className={styles.results}>
        <DemoDashboard situation={{ ...options, plan: 'basic' }} />
        <section aria-labelledby="plans-title" className={styles.block}>
          <h2 id="plans-title">On a paid plan</h2>
          {PLAN_IDS.filter((plan) => plan !== 'basic').map((plan) => (
            <div key={plan}>
              <h3>{PLANS[plan].name}</h3>
              <DemoFigures situation={{ ...options, plan }} />
            </div>
          ))}
        </section>
      </div>
    </div>
  );
}
