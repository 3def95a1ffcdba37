import { brokeragePartners as content } from '../../content/company/brokeragePartners.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
