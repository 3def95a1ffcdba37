import { vendorCertifications as content } from '../../content/vendors/vendorCertifications.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { CredentialCounts } from '../vendors/NetworkTables.tsx';

export { content };

export const Component = () => <AudiencePage page={content} first={<CredentialCounts />} />;
