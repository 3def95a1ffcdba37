import { vendorMarketplaceHub as content } from '../../content/hubs/vendorMarketplaceHub.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
