import { Pricing } from '../../features/billing/Pricing.tsx';

/** The plans as a visitor sees them. */
export const Component = () => <Pricing position={null} />;
