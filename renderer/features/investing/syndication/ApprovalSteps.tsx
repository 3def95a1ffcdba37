import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { line } from '../../../ui/form/textSchemas.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Syndication.module.css';
import { syndicationApi } from './syndicationApi.ts';
import type { Subscription } from './syndicationShapes.ts';

interface ApprovalProps {
  readonly subscription: Subscription;
}

/** Asks the approvers of the subscribing entity before the signature; a commitment outside a mandate needs a reason. */
export function ApprovalStep({ subscription, state }: ApprovalProps & { readonly state: string }) {
  const [request] = syndicationApi.useRequestSubscriptionApprovalMutation();
  const form = useSaveForm({
    schema: z.object({ reason: line(500) }),
    defaultValues: { reason: '' },
    save: ({ reason }, id) =>
      request({
        p_id: id,
        p_subscription_id: subscription.id,
        ...(reason !== '' && { p_exception_reason: reason }),
      }),
  });
  const link = (
    <RouteLink to="institutionalInvestor" query={{ entity: subscription.entity_id ?? '' }}>
      Open approvals
    </RouteLink>
  );
  if (state === 'approvers') {
    return (
      <div className={ui.muted}>
        Another person of {subscription.entity_name} must approve{' '}
        {formatCents(subscription.amount_cents)} before you sign. {link}
      </div>
    );
  }
  return (
    <SaveForm
      form={form}
      action="Request approval"
      failure="Not requested"
      size="small"
      aria-label="Approval by your entity"
    >
      <p className={ui.muted}>
        {subscription.entity_name} needs another person’s approval before you sign. {link}
      </p>
      <TextField
        label="Reason for an exception"
        isOptional
        hint="Only for a commitment outside the mandates of the entity."
        {...form.field('reason')}
      />
    </SaveForm>
  );
}

const WIRE_STATES: Readonly<Record<string, string>> = {
  none: 'Not requested',
  waiting: 'With your approvers',
  approved: 'Approved',
  released: 'Sent',
  rejected: 'Rejected',
  canceled: 'Canceled',
};

/** Capital calls to pay, each with the approval of its wire if the entity has approvers. */
export function WireApprovals({ subscription }: ApprovalProps) {
  const [request, { error }] = syndicationApi.useRequestSubscriptionApprovalMutation();
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (call: string) => {
    const id = ids.get(call) ?? crypto.randomUUID();
    ids.set(call, id);
    return id;
  };
  if (subscription.wires.length === 0) return null;
  return (
    <div className={ui.stack8}>
      <ul className={styles.bands} aria-label="Capital calls to pay">
        {subscription.wires.map(({ call_id, number, cents, due_on, purpose, approval }) => (
          <li key={call_id}>
            <div className={ui.actions}>
              <span>
                Capital call {number}: {formatCents(cents)}, due {formatCalendarDay(due_on)}
              </span>
              {approval !== null && (
                <Tag
                  minimal
                  intent={['approved', 'released'].includes(approval) ? 'success' : 'warning'}
                >
                  {WIRE_STATES[approval] ?? approval}
                </Tag>
              )}
              {approval !== null && ['none', 'rejected', 'canceled'].includes(approval) && (
                <Button
                  size="small"
                  onClick={async () => {
                    const { data } = await request({
                      p_id: idOf(call_id),
                      p_subscription_id: subscription.id,
                      p_call_id: call_id,
                    });
                    if (data !== undefined) ids.delete(call_id);
                  }}
                >
                  Request approval of wire
                </Button>
              )}
            </div>
            <p className={ui.caption}>{purpose}</p>
          </li>
        ))}
      </ul>
      {error !== undefined && <ServerError title="Not requested" error={error} />}
    </div>
  );
}
