import { findPostgres } from '../../build/system-packages.ts';
import { preparedCluster } from './demo-cluster.ts';
import { preparedDemo } from './demo-folder.ts';

/** Makes the databases with the demo, and the template below it, before all parts of the tests ask for them. */
await Promise.all([preparedDemo(), ...(findPostgres() ? [preparedCluster()] : [])]);
