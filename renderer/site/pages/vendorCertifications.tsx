import { vendorCertifications as content } from '../../content/vendors/vendorCertifications.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
