import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const PACKAGE = 'react-router';
/** Not longer than its replacement. */
const SHORT = 'react-router:12345'.length;

const isWritten = ({ type }: ESTree.Node): boolean =>
  ['Literal', 'TemplateLiteral', 'BinaryExpression', 'ConditionalExpression'].includes(type);

/**
 * Removes a package's warnings and replaces thrown messages with their line number, as React does, so developers can
 * look them up. Users never see them.
 */
export function stripErrorMessages(code: string): string {
  const edits: [start: number, end: number, text: string][] = [];
  const shorten = (messageNode: ESTree.Node | undefined) => {
    if (!messageNode || !isWritten(messageNode) || messageNode.end - messageNode.start <= SHORT)
      return;
    const line = code.slice(0, messageNode.start).split('\n').length;
    edits.push([messageNode.start, messageNode.end, `"${PACKAGE}:${line}"`]);
  };
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return;
      const { callee, arguments: args } = expression;
      if (/^warning(?:Once)?$/.test(callee.name)) edits.push([start, end, ';']);
      if (callee.name === 'invariant') shorten(args[1]);
    },
    NewExpression({ callee, arguments: [messageNode] }) {
      if (callee.type === 'Identifier' && callee.name === 'Error') shorten(messageNode);
    },
  }).visit(parseSync(`${PACKAGE}.mjs`, code).program);
  if (edits.length === 0) throw new Error(`${PACKAGE} no longer has any messages.`);
  edits.sort(([one], [other]) => one - other);
  let at = 0;
  let rest = '';
  for (const [start, end, instead] of edits) {
    // Inside a warning that is already removed.
    if (start < at) continue;
    rest += code.slice(at, start) + instead;
    at = end;
  }
  return rest + code.slice(at);
}

/** Runs first among plugins that change the package, so that line numbers match its file. */
export const stripRouterMessages: Plugin = {
  name: 'haven:router-without-sentences',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-[^/]*\.mjs$/.test(id)) return null;
    return code.includes('function createRouter(')
      ? { code: stripErrorMessages(code), map: null }
      : null;
  },
};
