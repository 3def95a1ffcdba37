import { apiMarketplace as content } from '../../content/integrations/apiMarketplace.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
