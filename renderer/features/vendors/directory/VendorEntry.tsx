import { Tag } from '@blueprintjs/core';
import {
  CREDENTIAL_EXPIRED_LABEL,
  VERIFICATION,
  type Verification,
} from '#shared/vendors/vendors.ts';
import { DirectoryEntry } from '../../../ui/directory/DirectoryEntry.tsx';
import { placesText } from '../../../ui/directory/directoryPage.ts';
import ui from '../../../ui/theme/ui.module.css';
import { rankingReasons } from '../presence/index.ts';
import styles from './Vendors.module.css';
import { availabilityName, categoryName, type ListedVendor, yearsText } from './vendor.ts';

interface VendorEntryProps {
  readonly vendor: ListedVendor;
  /** The state that the list is filtered by. */
  readonly state?: string | undefined;
}

/** A vendor in a list, with the facts behind its position. */
export function VendorEntry({ vendor, state }: VendorEntryProps) {
  const reasons = rankingReasons(vendor.ranking, state);
  const { verification_status: verification, availability_status: availability, states } = vendor;
  return (
    <DirectoryEntry
      to="vendor"
      params={{ vendorId: vendor.id }}
      name={vendor.company_name}
      marks={
        <>
          {vendor.featured && <span className={styles.featured}>Featured</span>}
          {verification === 'verified' && (
            <Tag minimal intent={vendor.has_lapsed ? 'warning' : 'success'}>
              {vendor.has_lapsed ? CREDENTIAL_EXPIRED_LABEL : VERIFICATION.verified}
            </Tag>
          )}
          {verification !== 'verified' && (
            <Tag minimal intent="warning">
              {VERIFICATION[verification as Verification]}
            </Tag>
          )}
        </>
      }
      facts={[
        categoryName(vendor.category),
        states.length === 0 ? 'No state listed' : placesText(states),
        yearsText(vendor.years_experience),
        ...(availability === 'available' ? [] : [availabilityName(availability)]),
      ]}
    >
      {vendor.description !== null && <p className={styles.excerpt}>{vendor.description}</p>}
      {vendor.specialization_tags.length > 0 && (
        <p className={ui.note}>{vendor.specialization_tags.join(' · ')}</p>
      )}
      {reasons.length > 0 && <p className={ui.caption}>{reasons.join(' · ')}</p>}
    </DirectoryEntry>
  );
}
