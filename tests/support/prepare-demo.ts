import { findPostgres } from '../../build/system-packages.ts';
import { preparedCluster } from './demo-cluster.ts';
import { preparedDemo } from './demo-folder.ts';

/** Creates the demo databases and their template before any test project needs them. */
await Promise.all([preparedDemo(), ...(findPostgres() ? [preparedCluster()] : [])]);
