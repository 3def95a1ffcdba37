import { aiWorkflow } from '../../content/ai/aiWorkflow.ts';
import { ReadingPage } from '../archetypes/ReadingPage.tsx';

/** Drawn by the app alone: whose plan does not open it is led to the plans. */
export const Component = () => <ReadingPage page={aiWorkflow} />;
