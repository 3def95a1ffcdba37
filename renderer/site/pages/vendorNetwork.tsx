import { vendorNetwork as content } from '../../content/vendors/vendorNetwork.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
