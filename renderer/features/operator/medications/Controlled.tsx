import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { numberText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useActing } from '../acting/index.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import type { ControlledCount, MedicationOrder, MedicationPass } from './medication.ts';
import { useCountControlledMutation, useResolveCountMutation } from './medicationsApi.ts';
import { WitnessDialog } from './WitnessDialog.tsx';

const KINDS = [
  ['count', 'Count'],
  ['received', 'Received'],
  ['wasted', 'Wasted'],
] as const;
const kindOf = (kind: string) => KINDS.find(([value]) => value === kind)?.[1] ?? '';

type Step =
  | { readonly of: 'count'; readonly order: MedicationOrder }
  | { readonly of: 'witness'; readonly order: MedicationOrder; readonly count: ControlledCount }
  | { readonly of: 'resolve'; readonly count: ControlledCount };

interface ControlledProps {
  readonly communityId: string;
  readonly pass: MedicationPass;
}

/** Controlled drugs with their expected quantity. Two people count them; a discrepancy locks the drug. */
export function Controlled({ communityId, pass }: ControlledProps) {
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  if (pass.counts.length === 0) {
    return (
      <EmptyState title="No controlled drugs">
        Active orders of schedules II to V appear here for the count at shift change.
      </EmptyState>
    );
  }
  return (
    <>
      <OperatorTable
        label="Controlled drugs"
        columns={[
          'Drug',
          'Resident',
          { number: 'Expected' },
          'Last entry',
          'Status',
          { hidden: 'Actions' },
        ]}
      >
        {pass.counts.map(({ order_id, expected, last }) => {
          const order = pass.orders.find(({ id }) => id === order_id);
          if (order === undefined) return null;
          return (
            <tr key={order_id}>
              <th scope="row">
                {order.drug} {order.dose}{' '}
                <span className={ui.caption}>C-{order.controlled_schedule}</span>
              </th>
              <td data-wide>{pass.residents.find(({ id }) => id === order.resident_id)?.name}</td>
              <td className={operator.number} data-label="Expected">
                {expected}
              </td>
              <td data-wide>
                {last === null ? '—' : <LastEntry last={last} zone={pass.time_zone} />}
              </td>
              <td data-label="Status">
                <Status last={last} isLocked={pass.locked.includes(order_id)} />
              </td>
              <td data-wide>
                <CountActions pass={pass} order={order} last={last} onStep={setStep} />
              </td>
            </tr>
          );
        })}
      </OperatorTable>
      {step?.of === 'count' && <CountDialog order={step.order} onClose={close} />}
      {step?.of === 'witness' && (
        <WitnessDialog
          communityId={communityId}
          order={step.order}
          count={step.count}
          onClose={close}
        />
      )}
      {step?.of === 'resolve' && <ResolveDialog count={step.count} onClose={close} />}
    </>
  );
}

function LastEntry({ last, zone }: { readonly last: ControlledCount; readonly zone: string }) {
  return (
    <>
      {kindOf(last.kind)} {last.quantity}, {formatZonedTime(last.at, zone)}
      <span className={ui.subline}>
        {last.counted_by_name}
        {last.witnessed_by_name !== null && ` and ${last.witnessed_by_name}`}
        {last.resolution !== null && `, resolved: ${last.resolution}`}
      </span>
    </>
  );
}

const isDiscrepancy = ({ kind, quantity, expected, resolved_at }: ControlledCount): boolean =>
  kind === 'count' && quantity !== expected && resolved_at === null;

function Status({
  last,
  isLocked,
}: {
  readonly last: ControlledCount | null;
  readonly isLocked: boolean;
}) {
  if (last === null) return <span className={ui.muted}>Never counted</span>;
  if (last.witnessed_at === null) return <span className={ui.warning}>Awaiting second person</span>;
  if (isDiscrepancy(last)) {
    return (
      <strong className={ui.error}>
        Locked: {last.quantity} counted, {last.expected} expected
      </strong>
    );
  }
  return isLocked ? <strong className={ui.error}>Locked</strong> : <>Confirmed</>;
}

interface CountActionsProps {
  readonly pass: MedicationPass;
  readonly order: MedicationOrder;
  readonly last: ControlledCount | null;
  readonly onStep: (step: Step) => void;
}

function CountActions({ pass, order, last, onStep }: CountActionsProps) {
  if (last !== null && last.witnessed_at === null) {
    return pass.can_record ? (
      <Button
        size="small"
        intent="primary"
        aria-label={`Confirm ${last.quantity} of ${order.drug}`}
        onClick={() => onStep({ of: 'witness', order, count: last })}
      >
        Confirm {last.quantity}
      </Button>
    ) : null;
  }
  if (last !== null && isDiscrepancy(last)) {
    return pass.can_resolve ? (
      <Button
        size="small"
        aria-label={`Resolve discrepancy of ${order.drug}`}
        onClick={() => onStep({ of: 'resolve', count: last })}
      >
        Resolve discrepancy
      </Button>
    ) : null;
  }
  return pass.can_record ? (
    <Button
      size="small"
      aria-label={`Count ${order.drug}`}
      onClick={() => onStep({ of: 'count', order })}
    >
      Count
    </Button>
  ) : null;
}

const countForm = z.object({
  kind: z.string(),
  quantity: numberText(0, 10_000, 'Enter a whole number up to 10,000.').check(
    z.refine((quantity) => Number.isInteger(quantity), 'Enter a whole number up to 10,000.'),
  ),
});

/** A blind count: the expected quantity isn't shown while counting. */
function CountDialog({
  order,
  onClose,
}: {
  readonly order: MedicationOrder;
  readonly onClose: () => void;
}) {
  const acting = useActing();
  const [count] = useCountControlledMutation();
  const form = useSaveForm({
    schema: countForm,
    defaultValues: { kind: 'count' as string, quantity: '' },
    save: (values, id) => count({ id, orderId: order.id, acting, ...values }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`${order.drug} ${order.dose}`}
      action="Enter count"
      failure="Not entered"
      onCancel={onClose}
    >
      <SelectField label="Entry" options={KINDS} {...form.field('kind')} />
      <WholeNumberField label="Quantity" {...form.field('quantity')} />
    </SaveDialog>
  );
}

const resolveForm = z.object({
  resolution: requiredLine(300, 'Enter what was found.').check(
    z.minLength(3, 'Enter what was found.'),
  ),
});

function ResolveDialog({
  count,
  onClose,
}: {
  readonly count: ControlledCount;
  readonly onClose: () => void;
}) {
  const [resolve] = useResolveCountMutation();
  const form = useSaveForm({
    schema: resolveForm,
    defaultValues: { resolution: '' },
    save: ({ resolution }) => resolve({ id: count.id, resolution }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Resolve discrepancy"
      action="Resolve discrepancy"
      failure="Not resolved"
      onCancel={onClose}
    >
      <p>
        {count.quantity} counted, {count.expected} expected.
      </p>
      <TextField label="Resolution" {...form.field('resolution')} />
    </SaveDialog>
  );
}
