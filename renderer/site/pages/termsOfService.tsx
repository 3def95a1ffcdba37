import { termsOfService as content } from '../../content/legal/termsOfService.ts';
import { LegalPage } from '../archetypes/LegalPage.tsx';

export { content };

export const Component = () => <LegalPage page={content} />;
