import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFile, kindOfFile } from './compileContent.ts';

/** Lets Node import public texts, as the browser's build does. */
registerHooks({
  load(url, context, nextLoad) {
    if (kindOfFile(url) === undefined) return nextLoad(url, context);
    const source = `export default ${JSON.stringify(compileFile(fileURLToPath(url)))}`;
    return { format: 'module', source, shortCircuit: true };
  },
});
