import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import { CARE_TYPES, OFFERING_RULES } from '#shared/investing/syndication.ts';
import { STATES } from '#shared/listings/states.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import {
  checkedText,
  numberText,
  parsedText,
  plainText,
  requiredLine,
} from '../../../ui/form/textSchemas.ts';
import { syndicationApi } from './syndicationApi.ts';
import type { Offering } from './syndicationShapes.ts';

const money = () =>
  parsedText((typed) => {
    const cents = parseAmount(typed);
    return cents !== undefined && cents > 0 && cents <= 100_000_000_000 ? cents : undefined;
  }, 'Enter an amount up to $1 billion.');
const percent = (most: number) => numberText(0, most, `Enter a percentage from 0 to ${most}.`);
const toBps = (value: number): number => Math.round(value * 100);
const fromBps = (bps: number | undefined, otherwise: string): string =>
  bps === undefined ? otherwise : String(bps / 100);

const schema = z
  .object({
    title: requiredLine(120, 'Enter a title.').check(z.minLength(3, 'Use at least 3 characters.')),
    rule: z.string(),
    property: requiredLine(160, 'Enter the property.').check(
      z.minLength(2, 'Use at least 2 characters.'),
    ),
    state: z.string().check(z.minLength(2, 'Choose a state.')),
    careType: z.string(),
    summary: plainText(6000).check(z.minLength(20, 'Use at least 20 characters.')),
    size: money(),
    minimum: money(),
    step: money(),
    preferred: percent(30),
    order: z.string(),
    catchUp: percent(100),
    catchUpTo: percent(50),
    hurdle: parsedText<number | null>((typed) => {
      if (typed.trim() === '') return null;
      const multiple = Number(typed);
      return multiple > 1 && multiple < 100 ? multiple : undefined;
    }, 'Enter a multiple such as 1.8.'),
    split: percent(100),
    hurdleSplit: percent(100),
    fee: percent(10),
    hold: numberText(1, 240, 'Enter 1 to 240 months.'),
    closesOn: checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.'),
    agreement: plainText(30_000).check(z.minLength(20, 'Use at least 20 characters.')),
  })
  .check(
    z.refine(({ minimum, size }) => minimum <= size, {
      path: ['minimum'],
      message: 'The minimum is at most the size.',
    }),
    z.refine(({ step, size, minimum }) => size % step === 0 && minimum % step === 0, {
      path: ['step'],
      message: 'Size and minimum must be multiples of the increment.',
    }),
    z.refine(({ catchUp, catchUpTo }) => catchUp === 0 || catchUp > catchUpTo, {
      path: ['catchUp'],
      message: 'The catch-up is more than the share it reaches.',
    }),
    z.refine(({ hurdle, split }) => hurdle === null || split > 0, {
      path: ['split'],
      message: 'Enter the share of investors up to the hurdle.',
    }),
  );

interface OfferingDialogProps {
  /** The offering to edit; omitted for a new one. */
  readonly offering?: Offering;
  readonly onClose: () => void;
  readonly onSaved?: (id: string) => void;
}

/** Creates or edits an offering. Terms are fixed once it is open. */
export function OfferingDialog({ offering, onClose, onSaved }: OfferingDialogProps) {
  const [save] = syndicationApi.useSaveOfferingMutation();
  const [first, last] =
    offering === undefined || offering.tiers.length === 1
      ? [undefined, offering?.tiers[0]]
      : [offering.tiers[0], offering.tiers.at(-1)];
  const isFixed = offering !== undefined && offering.status !== 'draft';
  const form = useSaveForm({
    schema,
    defaultValues: {
      title: offering?.title ?? '',
      rule: offering?.rule ?? '506b',
      property: offering?.property ?? '',
      state: offering?.state ?? '',
      careType: offering?.care_type ?? 'assisted',
      summary: offering?.summary ?? '',
      size: toAmountText(offering?.offering_cents ?? null),
      minimum: toAmountText(offering?.minimum_cents ?? null),
      step: toAmountText(offering?.step_cents ?? 500_000),
      preferred: fromBps(offering?.preferred_bps, '8'),
      order: offering?.is_preferred_first === false ? 'capital' : 'preferred',
      catchUp: fromBps(offering?.catch_up_bps, '0'),
      catchUpTo: fromBps(offering?.catch_up_to_bps, '0'),
      hurdle: first?.up_to == null ? '' : String(first.up_to / 100),
      split: fromBps((first ?? last)?.investors_bps, '70'),
      hurdleSplit: fromBps(last?.investors_bps, '60'),
      fee: fromBps(offering?.fee_bps, '0'),
      hold: String(offering?.hold_months ?? 60),
      closesOn: offering?.closes_on ?? '',
      agreement: offering?.agreement ?? '',
    },
    save: async (values, requestId) => {
      const id = offering?.id ?? requestId;
      const investors = toBps(values.split);
      const { error } = await save({
        p_id: id,
        ...(offering !== undefined && { p_n: offering.n }),
        p_values: {
          title: values.title,
          summary: values.summary,
          closes_on: values.closesOn,
          ...(!isFixed && {
            rule: values.rule,
            property_name: values.property,
            state: values.state,
            care_type: values.careType,
            offering_cents: values.size,
            minimum_cents: values.minimum,
            step_cents: values.step,
            preferred_bps: toBps(values.preferred),
            is_preferred_first: values.order === 'preferred',
            catch_up_bps: toBps(values.catchUp),
            catch_up_to_bps: toBps(values.catchUpTo),
            tiers:
              values.hurdle === null
                ? [{ up_to: null, investors_bps: investors }]
                : [
                    { up_to: Math.round(values.hurdle * 100), investors_bps: investors },
                    { up_to: null, investors_bps: toBps(values.hurdleSplit) },
                  ],
            fee_bps: toBps(values.fee),
            hold_months: Math.round(values.hold),
            agreement: values.agreement,
          }),
        },
      });
      return error === undefined ? { data: id } : { error };
    },
    onSaved: (id) => {
      onClose();
      onSaved?.(id);
    },
  });
  const states = [['', 'Choose'] as const, ...Object.entries(STATES)];
  return (
    <SaveDialog
      form={form}
      title={offering === undefined ? 'Create offering' : 'Edit offering'}
      action={offering === undefined ? 'Create offering' : 'Save offering'}
      onCancel={onClose}
    >
      <TextField label="Title" {...form.field('title')} />
      <TextAreaField label="Summary" rows={5} {...form.field('summary')} />
      <DateField label="Closing date" {...form.field('closesOn')} />
      {!isFixed && (
        <>
          <SelectField
            label="Rule"
            hint="506(b): only people you knew before. 506(c): anyone with verified accreditation."
            options={toOptions(OFFERING_RULES)}
            {...form.field('rule')}
          />
          <TextField label="Property" {...form.field('property')} />
          <SelectField label="State" options={states} {...form.field('state')} />
          <SelectField
            label="Care type"
            options={toOptions(CARE_TYPES)}
            {...form.field('careType')}
          />
          <MoneyField label="Offering size" {...form.field('size')} />
          <MoneyField label="Minimum commitment" {...form.field('minimum')} />
          <MoneyField label="Increment" {...form.field('step')} />
          <DecimalField label="Preferred return, % a year" {...form.field('preferred')} />
          <SelectField
            label="Cash pays first"
            options={[
              ['preferred', 'Preferred return, then capital'],
              ['capital', 'Capital, then preferred return'],
            ]}
            {...form.field('order')}
          />
          <DecimalField label="Investors’ share of profit, %" {...form.field('split')} />
          <DecimalField
            label="Hurdle, multiple of capital"
            isOptional
            hint="Above it, the second share applies."
            {...form.field('hurdle')}
          />
          {form.values.hurdle.trim() !== '' && (
            <DecimalField
              label="Investors’ share above the hurdle, %"
              {...form.field('hurdleSplit')}
            />
          )}
          <DecimalField
            label="Catch-up to the sponsor, %"
            hint="0 for none."
            {...form.field('catchUp')}
          />
          <DecimalField
            label="Catch-up until the sponsor has, % of profit"
            {...form.field('catchUpTo')}
          />
          <DecimalField label="Fee on top, %" {...form.field('fee')} />
          <WholeNumberField label="Hold, months" {...form.field('hold')} />
          <TextAreaField
            label="Subscription agreement"
            rows={10}
            hint="Your counsel’s text. Each investor’s name, amount, and fee are added above it."
            {...form.field('agreement')}
          />
        </>
      )}
    </SaveDialog>
  );
}
