import { aiWorkflowInvestors as content } from '../../content/ai/aiWorkflowInvestors.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
