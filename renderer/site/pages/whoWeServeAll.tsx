import { whoWeServe as content } from '../../content/roles/whoWeServe.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
