import { findPostgres } from '../../build/system-packages.ts';
import { prepareCluster } from './demo-cluster.ts';
import { prepareDemo } from './demo-folder.ts';

/** Creates the demo databases and their template before any test project needs them. */
await Promise.all([prepareDemo(), ...(findPostgres() ? [prepareCluster()] : [])]);
