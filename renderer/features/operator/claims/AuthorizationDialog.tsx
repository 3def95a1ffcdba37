import { CLAIM_PAYORS } from '#shared/operator/claims/claim.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, parsedText, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSaveAuthorizationMutation } from './claimsApi.ts';
import type { Authorization, ClaimList } from './claimsShapes.ts';

const day = () => checkedText((typed) => /^\d{4}-\d{2}-\d{2}$/.test(typed), 'Enter a date.');
const schema = z
  .object({
    resident: z.string().check(z.minLength(1, 'Choose a resident.')),
    payor: z.string(),
    number: requiredLine(50, 'Enter the number of the authorization.'),
    service: requiredLine(120, 'Enter the service.'),
    procedure: checkedText(
      (typed) => typed === '' || /^[A-Za-z0-9]{5}$/.test(typed),
      'A HCPCS code has 5 letters and digits.',
    ),
    units: parsedText((typed) => {
      const units = Number(typed.trim());
      return Number.isInteger(units) && units >= 1 && units <= 1_000_000 ? units : undefined;
    }, 'Enter whole units from 1.'),
    unitKind: z.string(),
    from: day(),
    to: day(),
  })
  .check(
    z.refine(({ from, to }) => to >= from, {
      path: ['to'],
      message: 'The last day must be on or after the first.',
    }),
  );

interface AuthorizationDialogProps {
  readonly communityId: string;
  readonly list: ClaimList;
  readonly authorization?: Authorization;
  readonly onClose: () => void;
}

/** Adds or changes what a payor approved for a resident. */
export function AuthorizationDialog({
  communityId,
  list,
  authorization,
  onClose,
}: AuthorizationDialogProps) {
  const [save] = useSaveAuthorizationMutation();
  const form = useSaveForm({
    schema,
    defaultValues: {
      resident: authorization?.resident_id ?? '',
      payor: authorization?.payor ?? 'medicaid',
      number: authorization?.number ?? '',
      service: authorization?.service ?? '',
      procedure: authorization?.procedure_code ?? '',
      units: authorization === undefined ? '' : `${authorization.units}`,
      unitKind: authorization?.unit_kind ?? 'day',
      from: authorization?.begins_on ?? '',
      to: authorization?.ends_on ?? '',
    },
    save: (values, id) =>
      save({
        id: authorization?.id ?? id,
        communityId,
        version: authorization?.version ?? 0,
        values: {
          resident_id: values.resident,
          payor: values.payor,
          number: values.number,
          service: values.service,
          procedure_code: values.procedure,
          units: values.units,
          unit_kind: values.unitKind,
          begins_on: values.from,
          ends_on: values.to,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={authorization === undefined ? 'Add authorization' : 'Edit authorization'}
      action={authorization === undefined ? 'Add authorization' : 'Save authorization'}
      onCancel={onClose}
    >
      {authorization === undefined && (
        <>
          <SelectField
            label="Resident"
            options={[['', 'Choose'], ...list.residents.map(({ id, name }) => [id, name] as const)]}
            {...form.field('resident')}
          />
          <SelectField label="Payor" options={toOptions(CLAIM_PAYORS)} {...form.field('payor')} />
        </>
      )}
      <TextField label="Authorization number" {...form.field('number')} />
      <TextField label="Service" {...form.field('service')} />
      <TextField label="Procedure code" isOptional {...form.field('procedure')} />
      <WholeNumberField label="Units" {...form.field('units')} />
      <SelectField
        label="Unit"
        options={[
          ['day', 'Days'],
          ['unit', 'Units'],
        ]}
        {...form.field('unitKind')}
      />
      <DateField label="First day" {...form.field('from')} />
      <DateField label="Last day" {...form.field('to')} />
    </SaveDialog>
  );
}
