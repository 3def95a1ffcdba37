import { Button } from '@blueprintjs/core';
import { vendorsNotices } from '#shared/texts/vendors.ts';
import { YEARS_IN_BUSINESS } from '#shared/vendors/vendors.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import type { Profile } from '../../../session/account/index.ts';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { stateOptions } from '../../../ui/directory/directoryPage.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import {
  canSubmitVendor,
  getVendorFormValues,
  toVendorColumns,
  vendorChangeSchema,
  vendorProfileSchema,
} from './profileForm.ts';
import styles from './Vendors.module.css';
import { categoryOptions, type OwnVendorProfile } from './vendor.ts';
import { useCreateVendorMutation, useUpdateVendorMutation } from './vendorsApi.ts';

interface VendorProfileFormProps {
  readonly profile: Profile;
  /** The profile to edit; null creates one. */
  readonly vendor: OwnVendorProfile | null;
  readonly onDone: () => void;
  /** Skips profile creation; defaults to opening the dashboard. */
  readonly onSkip?: () => void;
}

/** Stays open with everything typed until the server accepts it. */
export function VendorProfileForm(props: VendorProfileFormProps) {
  const { profile, vendor: approved, onDone, onSkip } = props;
  const [create] = useCreateVendorMutation();
  const [update] = useUpdateVendorMutation();
  const dispatch = useAppDispatch();
  const revision = approved?.revisions?.status === 'pending' ? approved.revisions : undefined;
  const vendor = approved && { ...approved, ...revision?.changes };
  const form = useDraftForm(
    'vendor',
    vendor === null ? vendorProfileSchema : vendorChangeSchema,
    getVendorFormValues(profile, vendor),
  );
  const { field, register, handleSubmit, values, finish, isSubmitting } = form;
  useUnsavedWork(form.isDirty);
  const done = () => finish(onDone);

  const save = handleSubmit(async (typed) => {
    const columns = toVendorColumns(typed, vendor);
    if (vendor !== null) {
      const { error } = await update({ id: vendor.id, replaces: revision?.id, changes: columns });
      if (error === undefined) done();
      return;
    }
    const { error } = await create({ fullName: typed.fullName, vendor: columns });
    if (error === undefined) done();
    else dispatch(showToast({ intent: 'danger', ...vendorsNotices.vendorNotCreated }));
  });

  return (
    <Form onSend={save} className={styles.form}>
      {vendor === null && (
        <TextField label="Full Name *" autoComplete="name" {...field('fullName')} />
      )}
      <TextField label="Company Name *" autoComplete="organization" {...field('companyName')} />
      <SelectField
        label="Service Category *"
        options={[['', 'Choose a category'], ...categoryOptions]}
        {...field('category')}
      />
      <SelectField
        label="Years in Business"
        options={[
          ['', 'Not specified'],
          ...YEARS_IN_BUSINESS.map((years) => [years, years] as const),
        ]}
        {...register('years')}
      />
      <div className={styles.wide}>
        <TextField
          label="Certifications & Licenses"
          hint="Separate with commas. We ask for documents before verifying you."
          {...field('certifications')}
        />
      </div>
      <fieldset className={`${styles.states} ${styles.wide}`}>
        <legend>Service Areas</legend>
        <ul>
          {stateOptions.map(([code, name]) => (
            <li key={code}>
              <label>
                <input type="checkbox" value={code} {...register('states')} />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <div className={styles.wide}>
        <TextAreaField
          label="Company Description"
          hint="Recent work: what you did, for which clients, and at what size."
          rows={5}
          {...field('description')}
        />
      </div>
      <div className={`${styles.buttons} ${styles.wide}`}>
        {vendor === null ? (
          <>
            <Button
              type="submit"
              intent="primary"
              disabled={isSubmitting || !canSubmitVendor(values)}
            >
              {isSubmitting ? 'Creating Profile...' : 'Continue'}
            </Button>
            {onSkip === undefined ? (
              <LinkButton to="dashboard" variant="minimal">
                Skip for now
              </LinkButton>
            ) : (
              <Button variant="minimal" disabled={isSubmitting} onClick={() => finish(onSkip)}>
                Skip for now
              </Button>
            )}
          </>
        ) : (
          <>
            <Button type="submit" intent="primary" loading={isSubmitting}>
              Save profile
            </Button>
            <Button variant="minimal" disabled={isSubmitting} onClick={done}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </Form>
  );
}
