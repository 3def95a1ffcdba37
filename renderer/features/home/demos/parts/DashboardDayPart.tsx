import { useState } from 'react';
import { isUserType, ROLE_LABELS, USER_TYPES } from '#shared/access/roles.ts';
import { PLAN_IDS, PLANS, type PlanId } from '#shared/account/billing/plans.ts';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { DemoDashboard } from '../DemoDashboard.tsx';
import styles from '../Demos.module.css';
import type { DemoAccountOptions } from '../demoAccount.ts';

/** Plan statuses offered in the select. */
const TERMS = {
  runs: { label: 'Active', daysLeft: null, isTrial: false },
  'ends-soon': { label: 'Ends in 3 days', daysLeft: 3, isTrial: false },
  ended: { label: 'Ended yesterday', daysLeft: -1, isTrial: false },
  trial: { label: 'Trial, 10 days left', daysLeft: 10, isTrial: true },
  'trial-ends': { label: 'Trial, last day', daysLeft: 1, isTrial: true },
} as const;

type Term = keyof typeof TERMS;
const isTerm = (value: string): value is Term => Object.hasOwn(TERMS, value);
const isPlan = (value: string): value is PlanId => Object.hasOwn(PLANS, value);

/** A dashboard preview with adjustable account status. */
export default function DashboardDayPart() {
  const [now] = useState(() => new Date());
  const [term, setTerm] = useState<Term>('trial-ends');
  const [options, setOptions] = useState<Omit<DemoAccountOptions, 'now' | 'daysLeft' | 'isTrial'>>({
    role: 'broker',
    plan: 'professional',
    isConfirmed: true,
    hasProfile: false,
  });
  const change = (part: Partial<typeof options>) => setOptions({ ...options, ...part });
  const { daysLeft, isTrial } = TERMS[term];
  return (
    <div className={styles.tool}>
      <div id="situation" className={styles.inputs}>
        <SelectField
          label="Role"
          options={USER_TYPES.map((type) => [type, ROLE_LABELS[type]])}
          value={options.role}
          onChange={({ target: { value } }) => {
            if (isUserType(value)) change({ role: value });
          }}
        />
        <SelectField
          label="Plan"
          options={PLAN_IDS.map((id) => [id, PLANS[id].name])}
          value={options.plan}
          onChange={({ target: { value } }) => {
            if (isPlan(value)) change({ plan: value });
          }}
        />
        {options.plan !== 'basic' && (
          <SelectField
            label="Status"
            options={Object.entries(TERMS).map(([name, { label }]) => [name, label])}
            value={term}
            onChange={({ target: { value } }) => {
              if (isTerm(value)) setTerm(value);
            }}
          />
        )}
        <SelectField
          label="Email"
          options={[
            ['yes', 'Confirmed'],
            ['no', 'Not confirmed yet'],
          ]}
          value={options.isConfirmed ? 'yes' : 'no'}
          onChange={({ target: { value } }) => change({ isConfirmed: value === 'yes' })}
        />
        <SelectField
          label="Profile"
          options={[
            ['no', 'Name only'],
            ['yes', 'Complete'],
          ]}
          value={options.hasProfile ? 'yes' : 'no'}
          onChange={({ target: { value } }) => change({ hasProfile: value === 'yes' })}
        />
      </div>
      <div id="dashboard" className={styles.results}>
        <DemoDashboard situation={{ ...options, daysLeft, isTrial, now }} />
      </div>
    </div>
  );
}
