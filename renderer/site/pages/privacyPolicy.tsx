import { privacyPolicy as content } from '../../content/legal/privacyPolicy.ts';
import { LegalPage } from '../archetypes/LegalPage.tsx';

export { content };

export const Component = () => <LegalPage page={content} />;
