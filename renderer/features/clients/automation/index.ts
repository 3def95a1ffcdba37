import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import type { WorkflowOverviewProps } from './WorkflowOverview.tsx';

/** Pending approvals and templates, for pages about workflows. */
export const WorkflowOverview = lazyPart<WorkflowOverviewProps>(
  () => import('./WorkflowOverview.tsx'),
);
