import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkedText, isEmail, line, requiredLine } from '../../../ui/form/textSchemas.ts';
import { useSaveSupplierMutation, useSupplierVendorsQuery } from './purchasingApi.ts';
import type { Supplier } from './purchasingShapes.ts';

const schema = z.object({
  vendor: z.string(),
  name: requiredLine(160, 'Enter a name.'),
  email: checkedText((typed) => typed === '' || isEmail(typed), 'Enter a valid email.'),
  phone: checkedText((typed) => /^[0-9+(). x/-]{0,40}$/.test(typed), 'Enter a phone number.'),
  account: line(60),
});

interface SupplierDialogProps {
  readonly communityId: string;
  readonly supplier?: Supplier;
  readonly onClose: () => void;
}

/** A supplier of a community; linked to a vendor of the marketplace, it sees its orders here. */
export function SupplierDialog({ communityId, supplier, onClose }: SupplierDialogProps) {
  const [save] = useSaveSupplierMutation();
  const { data: vendors } = useSupplierVendorsQuery('');
  const form = useSaveForm({
    schema,
    defaultValues: {
      vendor: supplier?.vendor_id ?? '',
      name: supplier?.name ?? '',
      email: supplier?.email ?? '',
      phone: supplier?.phone ?? '',
      account: supplier?.account_number ?? '',
    },
    save: ({ vendor, name, email, phone, account }, id) =>
      save({
        id: supplier?.id ?? id,
        communityId,
        version: supplier?.version ?? 0,
        values: {
          vendor_id: vendor === '' ? null : vendor,
          name,
          email,
          phone,
          account_number: account,
        },
      }),
    onSaved: onClose,
  });
  const known = vendors?.rows ?? [];
  const title = supplier === undefined ? 'Add supplier' : 'Edit supplier';
  return (
    <SaveDialog
      form={form}
      title={title}
      action={supplier === undefined ? 'Add supplier' : 'Save supplier'}
      onCancel={onClose}
    >
      <SelectField
        label="Vendor of the marketplace"
        hint="A vendor opens its orders with its account."
        isOptional
        options={[
          ['', 'None'],
          ...(supplier?.vendor_id && !known.some(({ id }) => id === supplier.vendor_id)
            ? [[supplier.vendor_id, supplier.name] as const]
            : []),
          ...known.map(({ id, company_name }) => [id, company_name] as const),
        ]}
        {...form.field('vendor')}
      />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Email for orders" type="email" isOptional {...form.field('email')} />
      <TextField label="Phone" isOptional {...form.field('phone')} />
      <TextField label="Account number" isOptional {...form.field('account')} />
    </SaveDialog>
  );
}
