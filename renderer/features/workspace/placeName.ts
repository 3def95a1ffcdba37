import type { WorkspacePlace } from '#shared/host.ts';

/** What a workspace is called: the host of its project, never more of its address. */
export const placeName = (place: WorkspacePlace): string =>
  place.kind === 'local' ? 'This computer' : new URL(place.url).host;
