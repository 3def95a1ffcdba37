import { vendorPricingLead, vendorTerms } from '../../content/home/vendorPricing.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { TermsBlock } from '../blocks/TermsBlock.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './VendorPricingSection.module.css';

/** The same plans, read by somebody who sells a service. */
export const VendorPricingSection = () => (
  <HomeSection id="vendor-pricing-section" title="What it costs a vendor" lead={vendorPricingLead}>
    <TermsBlock kind="terms" terms={vendorTerms} />
    <div className={styles.actions}>
      <LinkButton to="userPricing" size="large">
        See every plan
      </LinkButton>
      <LinkButton to="forVendors" size="large" variant="minimal">
        How vendors are found
      </LinkButton>
    </div>
  </HomeSection>
);
