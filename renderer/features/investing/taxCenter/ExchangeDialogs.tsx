import { formatCalendarDay } from '#shared/format/date.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { exchangeDeadlines } from '#shared/investing/exchange.ts';
import { STATES } from '#shared/listings/states.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import {
  useEndPropertyMutation,
  useIdentifyPropertyMutation,
  useSaveExchangeMutation,
} from './taxApi.ts';
import type { Exchange, ExchangeProperty } from './taxShapes.ts';
import { optionalDay, requiredDay } from './taxTab.ts';

const above = (least: number) =>
  parsedText((typed) => {
    const cents = parseAmount(typed.trim() === '' && least === 0 ? '0' : typed);
    return cents !== undefined && cents >= least ? cents : undefined;
  }, 'Enter an amount.');

const exchangeForm = z
  .object({
    name: requiredLine(160, 'Enter the property you are selling.'),
    soldOn: requiredDay(),
    value: above(1),
    debt: above(0),
    intermediary: requiredLine(160, 'Enter the qualified intermediary.').check(
      z.minLength(2, 'Use at least 2 characters.'),
    ),
    returnDueOn: optionalDay(),
  })
  .check(
    z.refine(({ soldOn, returnDueOn }) => returnDueOn === '' || returnDueOn > soldOn, {
      path: ['returnDueOn'],
      message: 'Must be after the sale.',
    }),
  );

interface ExchangeDialogProps {
  readonly entityId: string;
  readonly exchange: Exchange | null;
  readonly today: string;
  readonly onClose: () => void;
}

/** Starts an exchange or corrects one. */
export function ExchangeDialog({ entityId, exchange, today, onClose }: ExchangeDialogProps) {
  const [save] = useSaveExchangeMutation();
  const form = useSaveForm({
    schema: exchangeForm,
    defaultValues: {
      name: exchange?.name ?? '',
      soldOn: exchange?.sold_on ?? today,
      value: toAmountText(exchange?.value_cents ?? null),
      debt: toAmountText(exchange?.debt_cents ?? null),
      intermediary: exchange?.intermediary ?? '',
      returnDueOn: exchange?.return_due_on ?? '',
    },
    save: (values, id) =>
      save({
        id: exchange?.id ?? id,
        entityId,
        version: exchange?.version ?? 0,
        values: {
          name: values.name,
          sold_on: values.soldOn,
          value_cents: values.value,
          debt_cents: values.debt,
          intermediary: values.intermediary,
          return_due_on: values.returnDueOn || null,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={exchange === null ? 'Start exchange' : 'Edit exchange'}
      action="Save exchange"
      onCancel={onClose}
    >
      <TextField label="Property sold" {...form.field('name')} />
      <DateField
        label="Sold on"
        hint="The day the property was transferred. Both deadlines count from it."
        {...form.field('soldOn')}
      />
      <DecimalField
        label="Value at sale"
        hint="Fair market value. The 200% rule compares with it."
        {...form.field('value')}
      />
      <DecimalField label="Debt paid off" isOptional {...form.field('debt')} />
      <TextField label="Qualified intermediary" {...form.field('intermediary')} />
      <DateField
        label="Return due"
        isOptional
        hint="Of the year of the sale, with extensions. It can end the 180 days early."
        {...form.field('returnDueOn')}
      />
    </SaveDialog>
  );
}

const propertyForm = z.object({
  name: requiredLine(200, 'Enter the address or legal description.').check(
    z.minLength(3, 'Use at least 3 characters.'),
  ),
  state: z.string(),
  value: above(1),
  identifiedOn: requiredDay(),
});

interface PropertyDialogProps {
  readonly exchange: Exchange;
  readonly today: string;
  readonly onClose: () => void;
}

/** Records a replacement property that was identified in writing. */
export function PropertyDialog({ exchange, today, onClose }: PropertyDialogProps) {
  const [identify] = useIdentifyPropertyMutation();
  const form = useSaveForm({
    schema: propertyForm,
    defaultValues: { name: '', state: '', value: '', identifiedOn: today },
    save: ({ name, state, value, identifiedOn }, id) =>
      identify({
        id,
        exchangeId: exchange.id,
        values: { name, state: state || null, value_cents: value, identified_on: identifiedOn },
      }),
    onSaved: onClose,
  });
  const { identifyBy } = exchangeDeadlines(exchange.sold_on, exchange.return_due_on);
  return (
    <SaveDialog
      form={form}
      title="Identify property"
      action="Identify property"
      failure="Not recorded"
      onCancel={onClose}
    >
      <TextField
        label="Property"
        hint="Address or legal description, as in the signed notice."
        {...form.field('name')}
      />
      <SelectField
        label="State"
        isOptional
        options={[['', 'Not given'], ...Object.entries(STATES)]}
        {...form.field('state')}
      />
      <DecimalField label="Value" {...form.field('value')} />
      <DateField
        label="Identified on"
        hint={`The day the notice was sent, until ${formatCalendarDay(identifyBy)}.`}
        {...form.field('identifiedOn')}
      />
    </SaveDialog>
  );
}

const endForm = z.object({ outcome: z.enum(['received', 'revoked']), on: requiredDay() });

/** Records that a property was received or its identification revoked. */
export function EndPropertyDialog({
  exchange,
  property,
  today,
  onClose,
}: PropertyDialogProps & { readonly property: ExchangeProperty }) {
  const [end] = useEndPropertyMutation();
  const form = useSaveForm({
    schema: endForm,
    defaultValues: { outcome: 'received', on: today },
    save: (values) => end({ id: property.id, ...values }),
    onSaved: onClose,
  });
  const { identifyBy, receiveBy } = exchangeDeadlines(exchange.sold_on, exchange.return_due_on);
  const until = form.values.outcome === 'received' ? receiveBy : identifyBy;
  return (
    <SaveDialog
      form={form}
      title={property.name}
      action="Record result"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Result"
        options={[
          ['received', 'Received'],
          ['revoked', 'Identification revoked'],
        ]}
        {...form.field('outcome')}
      />
      <DateField label="Day" hint={`Until ${formatCalendarDay(until)}.`} {...form.field('on')} />
    </SaveDialog>
  );
}
