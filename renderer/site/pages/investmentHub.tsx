import { investmentHub as content } from '../../content/hubs/investmentHub.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
