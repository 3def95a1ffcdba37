import { enhancedForOperators as content } from '../../content/roles/enhancedForOperators.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
