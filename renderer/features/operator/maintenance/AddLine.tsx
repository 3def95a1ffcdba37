import { LINE_KINDS } from '#shared/operator/maintenance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog, SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import styles from './Maintenance.module.css';
import { useAddWorkOrderLineMutation } from './maintenanceApi.ts';
import type { OrderDetails } from './maintenanceShapes.ts';

const isAmount = (typed: string, most: number): boolean =>
  /^\d{1,7}(\.\d{1,2})?$/.test(typed) && Number(typed) <= most;

const lineForm = z.object({
  kind: z.string(),
  description: requiredLine(200, 'Enter what it is.'),
  quantity: checkedText(
    (typed) => isAmount(typed, 100_000) && Number(typed) > 0,
    'Enter a number.',
  ),
  unitCost: checkedText((typed) => isAmount(typed, 1_000_000), 'Enter an amount.'),
});

interface AddLineProps {
  readonly order: Pick<OrderDetails, 'id' | 'number' | 'title'>;
  readonly onClose: () => void;
}

function useLineForm({ id: orderId, number }: AddLineProps['order'], onSaved?: () => void) {
  const [add] = useAddWorkOrderLineMutation();
  return useSaveForm({
    schema: lineForm,
    defaultValues: { kind: 'part', description: '', quantity: '1', unitCost: '' },
    save: ({ kind, description, quantity, unitCost }, id) =>
      add({
        id,
        orderId,
        values: { kind, description, quantity: Number(quantity), unit_cost: Number(unitCost) },
        name: `Cost of work order ${number}`,
      }),
    onSaved,
    clears: ['description', 'quantity', 'unitCost'],
  });
}

function LineFields({ form }: { readonly form: ReturnType<typeof useLineForm> }) {
  const isLabor = form.values.kind === 'labor';
  return (
    <>
      <SelectField label="Kind" options={toOptions(LINE_KINDS)} {...form.field('kind')} />
      <TextField label="Description" {...form.field('description')} />
      <DecimalField label={isLabor ? 'Hours' : 'Quantity'} {...form.field('quantity')} />
      <DecimalField label={isLabor ? 'Rate ($)' : 'Unit cost ($)'} {...form.field('unitCost')} />
    </>
  );
}

/** Fields for costs of an open order, one after the other. */
export function AddLine({ order, onClose }: AddLineProps) {
  const form = useLineForm(order);
  return (
    <SaveForm
      form={form}
      action="Add cost"
      failure="Not added"
      size="small"
      className={styles.line}
      onCancel={onClose}
    >
      <LineFields form={form} />
    </SaveForm>
  );
}

/** Adds one part, or hours, of an order on the phone. */
export function LineDialog({ order, onClose }: AddLineProps) {
  const form = useLineForm(order, onClose);
  return (
    <SaveDialog
      form={form}
      title={`Cost: ${order.title}`}
      action="Add cost"
      failure="Not added"
      onCancel={onClose}
    >
      <LineFields form={form} />
    </SaveDialog>
  );
}
