import { CERTIFICATE_LINES } from '#shared/operator/insurance.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { DateField, DecimalField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import {
  useSaveCertificateMutation,
  useSaveCertificateVendorMutation,
  useSaveRequirementMutation,
} from './insuranceApi.ts';
import type { CertificateVendor, Insurance } from './insuranceShapes.ts';
import { optionalCents } from './money.ts';

interface DialogProps {
  readonly insurance: Insurance;
  readonly community: string;
  readonly onClose: () => void;
}

const communityOptions = ({ communities }: Insurance) =>
  communities.map(({ id, name }) => [id, name] as const);

/** The ID in the address of a vendor's page. */
const idIn = (typed: string): string | null =>
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(typed)?.[0] ?? null;

const vendorForm = z.object({ community: z.string(), name: line(160), page: line(300) }).check(
  z.refine(({ name, page }) => name !== '' || idIn(page) !== null, {
    path: ['name'],
    message: 'Enter a name.',
  }),
  z.refine(({ page }) => page === '' || idIn(page) !== null, {
    path: ['page'],
    message: "Paste the address of the vendor's page.",
  }),
);

/** Adds a vendor that must have certificates. */
export function VendorDialog({
  insurance,
  community,
  onClose,
  onAdded,
}: DialogProps & { readonly onAdded: (id: string) => void }) {
  const [save] = useSaveCertificateVendorMutation();
  let saved = '';
  const form = useSaveForm({
    schema: vendorForm,
    defaultValues: {
      community: community || (insurance.communities[0]?.id ?? ''),
      name: '',
      page: '',
    },
    save: ({ community: communityId, name, page }, id) => {
      saved = id;
      return save({
        id,
        communityId,
        version: 0,
        values: { name: name || 'Vendor', vendor_id: idIn(page) },
      });
    },
    onSaved: () => {
      onClose();
      onAdded(saved);
    },
  });
  return (
    <SaveDialog
      form={form}
      title="Add vendor"
      action="Add vendor"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField
        label="Community"
        options={communityOptions(insurance)}
        {...form.field('community')}
      />
      <TextField label="Name" {...form.field('name')} />
      <TextField
        label="Page on the marketplace"
        isOptional
        hint="Its verified certificates give the expiration."
        {...form.field('page')}
      />
    </SaveDialog>
  );
}

const requirementForm = z.object({
  community: z.string(),
  line: z.string(),
  occurrence: optionalCents(),
  aggregate: optionalCents(),
  isInsured: z.boolean(),
});

/** Sets what vendors of a community must carry in a line. */
export function RequirementDialog({ insurance, community, onClose }: DialogProps) {
  const [save] = useSaveRequirementMutation();
  const form = useSaveForm({
    schema: requirementForm,
    defaultValues: {
      community: community || (insurance.communities[0]?.id ?? ''),
      line: 'general',
      occurrence: '1000000',
      aggregate: '2000000',
      isInsured: true,
    },
    save: (values) =>
      save({
        communityId: values.community,
        line: values.line,
        values: {
          occurrence_cents: values.occurrence ?? 0,
          aggregate_cents: values.aggregate ?? 0,
          needs_additional_insured: values.isInsured,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog form={form} title="Set requirement" action="Set requirement" onCancel={onClose}>
      <SelectField
        label="Community"
        options={communityOptions(insurance)}
        {...form.field('community')}
      />
      <SelectField label="Line" options={toOptions(CERTIFICATE_LINES)} {...form.field('line')} />
      <DecimalField label="Limit per occurrence" isOptional {...form.field('occurrence')} />
      <DecimalField label="Aggregate limit" isOptional {...form.field('aggregate')} />
      <Checkbox {...form.register('isInsured')}>Community is additional insured</Checkbox>
    </SaveDialog>
  );
}

const isDay = (typed: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(typed);

const certificateForm = z.object({
  line: z.string(),
  carrier: requiredLine(160, 'Enter the carrier.'),
  number: line(60),
  occurrence: optionalCents(),
  aggregate: optionalCents(),
  isInsured: z.boolean(),
  expiresOn: checkedText(isDay, 'Enter a date.'),
});

interface CertificateDialogProps {
  readonly vendor: CertificateVendor;
  readonly onClose: () => void;
}

/** Files a certificate of a vendor. */
export function CertificateDialog({ vendor, onClose }: CertificateDialogProps) {
  const [save] = useSaveCertificateMutation();
  const form = useSaveForm({
    schema: certificateForm,
    defaultValues: {
      line: 'general',
      carrier: '',
      number: '',
      occurrence: '',
      aggregate: '',
      isInsured: false,
      expiresOn: '',
    },
    save: (values, id) =>
      save({
        id,
        parentId: vendor.id,
        values: {
          line: values.line,
          carrier: values.carrier,
          number: values.number,
          occurrence_cents: values.occurrence,
          aggregate_cents: values.aggregate,
          names_additional_insured: values.isInsured,
          expires_on: values.expiresOn,
        },
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Add certificate of ${vendor.name}`}
      action="Add certificate"
      failure="Not added"
      onCancel={onClose}
    >
      <SelectField label="Line" options={toOptions(CERTIFICATE_LINES)} {...form.field('line')} />
      <TextField label="Carrier" {...form.field('carrier')} />
      <TextField label="Number" isOptional {...form.field('number')} />
      <DecimalField label="Limit per occurrence" isOptional {...form.field('occurrence')} />
      <DecimalField label="Aggregate limit" isOptional {...form.field('aggregate')} />
      <DateField
        label="Expires"
        hint={
          vendor.vendor_id === null
            ? undefined
            : 'A certificate verified on the marketplace takes its own date.'
        }
        {...form.field('expiresOn')}
      />
      <Checkbox {...form.register('isInsured')}>Names the community as additional insured</Checkbox>
    </SaveDialog>
  );
}
