import { brokerRegistration as content } from '../../content/roles/brokerRegistration.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
