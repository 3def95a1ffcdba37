export { InvoicePanel } from './InvoicePanel.tsx';
export { InvoiceTab } from './InvoiceTab.tsx';
export { MyInvoices } from './MyInvoices.tsx';
export { SendInvoice } from './SendInvoice.tsx';
export { TargetInvoices } from './TargetInvoices.tsx';
