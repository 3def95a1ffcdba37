import { yardi as content } from '../../content/integrations/yardi.ts';
import { IntegrationPage } from '../archetypes/IntegrationPage.tsx';

export { content };

export const Component = () => <IntegrationPage page={content} />;
