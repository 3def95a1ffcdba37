import { vendorDirectory as content } from '../../content/vendors/vendorDirectory.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
