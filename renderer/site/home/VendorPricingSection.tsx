import { vendorPricingLead } from '../../content/home/vendorPricing.ts';
import { LinkButton } from '../../ui/link/LinkButton.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './VendorPricingSection.module.css';

/** The same plans from a vendor's point of view. */
export const VendorPricingSection = () => (
  <HomeSection id="vendor-pricing-section" title="Vendor pricing" lead={vendorPricingLead}>
    <div className={styles.actions}>
      <LinkButton to="vendorPricing" size="large">
        Vendor pricing
      </LinkButton>
      <LinkButton to="forVendors" size="large">
        How vendors are found
      </LinkButton>
    </div>
  </HomeSection>
);
