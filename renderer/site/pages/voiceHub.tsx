import { voiceHub as content } from '../../content/ai/voiceHub.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
