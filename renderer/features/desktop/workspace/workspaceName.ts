import type { WorkspaceLocation } from '#shared/host.ts';

/** Returns a workspace's display name; for a project, only the URL's host. */
export const getWorkspaceName = (place: WorkspaceLocation): string =>
  place.kind === 'local' ? 'This computer' : new URL(place.url).host;
