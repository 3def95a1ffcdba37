import content from '../../content/vendors/vendorDirectory.page.md';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { DirectoryIndex } from '../vendors/NetworkTables.tsx';

export { content };

export const Component = () => <AudiencePage page={content} first={<DirectoryIndex />} />;
