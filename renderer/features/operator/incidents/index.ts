export { useIncidentsQuery } from './incidentsApi.ts';
export { ReportIncident } from './ReportIncident.tsx';
