import { vendorMarketplace as content } from '../../content/vendors/vendorMarketplace.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
