import { mobileFeatures as content } from '../../content/business/mobileFeatures.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
