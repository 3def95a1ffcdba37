import { LICENSE_TYPES } from '#shared/operator/compliance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSaveCommunityLicenseMutation } from './complianceApi.ts';
import type { License } from './complianceShapes.ts';
import { optionalDay } from './fields.ts';

const licenseForm = z
  .object({
    type: z.string(),
    name: requiredLine(120, 'Enter a name.'),
    number: line(60),
    issuer: line(160),
    capacity: checkedText(
      (typed) => /^\d{0,4}$/.test(typed) && Number(typed) <= 5000,
      'Enter up to 5,000.',
    ),
    issuedOn: optionalDay(),
    expiresOn: optionalDay(),
  })
  .check(
    z.refine(
      ({ issuedOn, expiresOn }) => issuedOn === '' || expiresOn === '' || expiresOn >= issuedOn,
      { path: ['expiresOn'], message: 'End date must be after the issue date.' },
    ),
  );

interface LicenseDialogProps {
  readonly communityId: string;
  /** The license to correct. */
  readonly license?: License;
  /** The license that the new one renews. */
  readonly renews?: License;
  readonly onClose: () => void;
}

/** Adds, corrects, or renews a license. */
export function LicenseDialog({ communityId, license, renews, onClose }: LicenseDialogProps) {
  const [save] = useSaveCommunityLicenseMutation();
  const from = license ?? renews;
  const form = useSaveForm({
    schema: licenseForm,
    defaultValues: {
      type: from?.type ?? 'operating',
      name: from?.name ?? '',
      number: from?.number ?? '',
      issuer: from?.issuer ?? '',
      capacity: from?.capacity?.toString() ?? '',
      issuedOn: license?.issued_on ?? '',
      expiresOn: license?.expires_on ?? '',
    },
    save: (values, id) =>
      save({
        id: license?.id ?? id,
        communityId,
        version: license?.version ?? 0,
        values: {
          type: values.type,
          name: values.name,
          number: values.number,
          issuer: values.issuer,
          capacity: values.capacity === '' ? null : Number(values.capacity),
          issued_on: values.issuedOn || null,
          expires_on: values.expiresOn || null,
          ...(renews !== undefined && { renews_id: renews.id }),
        },
      }),
    onSaved: onClose,
  });
  const title =
    renews === undefined
      ? license === undefined
        ? 'Add license'
        : 'Edit license'
      : 'Renew license';
  return (
    <SaveDialog
      form={form}
      title={title}
      action={license === undefined ? title : 'Save'}
      onCancel={onClose}
    >
      <SelectField label="Type" options={toOptions(LICENSE_TYPES)} {...form.field('type')} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Number" isOptional {...form.field('number')} />
      <TextField label="Issued by" isOptional {...form.field('issuer')} />
      <WholeNumberField label="Capacity" isOptional {...form.field('capacity')} />
      <DateField label="Issued" isOptional {...form.field('issuedOn')} />
      <DateField label="Expires" isOptional {...form.field('expiresOn')} />
    </SaveDialog>
  );
}
