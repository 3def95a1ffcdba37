import { buildWebIfStale } from './web.ts';

buildWebIfStale();
await import('../backend/serve.ts');
