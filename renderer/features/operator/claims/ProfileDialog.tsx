import {
  CLAIM_KINDS,
  CLAIM_PAYORS,
  FILING_CODES,
  PLACES_OF_SERVICE,
} from '#shared/operator/claims/claim.ts';
import { isNpi } from '#shared/operator/claims/problems.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { checkedText, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSavePayerProfileMutation } from './claimsApi.ts';
import type { ClaimList, Profile } from './claimsShapes.ts';

const optional = (shape: RegExp, message: string) =>
  checkedText((typed) => typed === '' || shape.test(typed), message);
const npi = () =>
  checkedText((typed) => typed === '' || isNpi(typed), 'The NPI has a wrong check digit.');

const schema = z.object({
  payor: z.string(),
  claimKind: z.string(),
  payerName: requiredLine(60, 'Enter the payer.'),
  payerId: line(80),
  filingCode: z.string(),
  submitterId: line(15),
  receiverId: line(15),
  receiverName: line(60),
  providerName: requiredLine(60, 'Enter the legal name of the provider.'),
  npi: npi(),
  taxonomy: optional(/^[0-9A-Z]{9}X$/, 'A taxonomy code has 10 characters and ends with X.'),
  taxId: optional(/^\d{9}$/, 'Enter 9 digits without a dash.'),
  contactName: line(60),
  contactPhone: optional(/^[0-9+(). x/-]{0,40}$/, 'Enter a phone number.'),
  placeOfService: z.string(),
  billType: checkedText((typed) => /^\d{3}$/.test(typed), 'Enter 3 digits, such as 211.'),
  needsAuthorization: z.string(),
  procedureCode: optional(/^[A-Z0-9]{5}$/, 'A HCPCS code has 5 letters and digits.'),
  modifiers: optional(
    /^[A-Z0-9]{2}([ ,]+[A-Z0-9]{2}){0,3}$/,
    'Up to four modifiers of two characters.',
  ),
  revenueCode: optional(/^\d{4}$/, 'A revenue code has 4 digits.'),
  attendingName: line(120),
  attendingNpi: npi(),
  files: z.string(),
});

interface ProfileDialogProps {
  readonly communityId: string;
  readonly list: ClaimList;
  readonly profile?: Profile;
  readonly onClose: () => void;
}

const toForm = (profile: Profile | undefined, payor: string) => ({
  payor: profile?.payor ?? payor,
  claimKind: profile?.claim_kind ?? 'professional',
  payerName: profile?.payer_name ?? '',
  payerId: profile?.payer_id ?? '',
  filingCode: profile?.filing_code ?? 'MC',
  submitterId: profile?.submitter_id ?? '',
  receiverId: profile?.receiver_id ?? '',
  receiverName: profile?.receiver_name ?? '',
  providerName: profile?.provider_name ?? '',
  npi: profile?.npi ?? '',
  taxonomy: profile?.taxonomy ?? '',
  taxId: profile?.tax_id ?? '',
  contactName: profile?.contact_name ?? '',
  contactPhone: profile?.contact_phone ?? '',
  placeOfService: profile?.place_of_service ?? '13',
  billType: profile?.bill_type ?? '211',
  needsAuthorization: (profile?.needs_authorization ?? true) ? 'yes' : 'no',
  procedureCode: profile?.procedure_code ?? '',
  modifiers: profile?.modifiers.join(' ') ?? '',
  revenueCode: profile?.revenue_code ?? '',
  attendingName: profile?.attending_name ?? '',
  attendingNpi: profile?.attending_npi ?? '',
  files: (profile?.is_test ?? true) ? 'test' : 'production',
});

/** Adds or changes a community’s identifiers with a payor. */
export function ProfileDialog({ communityId, list, profile, onClose }: ProfileDialogProps) {
  const [save] = useSavePayerProfileMutation();
  const free = CLAIM_PAYORS.filter(
    ({ value }) => !list.profiles.some(({ payor }) => payor === value),
  );
  const form = useSaveForm({
    schema,
    defaultValues: toForm(profile, free[0]?.value ?? 'medicaid'),
    save: (values, id) =>
      save({
        id: profile?.id ?? id,
        communityId,
        version: profile?.version ?? 0,
        values: {
          payor: values.payor,
          claim_kind: values.claimKind,
          payer_name: values.payerName,
          payer_id: values.payerId,
          filing_code: values.filingCode,
          submitter_id: values.submitterId,
          receiver_id: values.receiverId,
          receiver_name: values.receiverName,
          provider_name: values.providerName,
          npi: values.npi,
          taxonomy: values.taxonomy,
          tax_id: values.taxId,
          contact_name: values.contactName,
          contact_phone: values.contactPhone,
          place_of_service: values.placeOfService,
          bill_type: values.billType,
          needs_authorization: values.needsAuthorization === 'yes',
          procedure_code: values.procedureCode || null,
          modifiers: values.modifiers.split(/[\s,]+/).filter(Boolean),
          revenue_code: values.revenueCode || null,
          attending_name: values.attendingName || null,
          attending_npi: values.attendingNpi || null,
          is_test: values.files === 'test',
        },
      }),
    onSaved: onClose,
  });
  const isFacility = form.values.claimKind === 'institutional';
  return (
    <SaveDialog
      form={form}
      title={profile === undefined ? 'Add payer profile' : 'Edit payer profile'}
      action={profile === undefined ? 'Add payer profile' : 'Save payer profile'}
      onCancel={onClose}
    >
      {profile === undefined && (
        <SelectField label="Payor" options={toOptions(free)} {...form.field('payor')} />
      )}
      <SelectField label="Claims" options={toOptions(CLAIM_KINDS)} {...form.field('claimKind')} />
      <TextField label="Payer" {...form.field('payerName')} />
      <TextField label="Payer ID" {...form.field('payerId')} />
      <SelectField
        label="Filing code"
        options={toOptions(FILING_CODES)}
        {...form.field('filingCode')}
      />
      <TextField label="Submitter ID" {...form.field('submitterId')} />
      <TextField label="Receiver ID" {...form.field('receiverId')} />
      <TextField label="Receiver" {...form.field('receiverName')} />
      <TextField label="Billing provider" {...form.field('providerName')} />
      <WholeNumberField label="Billing NPI" {...form.field('npi')} />
      <TextField label="Taxonomy code" {...form.field('taxonomy')} />
      <WholeNumberField label="Tax ID" {...form.field('taxId')} />
      <TextField label="Contact" {...form.field('contactName')} />
      <TextField label="Contact phone" type="tel" {...form.field('contactPhone')} />
      {isFacility ? (
        <>
          <WholeNumberField label="Type of bill" {...form.field('billType')} />
          <WholeNumberField label="Revenue code" isOptional {...form.field('revenueCode')} />
          <TextField label="Attending physician" isOptional {...form.field('attendingName')} />
          <WholeNumberField label="Attending NPI" isOptional {...form.field('attendingNpi')} />
        </>
      ) : (
        <>
          <SelectField
            label="Place of service"
            options={toOptions(PLACES_OF_SERVICE)}
            {...form.field('placeOfService')}
          />
          <TextField
            label="Procedure code"
            hint="HCPCS code of new lines, such as T2031."
            isOptional
            {...form.field('procedureCode')}
          />
          <TextField label="Modifiers" isOptional {...form.field('modifiers')} />
        </>
      )}
      <SelectField
        label="Authorization"
        options={[
          ['yes', 'Required on claims'],
          ['no', 'Not required'],
        ]}
        {...form.field('needsAuthorization')}
      />
      <SelectField
        label="Files"
        hint="Payers approve test files before production."
        options={[
          ['test', 'Test'],
          ['production', 'Production'],
        ]}
        {...form.field('files')}
      />
    </SaveDialog>
  );
}
