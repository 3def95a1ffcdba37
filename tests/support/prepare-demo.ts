import { preparedDemo } from './demo-folder.ts';

/** Makes the database with the demo, and the template below it, before all parts of the tests ask for them. */
await preparedDemo();
