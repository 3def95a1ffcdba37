import { enterpriseCompliance as content } from '../../content/business/enterpriseCompliance.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
