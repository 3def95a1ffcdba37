import { salesforce as content } from '../../content/integrations/salesforce.ts';
import { IntegrationPage } from '../archetypes/IntegrationPage.tsx';

export { content };

export const Component = () => <IntegrationPage page={content} />;
