import { ndaDocument as content } from '../../content/legal/ndaDocument.ts';
import { LegalFormPage } from '../archetypes/LegalFormPage.tsx';

export { content };

export const Component = () => <LegalFormPage page={content} />;
