import { findingProperties as content } from '../../content/help/findingProperties.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
