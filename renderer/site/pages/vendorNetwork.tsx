import content from '../../content/vendors/vendorNetwork.page.md';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { NetworkCoverage } from '../vendors/NetworkTables.tsx';

export { content };

export const Component = () => <AudiencePage page={content} first={<NetworkCoverage />} />;
