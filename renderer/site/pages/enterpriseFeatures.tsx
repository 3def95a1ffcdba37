import { enterpriseFeatures as content } from '../../content/business/enterpriseFeatures.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
