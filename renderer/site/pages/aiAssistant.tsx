import { aiAssistant as content } from '../../content/ai/aiAssistant.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
