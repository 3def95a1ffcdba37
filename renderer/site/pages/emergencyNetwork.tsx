import { emergencyNetwork as content } from '../../content/business/emergencyNetwork.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
