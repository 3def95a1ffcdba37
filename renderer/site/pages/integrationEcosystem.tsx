import { integrationEcosystem as content } from '../../content/company/integrationEcosystem.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
