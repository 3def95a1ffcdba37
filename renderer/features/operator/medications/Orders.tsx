import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { describeSchedule, ROUTES_OF_DRUGS } from '#shared/operator/medications.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { linkTo } from '#shared/routes.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { usePositions } from '../usePositions.ts';
import styles from './Medications.module.css';
import type { MedicationOrder, MedicationPass } from './medication.ts';
import { useDiscontinueOrderMutation, useReviewOrderMutation } from './medicationsApi.ts';
import { OrderDialog } from './OrderDialog.tsx';

interface OrdersProps {
  readonly communityId: string;
  readonly pass: MedicationPass;
}

type Change = { readonly of: 'replace' | 'discontinue'; readonly order: MedicationOrder };

/** Orders of a community, those to review first. */
export function Orders({ communityId, pass }: OrdersProps) {
  const [change, setChange] = useState<Change | null>(null);
  const { canAdd } = usePositions(communityId);
  const residents = new Map(pass.residents.map((resident) => [resident.id, resident]));
  const nameOf = ({ resident_id }: MedicationOrder) => residents.get(resident_id)?.name ?? '';
  const groups = [
    ['Orders to review', pass.orders.filter(({ state }) => state === 'pending')],
    ['Active orders', pass.orders.filter(({ state }) => state === 'active')],
    ['Ended today', pass.orders.filter(({ state }) => state === 'ended')],
  ] as const;
  if (pass.orders.length === 0) {
    return (
      <EmptyState title="No orders yet">
        Nurses and medication aides enter orders. A nurse reviews each one.
      </EmptyState>
    );
  }
  return (
    <div className={`${ui.stack16} ${styles.orders}`}>
      {groups.map(
        ([title, orders]) =>
          orders.length > 0 && (
            <section key={title} aria-label={title} className={ui.stack8}>
              <h2 className={styles.title}>
                {title} ({orders.length})
              </h2>
              <OperatorTable
                label={title}
                columns={[
                  'Resident',
                  'Order',
                  'Schedule',
                  'Prescriber',
                  'Start and stop',
                  { hidden: 'Actions' },
                ]}
              >
                {orders
                  .toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), 'en'))
                  .map((order) => (
                    <tr key={order.id}>
                      <th scope="row">
                        <Link to={linkTo('operatorResident', { id: order.resident_id })}>
                          {nameOf(order)}
                        </Link>
                      </th>
                      <td data-wide>
                        {order.drug} {order.dose}
                        {order.controlled_schedule !== null && ` · C-${order.controlled_schedule}`}
                        <span className={ui.subline}>
                          {labelOf(ROUTES_OF_DRUGS, order.route)}
                          {order.kind === 'treatment' && ', treatment'}
                          {order.instructions !== null && `, ${order.instructions}`}
                        </span>
                      </td>
                      <td data-wide>{describeSchedule(order)}</td>
                      <td data-wide>
                        {order.prescriber}
                        <span className={ui.subline}>
                          {order.reviewed_by_name === null
                            ? `Entered by ${order.ordered_by_name}`
                            : `Reviewed by ${order.reviewed_by_name}`}
                        </span>
                      </td>
                      <td data-label="Start" data-wide>
                        {formatZonedTime(order.starts_at, pass.time_zone)}
                        {order.ends_at !== null && (
                          <span className={ui.subline}>
                            until {formatZonedTime(order.ends_at, pass.time_zone)}
                            {order.discontinue_reason !== null &&
                              `: ${order.discontinue_reason} (${order.discontinued_by_name})`}
                          </span>
                        )}
                      </td>
                      <td data-wide className={styles.actions}>
                        <OrderActions
                          order={order}
                          name={nameOf(order)}
                          canReview={pass.can_review}
                          canOrder={canAdd('medication_orders')}
                          onChange={setChange}
                        />
                      </td>
                    </tr>
                  ))}
              </OperatorTable>
            </section>
          ),
      )}
      {change?.of === 'replace' && (
        <OrderDialog
          communityId={communityId}
          replaced={change.order}
          onClose={() => setChange(null)}
        />
      )}
      {change?.of === 'discontinue' && (
        <DiscontinueDialog order={change.order} onClose={() => setChange(null)} />
      )}
    </div>
  );
}

interface OrderActionsProps {
  readonly order: MedicationOrder;
  readonly name: string;
  readonly canReview: boolean;
  readonly canOrder: boolean;
  readonly onChange: (change: Change) => void;
}

function OrderActions({ order, name, canReview, canOrder, onChange }: OrderActionsProps) {
  const [review, { isLoading }] = useReviewOrderMutation();
  const label = `${order.drug} for ${name}`;
  if (order.state === 'ended') return null;
  return (
    <span className={styles.buttons}>
      {order.state === 'pending' && canReview && (
        <Button
          size="small"
          intent="primary"
          loading={isLoading}
          aria-label={`Review: ${label}`}
          onClick={() => void review(order.id)}
        >
          Review
        </Button>
      )}
      {order.state === 'active' && canOrder && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Replace: ${label}`}
          onClick={() => onChange({ of: 'replace', order })}
        >
          Replace
        </Button>
      )}
      {canReview && (
        <Button
          size="small"
          variant="minimal"
          aria-label={`Discontinue: ${label}`}
          onClick={() => onChange({ of: 'discontinue', order })}
        >
          Discontinue
        </Button>
      )}
    </span>
  );
}

function DiscontinueDialog({
  order,
  onClose,
}: {
  readonly order: MedicationOrder;
  readonly onClose: () => void;
}) {
  const [discontinue] = useDiscontinueOrderMutation();
  return (
    <ReasonDialog
      title={`Discontinue ${order.drug}`}
      action="Discontinue order"
      failure="Not discontinued"
      intent="danger"
      save={(reason) => discontinue({ id: order.id, reason })}
      onClose={onClose}
    />
  );
}
