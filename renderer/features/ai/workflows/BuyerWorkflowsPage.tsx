import { RoleWorkflows } from './RoleWorkflows.tsx';

/** Workflows of buyers. */
export const Component = () => <RoleWorkflows audience="buyer" />;
