export { ReportIncident } from './ReportIncident.tsx';
