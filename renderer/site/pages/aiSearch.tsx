import { aiSearch as content } from '../../content/ai/aiSearch.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
