import { serveFunction } from '../_shared/serve.ts';
import { handle } from './handler.ts';

serveFunction(handle);
