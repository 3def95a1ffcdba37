import { contactingBrokers as content } from '../../content/help/contactingBrokers.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
