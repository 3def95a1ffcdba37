import { aiRoadmap as content } from '../../content/ai/aiRoadmap.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
