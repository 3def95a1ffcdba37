import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatPrice } from '#shared/format/money.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import {
  STEP_STATES,
  SUBSCRIPTION_STATUSES,
  SUBSCRIPTION_STEPS,
} from '#shared/investing/syndication.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { z } from '../../../ui/form/schema.ts';
import { parsedText } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { StepBody } from './SubscriptionSteps.tsx';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering, Subscription } from './syndicationShapes.ts';

/** The investor's own subscriptions, step by step. */
export function SubscriptionTab({ offering }: { readonly offering: Offering }) {
  const [isCommitting, setCommitting] = useState(false);
  const mine = offering.mine ?? [];
  const active = mine.filter(({ status }) => ['committed', 'signed', 'accepted'].includes(status));
  const ended = mine.filter((one) => !active.includes(one));
  return (
    <div className={ui.stack16}>
      {offering.status === 'open' && (
        <div className={ui.actions12}>
          <Button size="small" intent="primary" onClick={() => setCommitting(true)}>
            {active.length === 0 ? 'Commit amount' : 'Commit another amount'}
          </Button>
        </div>
      )}
      {active.length === 0 && (
        <EmptyState title="No subscription yet">
          {offering.status === 'open'
            ? `Commit ${formatPrice(offering.minimum_cents)} or more. A commitment isn’t binding until you sign.`
            : 'This offering is closed.'}
        </EmptyState>
      )}
      {active.map((one) => (
        <SubscriptionSection key={one.id} offering={offering} subscription={one} />
      ))}
      {ended.length > 0 && (
        <p className={ui.muted}>
          {ended
            .map(
              (one) =>
                `${formatPrice(one.amount_cents)}: ${labelOf(SUBSCRIPTION_STATUSES, one.status).toLowerCase()}${one.reason === null ? '' : `, ${one.reason}`}`,
            )
            .join('. ')}
        </p>
      )}
      {isCommitting && <CommitDialog offering={offering} onClose={() => setCommitting(false)} />}
    </div>
  );
}

interface SectionProps {
  readonly offering: Offering;
  readonly subscription: Subscription;
}

function SubscriptionSection({ offering, subscription }: SectionProps) {
  const [isChanging, setChanging] = useState(false);
  const [withdraw, { isLoading }] = syndicationApi.useWithdrawSubscriptionMutation();
  const { status, steps } = subscription;
  const done = steps.filter(({ state }) => state === 'done').length;
  const name = subscription.entity_name ?? 'Subscription';
  return (
    <section className={ui.stack8} aria-label={name}>
      <div className={ui.actions12}>
        <h2 className={styles.title}>
          {name}, {formatPrice(subscription.amount_cents)}
        </h2>
        <span className={ui.caption}>
          {labelOf(SUBSCRIPTION_STATUSES, status)}, {done} of {steps.length} steps
        </span>
        {status === 'committed' && (
          <Button size="small" onClick={() => setChanging(true)}>
            Change amount
          </Button>
        )}
        {['committed', 'signed'].includes(status) && (
          <Button
            size="small"
            variant="minimal"
            loading={isLoading}
            onClick={() => void withdraw({ p_id: subscription.id })}
          >
            Withdraw commitment
          </Button>
        )}
      </div>
      <ol className={styles.steps}>
        {steps.map(({ step, state }) => (
          <li key={step} data-state={state}>
            <span>{SUBSCRIPTION_STEPS[step] ?? step}</span>
            <span className={ui.caption}>{STEP_STATES[state] ?? state}</span>
            <StepBody offering={offering} subscription={subscription} step={step} state={state} />
          </li>
        ))}
      </ol>
      {isChanging && (
        <CommitDialog
          offering={offering}
          subscription={subscription}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  );
}

interface CommitDialogProps {
  readonly offering: Offering;
  readonly subscription?: Subscription;
  readonly onClose: () => void;
}

function CommitDialog({ offering, subscription, onClose }: CommitDialogProps) {
  const [commit] = syndicationApi.useCommitToOfferingMutation();
  const [isFull, setFull] = useState(false);
  const { minimum_cents: minimum, step_cents: step } = offering;
  const form = useSaveForm({
    schema: z.object({
      amount: parsedText(
        (typed) => {
          const cents = parseAmount(typed);
          return cents !== undefined && cents >= minimum && cents % step === 0 ? cents : undefined;
        },
        `Enter ${formatPrice(minimum)} or more, in steps of ${formatPrice(step)}.`,
      ),
    }),
    defaultValues: { amount: toAmountText(subscription?.amount_cents ?? minimum) },
    save: async ({ amount }, id) => {
      setFull(false);
      const { data, error } = await commit({
        p_id: subscription?.id ?? id,
        p_offering_id: offering.id,
        p_cents: amount,
        ...(subscription !== undefined && { p_n: subscription.n }),
      });
      if (error === undefined && data === 'full') setFull(true);
      return error === undefined ? { data: data ?? '' } : { error };
    },
    onSaved: (answer) => {
      if (answer === 'committed') onClose();
    },
  });
  return (
    <SaveDialog
      form={form}
      title={subscription === undefined ? 'Commit amount' : 'Change amount'}
      action="Save commitment"
      failure="Not committed"
      onCancel={onClose}
    >
      <MoneyField
        label="Amount"
        hint={`${formatPrice(minimum)} or more, in steps of ${formatPrice(step)}.`}
        {...form.field('amount')}
      />
      {isFull && (
        <p role="alert" className={ui.error}>
          The offering has no room for this amount. Enter a smaller one, or ask the sponsor.
        </p>
      )}
    </SaveDialog>
  );
}
