import { formatDollars } from '#shared/format/money.ts';
import { parseAmount, toAmountText } from '#shared/investing/amounts.ts';
import {
  CAPITAL_KINDS,
  CAPITAL_SIDES,
  INTRODUCTION_STATUSES,
  RECOURSE,
} from '#shared/investing/capital.ts';
import { CARE_TYPES } from '#shared/investing/syndication.ts';
import { STATES } from '#shared/listings/states.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { DecimalField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { parsedText, plainText, requiredLine } from '../../../ui/form/textSchemas.ts';
import {
  useIntroduceCapitalRequestMutation,
  useSaveCapitalBoxMutation,
  useSaveCapitalRequestMutation,
  useUpdateCapitalIntroductionMutation,
} from './capitalApi.ts';
import type { CapitalBox, CapitalRequest, Introduction } from './capitalShapes.ts';

const MAX_DOLLARS = 10_000_000_000;

/** Whole dollars from typed text; blank is null if allowed. */
const dollars = (isOptional = false) =>
  parsedText<number | null>((typed) => {
    if (isOptional && typed.trim() === '') return null;
    const cents = parseAmount(typed);
    return cents !== undefined && cents >= 0 && cents / 100 <= MAX_DOLLARS
      ? Math.round(cents / 100)
      : undefined;
  }, 'Enter an amount up to $10 billion.');

/** A number that may be blank, in hundredths. */
const hundredths = (most: number, message: string) =>
  parsedText<number | null>((typed) => {
    if (typed.trim() === '') return null;
    const value = Number(typed);
    return value >= 0 && value <= most ? Math.round(value * 100) : undefined;
  }, message);
const percent = () => hundredths(100, 'Enter a percentage from 0 to 100, or leave it blank.');
const coverage = () =>
  parsedText<number | null>((typed) => {
    if (typed.trim() === '') return null;
    const value = Number(typed);
    return value >= 0 && value <= 5 ? Math.round(value * 10_000) : undefined;
  }, 'Enter a ratio such as 1.25, or leave it blank.');
const count = () =>
  parsedText<number | null>((typed) => {
    if (typed.trim() === '') return null;
    const value = Number(typed);
    return Number.isInteger(value) && value >= 0 && value <= 10_000 ? value : undefined;
  }, 'Enter a whole number, or leave it blank.');

const fromBps = (bps: number | null | undefined, by = 100): string =>
  bps == null ? '' : String(bps / by);
const fromNumber = (value: number | null | undefined): string =>
  value == null ? '' : String(value);
const fromDollars = (amount: number | undefined): string =>
  amount === undefined ? '' : toAmountText(amount * 100);
const stateOptions = [['', 'Choose'] as const, ...Object.entries(STATES)];

const requestSchema = z.object({
  title: requiredLine(120, 'Enter a title.').check(z.minLength(3, 'Use at least 3 characters.')),
  side: z.string(),
  amount: dollars(),
  careType: z.string(),
  state: z.string().check(z.minLength(2, 'Choose a state.')),
  ltv: percent(),
  dscr: coverage(),
  target: percent(),
  rate: percent(),
  recourse: z.string(),
  units: count(),
  occupancy: percent(),
  summary: plainText(2000),
});

/** Adds or edits a request for capital. */
export function RequestDialog({
  request,
  onClose,
}: {
  readonly request?: CapitalRequest;
  readonly onClose: () => void;
}) {
  const [save] = useSaveCapitalRequestMutation();
  const form = useSaveForm({
    schema: requestSchema,
    defaultValues: {
      title: request?.title ?? '',
      side: request?.side ?? 'debt',
      amount: fromDollars(request?.amount),
      careType: request?.care_type ?? 'assisted',
      state: request?.state ?? '',
      ltv: fromBps(request?.ltv_bps),
      dscr: fromBps(request?.dscr_bps, 10_000),
      target: fromBps(request?.return_bps),
      rate: fromBps(request?.rate_bps),
      recourse: request?.accepts_recourse === true ? 'yes' : 'no',
      units: fromNumber(request?.units),
      occupancy: fromBps(request?.occupancy_bps),
      summary: request?.summary ?? '',
    },
    save: (values, id) =>
      save({
        p_id: request?.id ?? id,
        ...(request !== undefined && { p_n: request.n }),
        p_values: {
          title: values.title,
          side: values.side,
          amount: values.amount,
          care_type: values.careType,
          state: values.state,
          ltv_bps: values.ltv,
          dscr_bps: values.dscr,
          return_bps: values.target,
          rate_bps: values.rate,
          accepts_recourse: values.recourse === 'yes',
          units: values.units,
          occupancy_bps: values.occupancy,
          summary: values.summary,
        },
      }),
    onSaved: onClose,
  });
  const isDebt = form.values.side === 'debt';
  const action = request === undefined ? 'Add request' : 'Save request';
  return (
    <SaveDialog
      form={form}
      title={request === undefined ? 'Add request' : 'Edit request'}
      action={action}
      onCancel={onClose}
    >
      <TextField label="Title" {...form.field('title')} />
      <SelectField label="Capital" options={toOptions(CAPITAL_SIDES)} {...form.field('side')} />
      <MoneyField label="Amount" {...form.field('amount')} />
      <SelectField label="Care type" options={toOptions(CARE_TYPES)} {...form.field('careType')} />
      <SelectField label="State" options={stateOptions} {...form.field('state')} />
      <WholeNumberField label="Units" isOptional {...form.field('units')} />
      <DecimalField label="Occupancy, %" isOptional {...form.field('occupancy')} />
      <DecimalField
        label="Loan to value, %"
        isOptional
        hint="All debt after this capital ÷ value."
        {...form.field('ltv')}
      />
      {isDebt ? (
        <>
          <DecimalField label="Debt service coverage" isOptional {...form.field('dscr')} />
          <DecimalField label="Highest rate, %" isOptional {...form.field('rate')} />
          <SelectField
            label="Recourse"
            options={[
              ['no', 'Only non-recourse'],
              ['yes', 'Recourse is acceptable'],
            ]}
            {...form.field('recourse')}
          />
        </>
      ) : (
        <DecimalField label="Return to the investor, %" isOptional {...form.field('target')} />
      )}
      <TextAreaField
        label="Summary"
        rows={4}
        isOptional
        hint="Providers see it once you introduce yourself."
        {...form.field('summary')}
      />
    </SaveDialog>
  );
}

const isStateList = (typed: string): boolean => readStates(typed).every((state) => state in STATES);
const readStates = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((part) => part !== ''),
  ),
];

const boxSchema = z
  .object({
    name: requiredLine(120, 'Enter a name.').check(z.minLength(3, 'Use at least 3 characters.')),
    provider: requiredLine(160, 'Enter the company.').check(
      z.minLength(2, 'Use at least 2 characters.'),
    ),
    kind: z.string(),
    minimum: dollars(),
    maximum: dollars(),
    careType: z.string(),
    states: z.string().check(z.refine(isStateList, 'Use state codes, such as “OH, IN”.')),
    ltv: percent(),
    dscr: coverage(),
    target: percent(),
    from: percent(),
    to: percent(),
    recourse: z.string(),
    units: count(),
    occupancy: percent(),
    notes: plainText(2000),
    published: z.string(),
  })
  .check(
    z.refine(({ minimum, maximum }) => (minimum ?? 0) <= (maximum ?? 0), {
      path: ['maximum'],
      message: 'The largest size is at least the smallest.',
    }),
    z.refine(({ from, to }) => (from === null) === (to === null) && (from ?? 0) <= (to ?? 0), {
      path: ['to'],
      message: 'Enter both rates, the lower one first.',
    }),
  );

/** Adds or edits a capital box. */
export function BoxDialog({
  box,
  onClose,
}: {
  readonly box?: CapitalBox;
  readonly onClose: () => void;
}) {
  const [save] = useSaveCapitalBoxMutation();
  const form = useSaveForm({
    schema: boxSchema,
    defaultValues: {
      name: box?.name ?? '',
      provider: box?.provider ?? '',
      kind: box?.kind ?? 'bank',
      minimum: fromDollars(box?.minimum),
      maximum: fromDollars(box?.maximum),
      careType: box?.care_types[0] ?? '',
      states: box?.states.join(', ') ?? '',
      ltv: fromBps(box?.max_ltv_bps),
      dscr: fromBps(box?.min_dscr_bps, 10_000),
      target: fromBps(box?.min_return_bps),
      from: fromBps(box?.rate_from_bps),
      to: fromBps(box?.rate_to_bps),
      recourse: box?.recourse ?? '',
      units: fromNumber(box?.min_units),
      occupancy: fromBps(box?.min_occupancy_bps),
      notes: box?.notes ?? '',
      published: box === undefined || box.is_published ? 'yes' : 'no',
    },
    save: (values, id) =>
      save({
        p_id: box?.id ?? id,
        ...(box !== undefined && { p_n: box.n }),
        p_values: {
          name: values.name,
          provider: values.provider,
          kind: values.kind,
          minimum: values.minimum,
          maximum: values.maximum,
          care_types:
            values.careType === ''
              ? []
              : [
                  values.careType,
                  ...(box?.care_types.slice(1) ?? []).filter((one) => one !== values.careType),
                ],
          states: readStates(values.states),
          max_ltv_bps: values.ltv,
          min_dscr_bps: values.dscr,
          min_return_bps: values.target,
          rate_from_bps: values.from,
          rate_to_bps: values.to,
          recourse: values.recourse === '' ? null : values.recourse,
          min_units: values.units,
          min_occupancy_bps: values.occupancy,
          notes: values.notes,
          is_published: values.published === 'yes',
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={box === undefined ? 'Add box' : 'Edit box'}
      action={box === undefined ? 'Add box' : 'Save box'}
      onCancel={onClose}
    >
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Company" {...form.field('provider')} />
      <SelectField label="Kind" options={toOptions(CAPITAL_KINDS)} {...form.field('kind')} />
      <MoneyField label="Smallest size" {...form.field('minimum')} />
      <MoneyField label="Largest size" {...form.field('maximum')} />
      <SelectField
        label="Care type"
        options={[['', 'Any'], ...toOptions(CARE_TYPES)]}
        {...form.field('careType')}
      />
      <TextField
        label="States"
        isOptional
        hint="Codes, such as “OH, IN”. Blank for any."
        {...form.field('states')}
      />
      <DecimalField label="Highest loan to value, %" isOptional {...form.field('ltv')} />
      <DecimalField label="Lowest debt service coverage" isOptional {...form.field('dscr')} />
      <DecimalField label="Lowest return, %" isOptional {...form.field('target')} />
      <DecimalField label="Rate from, %" isOptional {...form.field('from')} />
      <DecimalField label="Rate to, %" isOptional {...form.field('to')} />
      <SelectField
        label="Recourse"
        options={[['', 'Not stated'], ...toOptions(RECOURSE)]}
        {...form.field('recourse')}
      />
      <WholeNumberField label="Fewest units" isOptional {...form.field('units')} />
      <DecimalField label="Lowest occupancy, %" isOptional {...form.field('occupancy')} />
      <TextAreaField label="Notes" rows={3} isOptional {...form.field('notes')} />
      <SelectField
        label="Visibility"
        options={[
          ['yes', 'Published: matched to requests'],
          ['no', 'Private'],
        ]}
        {...form.field('published')}
      />
    </SaveDialog>
  );
}

const messageSchema = z.object({
  message: plainText(4000).check(z.minLength(1, 'Enter a message.')),
});

/** Introduces a request to the provider of a box by message. */
export function IntroduceDialog({
  request,
  box,
  onClose,
}: {
  readonly request: CapitalRequest;
  readonly box: Pick<CapitalBox, 'id' | 'provider'>;
  readonly onClose: () => void;
}) {
  const [introduce] = useIntroduceCapitalRequestMutation();
  const form = useSaveForm({
    schema: messageSchema,
    defaultValues: {
      message: `We are looking for ${formatDollars(request.amount)} for ${request.title}.`,
    },
    save: ({ message }, id) =>
      introduce({ p_id: id, p_request_id: request.id, p_box_id: box.id, p_message: message }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Introduce to ${box.provider}`}
      action="Send introduction"
      failure="Not sent"
      onCancel={onClose}
    >
      <TextAreaField
        label="Message"
        rows={6}
        hint="The provider sees your name and this request from then on."
        {...form.field('message')}
      />
    </SaveDialog>
  );
}

const outcomeSchema = z.object({
  status: z.string(),
  offered: dollars(true),
  note: plainText(1000),
});

/** Records what comes of an introduction. */
export function OutcomeDialog({
  introduction,
  onClose,
}: {
  readonly introduction: Introduction;
  readonly onClose: () => void;
}) {
  const [update] = useUpdateCapitalIntroductionMutation();
  const form = useSaveForm({
    schema: outcomeSchema,
    defaultValues: {
      status: introduction.status,
      offered: introduction.offered === null ? '' : fromDollars(introduction.offered),
      note: introduction.note,
    },
    save: ({ status, offered, note }) =>
      update({
        p_id: introduction.id,
        p_n: introduction.n,
        p_status: status,
        ...(offered !== null && { p_offered: offered }),
        p_note: note,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title="Record outcome"
      action="Record outcome"
      failure="Not recorded"
      onCancel={onClose}
    >
      <SelectField
        label="Status"
        options={toOptions(INTRODUCTION_STATUSES)}
        {...form.field('status')}
      />
      <MoneyField label="Offered amount" isOptional {...form.field('offered')} />
      {introduction.is_mine && (
        <TextAreaField
          label="Note"
          rows={3}
          isOptional
          hint="Only you see it."
          {...form.field('note')}
        />
      )}
    </SaveDialog>
  );
}
