import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { AVAILABILITY, VERIFICATION, type Verification } from '#shared/vendors/vendors.ts';
import type { Profile } from '../../../session/account/index.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useArrivalFocus, useReturnFocus } from '../../../ui/form/useFocus.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { VendorProfileForm } from './VendorProfileForm.tsx';
import styles from './Vendors.module.css';
import type { OwnVendorProfile, VendorRow } from './vendor.ts';
import { useUpdateVendorMutation } from './vendorsApi.ts';

const NEXT_BY_STATE: Readonly<Record<Verification, string>> = {
  verified:
    'Your profile is public. Changes to your name, description, category, certifications, or years are reviewed; the approved version stays public until then.',
  pending:
    'Our team is verifying your credentials and may contact you. Until then, only you and our team can see the profile.',
  rejected:
    "We couldn't verify this profile. Correct it to request another review, or contact support if we missed something. A new profile is reviewed together with this decision.",
};

const CHANGES: Readonly<Record<string, string>> = {
  pending: "Your changes are in review. The current profile stays public until they're approved.",
  rejected: "Your last changes weren't approved. The profile stays public unchanged.",
};

interface OwnVendorProps {
  readonly vendor: OwnVendorProfile;
  /** Undefined while the account is loading. */
  readonly profile: Profile | undefined;
  /** True if it just replaced the form that created the profile, so it takes focus. */
  readonly isNew: boolean;
}

/** The vendor's profile status, availability, and edit button. */
export function VendorProfileStatus({ vendor, profile, isNew }: OwnVendorProps) {
  const [isEditing, setEditing] = useState(false);
  const statusRef = useArrivalFocus<HTMLParagraphElement>(isNew);
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
          <p ref={statusRef} tabIndex={-1} className={ui.multiline}>
            {NEXT_BY_STATE[verification]}
          </p>
          {vendor.revisions && <p role="status">{CHANGES[vendor.revisions.status]}</p>}
          {isEditing && profile !== undefined ? (
            <VendorProfileForm profile={profile} vendor={vendor} onDone={() => setEditing(false)} />
          ) : (
            <div className={styles.buttons}>
              <LinkButton to="vendor" params={{ vendorId: vendor.id }} intent="primary">
                View profile
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

/** Availability settings that change week to week; saved on change. */
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
        Meets by video call
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
