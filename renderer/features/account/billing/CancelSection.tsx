import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { getPlanClaims } from '#shared/account/billing/claims.ts';
import { PLAN_IDS, PLANS } from '#shared/account/billing/plans.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatPrice } from '#shared/format/money.ts';
import { billingErrorMessage } from '#shared/texts/billing.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Billing.module.css';
import { useCancelPlanMutation } from './billingApi.ts';
import type { BillingPosition } from './billingPosition.ts';

/** Cancellation reasons, with the ids the payment provider reports on; others are sent as text. */
const cancelReasons = [
  { id: 'too_expensive', label: 'Too expensive' },
  { id: 'unused', label: "I don't use it enough" },
  { id: 'missing_features', label: 'Missing features' },
  { id: 'switched_service', label: 'I switched to another service' },
  { id: 'deal_done', label: 'My deal is done' },
] as const;

interface CancelSectionProps {
  readonly position: BillingPosition;
}

/** Plan cancellation: one button first, then what is lost and when, before confirming. */
export function CancelSection({ position }: CancelSectionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isConfirming);
  return (
    <section aria-labelledby="cancel-title" className={ui.stack12}>
      <h2 id="cancel-title">Cancel {position.plan.name}</h2>
      {isConfirming ? (
        <CancelForm position={position} onStay={() => setConfirming(false)} />
      ) : (
        <>
          <p>{describePlanEnd(position)}</p>
          <div className={`${ui.actions} ${styles.buttons}`}>
            <Button ref={opener} onClick={() => setConfirming(true)}>
              Cancel plan
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function describePlanEnd({ nextChargeAt, isTrial, isPastDue }: BillingPosition): string {
  const end = nextChargeAt === null ? 'the end of the billing period' : formatDay(nextChargeAt);
  if (isPastDue) return `Your plan ends on ${end}, or earlier if the open payment isn't made.`;
  return isTrial
    ? `You keep full access until your trial ends on ${end}. You won't be charged.`
    : `You keep full access until ${end}. You won't be charged again.`;
}

interface CancelFormProps extends CancelSectionProps {
  readonly onStay: () => void;
}

function CancelForm({ position, onStay }: CancelFormProps) {
  const [cancel, { isLoading }] = useCancelPlanMutation();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', comment: '' },
  });
  useUnsavedWork(formState.isDirty);
  const { plan } = position;
  const cheaper = PLANS[PLAN_IDS[PLAN_IDS.indexOf(plan.id) - 1] ?? 'basic'];

  const submit = handleSubmit(async ({ reason, comment }) => {
    setErrorNotice(null);
    const { error } = await cancel({
      ...(reason ? { reason } : {}),
      ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
    });
    if (isDataError(error)) setErrorNotice({ title: '', description: billingErrorMessage(error) });
  });

  return (
    <Form onSend={submit} className={styles.form}>
      <p>{describePlanEnd(position)} Your account then switches to Basic, without:</p>
      <ul className={styles.losses}>
        {getPlanClaims(plan.id).opens.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
      {cheaper.monthlyCents > 0 && (
        <p className={styles.offer}>
          Want a lower price? {cheaper.name} is {formatPrice(cheaper.monthlyCents)} per month.{' '}
          <RouteLink to="payment" query={{ plan: cheaper.id }}>
            Downgrade to {cheaper.name} instead
          </RouteLink>
        </p>
      )}
      <fieldset className={styles.reasons}>
        <legend>
          Why are you canceling? <span>Optional</span>
        </legend>
        {cancelReasons.map(({ id, label }) => (
          <label key={id}>
            <input type="radio" value={id} {...register('reason')} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="Anything else we should know?"
        isOptional
        rows={3}
        maxLength={2000}
        {...register('comment')}
      />
      <FormError notice={errorNotice} />
      <div className={`${ui.actions} ${styles.buttons}`}>
        <Button type="submit" intent="danger" loading={isLoading}>
          Cancel {plan.name}
        </Button>
        <Button variant="minimal" disabled={isLoading} onClick={onStay}>
          Keep plan
        </Button>
      </div>
    </Form>
  );
}
