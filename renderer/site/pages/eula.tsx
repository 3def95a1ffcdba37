import { eula as content } from '../../content/legal/eula.ts';
import { LegalPage } from '../archetypes/LegalPage.tsx';

export { content };

export const Component = () => <LegalPage page={content} />;
