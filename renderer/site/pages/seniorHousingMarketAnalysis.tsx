import { marketAnalysis as content } from '../../content/company/marketAnalysis.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

export { content };

export const Component = () => <ReadingPage page={content} />;
