import { brokerageHub as content } from '../../content/hubs/brokerageHub.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
