export { Comparison } from './Comparison.tsx';
export { InvestmentProcess, PropertyTypes, UserEcosystem } from './HowItWorksViews.tsx';
export { InvestorInfo } from './InvestorInfo.tsx';
export { PricingSection } from './PricingSection.tsx';
export { Proof } from './Proof.tsx';
export { VendorPricingSection } from './VendorPricingSection.tsx';
export { WhoWeServe } from './WhoWeServe.tsx';
