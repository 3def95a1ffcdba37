import type { Plugin } from 'vite';
import { compileFile, kindOfFile } from '../content/compileContent.ts';

/** `eula.legal.md` is its checked content as data, so browsers parse no Markdown. */
export const publicTexts: Plugin = {
  name: 'haven:public-texts',
  enforce: 'pre',
  load(id) {
    if (kindOfFile(id) === undefined) return null;
    return `export default ${JSON.stringify(compileFile(id))}`;
  },
};
