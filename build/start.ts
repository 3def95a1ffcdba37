import { buildWebIfStale } from './web.ts';

await buildWebIfStale();
await import('../backend/serve.ts');
