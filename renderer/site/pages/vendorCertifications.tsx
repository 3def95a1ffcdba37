import content from '../../content/vendors/vendorCertifications.page.md';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { CredentialCounts } from '../vendors/NetworkTables.tsx';

export { content };

export const Component = () => <AudiencePage page={content} first={<CredentialCounts />} />;
