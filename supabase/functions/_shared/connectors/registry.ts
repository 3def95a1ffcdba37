import type { ConnectorSlug } from '../../../../shared/integrations/connectors.ts';
import { docusign } from './docusign.ts';
import { googleWorkspace } from './google-workspace.ts';
import { microsoft365 } from './microsoft-365.ts';
import { powerBi } from './power-bi.ts';
import { quickbooksOnline } from './quickbooks-online.ts';
import { salesforce } from './salesforce.ts';
import type { Vendor } from './vendor.ts';
import { zoom } from './zoom.ts';

export const vendors: Readonly<Record<ConnectorSlug, Vendor>> = {
  docusign,
  'google-workspace': googleWorkspace,
  'microsoft-365': microsoft365,
  'power-bi': powerBi,
  'quickbooks-online': quickbooksOnline,
  salesforce,
  zoom,
};
