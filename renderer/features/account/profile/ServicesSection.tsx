import { Button } from '@blueprintjs/core';
import { Edit } from '@blueprintjs/icons';
import { useState } from 'react';
import { VENDOR_CATEGORIES, VERIFICATION } from '#shared/vendors/vendors.ts';
import type { Profile } from '../../../session/account/index.ts';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useGetMyVendorQuery, VendorProfileForm } from '../../vendors/directory/index.ts';
import styles from './Profile.module.css';

/** The account's vendor profile, shown in the directory once verified. */
export function ServicesSection({ profile }: { readonly profile: Profile }) {
  const vendorQuery = useGetMyVendorQuery(profile.id);
  const [isEditing, setEditing] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isEditing);
  const vendor = vendorQuery.data ?? null;
  const close = () => setEditing(false);
  return (
    <section aria-labelledby="services-title">
      <header className={styles.sectionHeader}>
        <h2 id="services-title">Your services</h2>
        {!isEditing && vendorQuery.data !== undefined && (
          <div className={styles.acts}>
            {vendor !== null && (
              <LinkButton to="vendor" params={{ vendorId: vendor.id }} size="small">
                View as visitor
              </LinkButton>
            )}
            <Button ref={opener} size="small" icon={<Edit />} onClick={() => setEditing(true)}>
              {vendor === null ? 'Build your service profile' : 'Edit vendor profile'}
            </Button>
          </div>
        )}
      </header>
      {isEditing ? (
        <VendorProfileForm profile={profile} vendor={vendor} onDone={close} onSkip={close} />
      ) : (
        <Loaded
          answer={vendorQuery}
          waiting={<Skeleton height="10rem" />}
          nothing={<p className={styles.note}>Nothing yet. You can't be found in the directory.</p>}
        >
          {(found) => (
            <dl className={styles.details}>
              {rowsOf(found).map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className={value ? undefined : styles.absent}>{value || 'Not provided'}</dd>
                </div>
              ))}
            </dl>
          )}
        </Loaded>
      )}
    </section>
  );
}

type Found = NonNullable<ReturnType<typeof useGetMyVendorQuery>['data']>;

const rowsOf = (vendor: Found): readonly (readonly [string, string | null])[] => [
  ['Company', vendor.company_name],
  ['Category', VENDOR_CATEGORIES[vendor.category as keyof typeof VENDOR_CATEGORIES]],
  ['Standing', VERIFICATION[vendor.verification_status as keyof typeof VERIFICATION]],
  ['Service areas', placesText(vendor.states)],
  ['Certifications', vendor.specialization_tags.join(', ')],
  ['About', vendor.description],
];
