import { INSURANCE_LINES } from '#shared/operator/insurance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import compliance from '../Compliance.module.css';
import { useSaveInsurancePolicyMutation } from './insuranceApi.ts';
import type { Insurance, InsurancePolicy } from './insuranceShapes.ts';
import { optionalCents, toTyped } from './money.ts';

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

const policyForm = z
  .object({
    home: z.string(),
    communities: z.array(z.string()),
    line: z.string(),
    carrier: requiredLine(160, 'Enter the carrier.'),
    number: requiredLine(60, 'Enter the policy number.'),
    occurrence: optionalCents(),
    aggregate: optionalCents(),
    deductible: optionalCents(),
    premium: optionalCents(),
    effectiveOn: checkedText(isDay, 'Enter a date.'),
    expiresOn: checkedText(isDay, 'Enter a date.'),
  })
  .check(
    z.refine(({ effectiveOn, expiresOn }) => expiresOn > effectiveOn, {
      path: ['expiresOn'],
      message: 'End date must be after the effective date.',
    }),
  );

interface InsurancePolicyDialogProps {
  readonly insurance: Insurance;
  readonly policy: InsurancePolicy | null;
  readonly community: string;
  readonly onClose: () => void;
}

/** Adds an insurance policy or corrects one. */
export function InsurancePolicyDialog(props: InsurancePolicyDialogProps) {
  const { insurance, policy, community, onClose } = props;
  const [save] = useSaveInsurancePolicyMutation();
  const { communities } = insurance;
  const form = useSaveForm({
    schema: policyForm,
    defaultValues: {
      home: policy?.community_id ?? (community || (communities[0]?.id ?? '')),
      communities: [...(policy?.community_ids ?? communities.map(({ id }) => id))],
      line: policy?.line ?? 'general',
      carrier: policy?.carrier ?? '',
      number: policy?.number ?? '',
      occurrence: toTyped(policy?.occurrence_cents),
      aggregate: toTyped(policy?.aggregate_cents),
      deductible: toTyped(policy?.deductible_cents),
      premium: toTyped(policy?.premium_cents),
      effectiveOn: policy?.effective_on ?? '',
      expiresOn: policy?.expires_on ?? '',
    },
    save: (values, id) =>
      save({
        id: policy?.id ?? id,
        communityId: values.home,
        version: policy?.version ?? 0,
        values: {
          community_ids: values.communities,
          line: values.line,
          carrier: values.carrier,
          number: values.number,
          occurrence_cents: values.occurrence,
          aggregate_cents: values.aggregate,
          deductible_cents: values.deductible,
          premium_cents: values.premium,
          effective_on: values.effectiveOn,
          expires_on: values.expiresOn,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={policy === null ? 'Add policy' : 'Edit policy'}
      action={policy === null ? 'Add policy' : 'Save'}
      onCancel={onClose}
    >
      <SelectField label="Line" options={toOptions(INSURANCE_LINES)} {...form.field('line')} />
      <TextField label="Carrier" {...form.field('carrier')} />
      <TextField label="Policy number" {...form.field('number')} />
      <DateField label="Effective" {...form.field('effectiveOn')} />
      <DateField label="Expires" {...form.field('expiresOn')} />
      <DecimalField label="Limit per occurrence" isOptional {...form.field('occurrence')} />
      <DecimalField label="Aggregate limit" isOptional {...form.field('aggregate')} />
      <DecimalField label="Deductible" isOptional {...form.field('deductible')} />
      <DecimalField label="Premium" isOptional {...form.field('premium')} />
      {policy === null && communities.length > 1 && (
        <SelectField
          label="Kept by"
          options={communities.map(({ id, name }) => [id, name] as const)}
          {...form.field('home')}
        />
      )}
      {communities.length > 1 && (
        <fieldset className={compliance.choices}>
          <legend>Communities covered</legend>
          {communities.map(({ id, name }) => (
            <Checkbox key={id} value={id} {...form.register('communities')}>
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </SaveDialog>
  );
}
