import type { Notice } from '#shared/home/content.ts';

export const integrationMarketplace: Notice = {
  lede: 'Use the [API](/api-marketplace/records), [webhooks](/api-marketplace/webhook-events), [CSV and Parquet files](/api-marketplace/warehouse-files), [AI assistants over MCP](/api-marketplace/assistant-tools), [widgets for your website](/integrations/widgets) and calendar links in both directions. [Connect](/integrations/connections) Google, Microsoft, Salesforce, QuickBooks, DocuSign, Zoom or Power BI. Notes: [PointClickCare](/integrations/pointclickcare), [MatrixCare](/integrations/matrixcare), [ALIS](/integrations/alis), [Yardi](/integrations/yardi), [RealPage](/integrations/realpage), [QuickBooks](/integrations/quickbooks), [Sage Intacct](/integrations/sage-intacct), [Xero](/integrations/xero), [Salesforce](/integrations/salesforce), [HubSpot](/integrations/hubspot), [DocuSign](/integrations/docusign), [Dropbox Sign](/integrations/dropbox-sign), [Google Workspace](/integrations/google-workspace), [Microsoft 365](/integrations/microsoft-365), [Power BI](/integrations/powerbi), [Zapier](/integrations/zapier), [Zoom](/integrations/zoom).',
  description:
    'How Haven Exchange works with other systems today: an API, webhooks, exports, connections and a calendar feed.',
  keywords: ['integrations', 'senior living software', 'CSV export', 'calendar feed'],
  next: [
    { label: 'API marketplace', to: '/api-marketplace' },
    { label: 'Request an integration', to: '/contact' },
  ],
};
