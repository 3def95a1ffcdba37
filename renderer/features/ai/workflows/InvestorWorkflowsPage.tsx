import { RoleWorkflows } from './RoleWorkflows.tsx';

/** Workflows of investors. */
export const Component = () => <RoleWorkflows audience="investor" />;
