import { vendorPricing as content } from '../../content/vendors/vendorPricing.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
