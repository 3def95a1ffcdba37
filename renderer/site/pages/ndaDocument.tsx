import content from '../../content/legal/ndaDocument.form.md';
import { ndaFields } from '../../content/legal/ndaFields.ts';
import { LegalFormPage } from '../archetypes/LegalFormPage.tsx';

export { content };

export const Component = () => <LegalFormPage page={{ ...content, fields: ndaFields }} />;
