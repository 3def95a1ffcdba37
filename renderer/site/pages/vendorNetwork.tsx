import { vendorNetwork as content } from '../../content/vendors/vendorNetwork.ts';
import { AudiencePage } from '../archetypes/AudiencePage.tsx';
import { NetworkCoverage } from '../vendors/NetworkTables.tsx';

export { content };

export const Component = () => <AudiencePage page={content} first={<NetworkCoverage />} />;
