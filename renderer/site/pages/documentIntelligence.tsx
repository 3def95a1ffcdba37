import { documentIntelligence as content } from '../../content/ai/documentIntelligence.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
