import { vendorPremium as content } from '../../content/vendors/vendorPremium.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
