import { Button } from '@blueprintjs/core';
import { billingSentence } from '#shared/messages/billing.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import styles from './Billing.module.css';
import { useKeepPlanMutation } from './billingApi.ts';
import type { BillingPosition } from './billingPosition.ts';

/** Takes a cancellation back, as long as the plan still runs. */
export function KeepPlan({ position }: { readonly position: BillingPosition }) {
  const [keep, { isLoading, error }] = useKeepPlanMutation();
  const notice = isDataError(error) ? { title: '', description: billingSentence(error) } : null;
  return (
    <div className={styles.keep}>
      <Button intent="primary" loading={isLoading} onClick={() => void keep()}>
        Keep {position.plan.name}
      </Button>
      <FormError notice={notice} />
    </div>
  );
}
