import {
  DefaultInsertValueNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';

/** The announced columns each row of a body omits. */
export type MissingColumns = readonly ReadonlySet<string>[];

export function findMissingColumns(body: unknown, columns: readonly string[]): MissingColumns {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  return rows.map((row) => new Set(columns.filter((name) => !Object.hasOwn(Object(row), name))));
}

const cellsOf = (row: OperationNode): readonly OperationNode[] => {
  if (PrimitiveValueListNode.is(row)) return row.values.map((value) => ValueNode.create(value));
  return ValueListNode.is(row) ? row.values : [];
};

/** Inserts `default` where a client's row omits a column, as requested by `missing=default`. */
export class MissingColumnDefaults implements KyselyPlugin {
  readonly #gaps: MissingColumns;
  constructor(gaps: MissingColumns) {
    this.#gaps = gaps;
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (!InsertQueryNode.is(node) || !node.values || !ValuesNode.is(node.values)) return node;
    const names = node.columns?.map(({ column }) => column.name) ?? [];
    const rows = node.values.values.map((row, place) => this.#fill(row, names, place));
    return InsertQueryNode.cloneWith(node, { values: ValuesNode.create(rows) });
  }

  #fill(row: ValuesNode['values'][number], names: readonly string[], place: number) {
    const missing = this.#gaps[place];
    if (!missing?.size) return row;
    return ValueListNode.create(
      cellsOf(row).map((cell, column) =>
        missing.has(names[column] ?? '') ? DefaultInsertValueNode.create() : cell,
      ),
    );
  }

  transformResult = async ({ result }: PluginTransformResultArgs) => result;
}
