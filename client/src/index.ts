export { HavenApiError, HavenClient, type HavenClientOptions, type Page } from './client.ts';
export type * from './types.ts';
