import { realTimeMonitoring as content } from '../../content/business/realTimeMonitoring.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
