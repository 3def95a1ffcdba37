import { pointClickCare as content } from '../../content/integrations/pointClickCare.ts';
import { IntegrationPage } from '../archetypes/IntegrationPage.tsx';

export { content };

export const Component = () => <IntegrationPage page={content} />;
