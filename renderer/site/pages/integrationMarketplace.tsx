import { integrationMarketplace as content } from '../../content/integrations/integrationMarketplace.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
