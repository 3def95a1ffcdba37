import type { WorkspacePlace } from '#shared/host.ts';

/** Returns a workspace's display name; for a project, only the URL's host. */
export const placeName = (place: WorkspacePlace): string =>
  place.kind === 'local' ? 'This computer' : new URL(place.url).host;
