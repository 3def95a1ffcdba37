import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { AVAILABILITY, VERIFICATION, type Verification } from '#shared/market/vendors.ts';
import type { Profile } from '../../core/account/index.ts';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { useArrivalFocus, useReturnFocus } from '../../kit/form/useFocus.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { VendorProfileForm } from './VendorProfileForm.tsx';
import styles from './Vendors.module.css';
import type { OwnVendorProfile, VendorRow } from './vendor.ts';
import { useUpdateVendorMutation } from './vendorsApi.ts';

const NEXT_BY_STATE: Readonly<Record<Verification, string>> = {
  verified:
    'Everybody finds you in the directory. What you change in your name, description, category, certifications or years is looked at again; until then everybody reads what was approved.',
  pending:
    'The team checks your papers and may write to you about them. Until then you and the team see the profile, and nobody else.',
  rejected:
    'The team could not verify this profile. Correct it to have it looked at again, or write to support if something was missed. A new profile is reviewed together with this decision.',
};

const CHANGES: Readonly<Record<string, string>> = {
  pending:
    'Your changes are in review. Until they are approved, everybody reads the profile as it was.',
  rejected: 'Your last changes were not approved. The profile stays public as it was.',
};

interface OwnVendorProps {
  readonly vendor: OwnVendorProfile;
  /** Undefined while the account is loading. */
  readonly profile: Profile | undefined;
  /** It takes the place of the form that made it, and so its focus. */
  readonly isNew: boolean;
}

/** Where one's profile stands, whether one takes work, and the way to change it. */
export function OwnVendor({ vendor, profile, isNew }: OwnVendorProps) {
  const [isEditing, setEditing] = useState(false);
  const standing = useArrivalFocus<HTMLParagraphElement>(isNew);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  const verification = vendor.verification_status as Verification;
  return (
    <Page>
      <PageHeader
        title={vendor.company_name}
        description={`Your vendor profile: ${VERIFICATION[verification].toLowerCase()}`}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <p ref={standing} tabIndex={-1} className={styles.prose}>
            {NEXT_BY_STATE[verification]}
          </p>
          {vendor.revisions && <p role="status">{CHANGES[vendor.revisions.status]}</p>}
          {isEditing && profile !== undefined ? (
            <VendorProfileForm profile={profile} vendor={vendor} onDone={() => setEditing(false)} />
          ) : (
            <div className={styles.buttons}>
              <LinkButton to="vendor" params={{ vendorId: vendor.id }} intent="primary">
                See your profile
              </LinkButton>
              <Button
                ref={opener}
                disabled={profile === undefined}
                onClick={() => setEditing(true)}
              >
                Edit profile
              </Button>
              <LinkButton to="vendorCredentials">Credentials</LinkButton>
              <LinkButton to="vendorDashboard">Go to Vendor Dashboard</LinkButton>
            </div>
          )}
        </div>
        <Capacity vendor={vendor} />
      </div>
    </Page>
  );
}

/** What changes from week to week, saved as it is chosen. */
function Capacity({ vendor }: { readonly vendor: VendorRow }) {
  const [update, { isLoading }] = useUpdateVendorMutation();
  const { id, allows_online_meetings: online, allows_in_person_meetings: inPerson } = vendor;
  return (
    <aside aria-label="Capacity" className={styles.rail}>
      <SelectField
        label="Availability"
        options={Object.entries(AVAILABILITY)}
        value={vendor.availability_status}
        disabled={isLoading}
        onChange={({ target }) =>
          void update({ id, changes: { availability_status: target.value } })
        }
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={online}
          disabled={isLoading}
          onChange={({ target }) =>
            void update({ id, changes: { allows_online_meetings: target.checked } })
          }
        />
        Meets by video
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={inPerson}
          disabled={isLoading}
          onChange={({ target }) =>
            void update({ id, changes: { allows_in_person_meetings: target.checked } })
          }
        />
        Meets in person
      </label>
    </aside>
  );
}
