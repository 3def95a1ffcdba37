import { aiWorkflowBuyer as content } from '../../content/ai/aiWorkflowBuyer.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
