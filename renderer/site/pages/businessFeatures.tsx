import { businessFeatures as content } from '../../content/business/businessFeatures.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
