import { vendorOnboarding as content } from '../../content/vendors/vendorOnboarding.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';

export { content };

export const Component = () => <AudiencePage page={content} />;
