export { InvoicePanel } from './InvoicePanel.tsx';
export { InvoiceTable } from './InvoiceTable.tsx';
export { MyInvoices } from './MyInvoices.tsx';
export { SendInvoice } from './SendInvoice.tsx';
export { TargetInvoices } from './TargetInvoices.tsx';
export { useCommunityVendorInvoicesQuery, type VendorInvoiceRow } from './vendorInvoicesApi.ts';
