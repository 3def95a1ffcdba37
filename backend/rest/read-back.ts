import {
  AndNode,
  type KyselyPlugin,
  type OperationNode,
  ParensNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  SelectQueryNode,
  UpdateQueryNode,
  WhereNode,
} from 'kysely';

/** Returns the keys of `(filters and keys)`. */
function keysOf(filter: OperationNode): OperationNode | undefined {
  if (!ParensNode.is(filter) || !AndNode.is(filter.node)) return undefined;
  return filter.node.right;
}

/**
 * For responses with embedded or renamed columns, the REST engine re-reads updated rows by their keys and the
 * request's filters. An update that changes a filtered column would return nothing, so only the keys are used here.
 */
export class ReadBackByKeys implements KyselyPlugin {
  #isUpdated = false;

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (UpdateQueryNode.is(node)) this.#isUpdated = true;
    if (!this.#isUpdated || !SelectQueryNode.is(node) || !node.where) return node;
    const filter = node.where.where;
    // Conditions of embedded rows stand before it.
    const before = AndNode.is(filter) ? filter.left : undefined;
    const keys = keysOf(AndNode.is(filter) ? filter.right : filter);
    if (!keys) return node;
    return { ...node, where: WhereNode.create(before ? AndNode.create(before, keys) : keys) };
  }

  transformResult = async ({ result }: PluginTransformResultArgs) => result;
}
