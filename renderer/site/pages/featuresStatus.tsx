import { featuresStatus as content } from '../../content/business/featuresStatus.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
