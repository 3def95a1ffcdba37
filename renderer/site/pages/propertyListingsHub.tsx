import { propertyListingsHub as content } from '../../content/hubs/propertyListingsHub.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
