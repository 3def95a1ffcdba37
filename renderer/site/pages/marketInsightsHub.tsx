import { marketInsightsHub as content } from '../../content/hubs/marketInsightsHub.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
