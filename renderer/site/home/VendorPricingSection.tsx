import { vendorPricingLead } from '../../content/home/vendorPricing.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './VendorPricingSection.module.css';

/** The same plans from a vendor's point of view. */
export const VendorPricingSection = () => (
  <HomeSection id="vendor-pricing-section" title="Vendor pricing" lead={vendorPricingLead}>
    <p className={styles.links}>
      <RouteLink to="vendorPricing">Vendor pricing</RouteLink>
      <RouteLink to="forVendors">How vendors are found</RouteLink>
    </p>
  </HomeSection>
);
