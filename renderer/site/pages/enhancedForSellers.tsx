import { enhancedForSellers as content } from '../../content/roles/enhancedForSellers.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
