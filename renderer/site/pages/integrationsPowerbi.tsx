import { powerBi as content } from '../../content/integrations/powerBi.ts';
import { IntegrationPage } from '../archetypes/IntegrationPage.tsx';

export { content };

export const Component = () => <IntegrationPage page={content} />;
