import { zapier as content } from '../../content/integrations/zapier.ts';
import { IntegrationPage } from '../archetypes/IntegrationPage.tsx';

export { content };

export const Component = () => <IntegrationPage page={content} />;
