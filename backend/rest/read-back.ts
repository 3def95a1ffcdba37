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

/** Of `(filters and keys)` the keys. */
function keysOf(filter: OperationNode): OperationNode | undefined {
  if (!ParensNode.is(filter) || !AndNode.is(filter.node)) return undefined;
  return filter.node.right;
}

/**
 * For an answer with embedded or renamed columns the REST engine reads updated rows again, by their
 * keys and by the request's filters. An update that changes what it filters by would answer nothing:
 * here the keys alone count.
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
