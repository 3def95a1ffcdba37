import { Tag } from '@blueprintjs/core';
import { linkTo } from '#shared/routes.ts';
import { VERIFICATION, type Verification } from '#shared/vendors.ts';
import { Link } from '../../kit/link/Link.tsx';
import { usePrefetch } from '../../kit/link/navigation.ts';
import { placesText } from '../directory/index.ts';
import styles from './Vendors.module.css';
import { availabilityName, categoryName, type ListedVendor, yearsText } from './vendor.ts';

/** One vendor of a list: what they do on the left, where and since when on the right. */
export function VendorEntry({ vendor }: { readonly vendor: ListedVendor }) {
  const { verification_status: verification, states } = vendor;
  return (
    <>
      <div className={styles.what}>
        <h2>
          <Link
            {...usePrefetch('vendor')}
            to={linkTo('vendor', { vendorId: vendor.id })}
            className={styles.open}
          >
            {vendor.company_name}
          </Link>
          {vendor.featured && <span className={styles.featured}>Featured</span>}
          {verification !== 'verified' && (
            <Tag minimal intent="warning">
              {VERIFICATION[verification as Verification]}
            </Tag>
          )}
        </h2>
        {vendor.description !== null && <p className={styles.excerpt}>{vendor.description}</p>}
        {vendor.specialization_tags.length > 0 && (
          <p className={styles.quiet}>{vendor.specialization_tags.join(' · ')}</p>
        )}
      </div>
      <ul className={styles.aside}>
        <li className={styles.category}>{categoryName(vendor.category)}</li>
        <li>{states.length === 0 ? 'No state named' : placesText(states)}</li>
        <li>{yearsText(vendor.years_experience)}</li>
        {vendor.availability_status !== 'available' && (
          <li>{availabilityName(vendor.availability_status)}</li>
        )}
      </ul>
    </>
  );
}
