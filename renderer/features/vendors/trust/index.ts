import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';

/** Visible only to staff. */
export const ExclusionDesk = lazyPart(() => import('./ExclusionDesk.tsx'));
export const LeadReports = lazyPart(() => import('./LeadReports.tsx'));

/** Visible only to a vendor. */
export const OwnersSection = lazyPart(() => import('./OwnersSection.tsx'));
export const LeadSettings = lazyPart(() => import('./LeadSettings.tsx'));
export const ReportLead = lazyPart(() => import('./ReportLead.tsx'));

/** Visible only to a project's client. */
export const RouteProject = lazyPart(() => import('./RouteProject.tsx'));
