import { randomUUID } from 'node:crypto';
import type { VendorFixture } from './vendor-stub.ts';

/* Written from Microsoft's public specification: learn.microsoft.com, Power BI REST API (Datasets: get, and Push Datasets:
   post dataset, put table, post rows, delete rows, with their limits) and the Microsoft identity platform. No response was
   recorded from Power BI. */

interface StubTable {
  readonly name: string;
  columns: readonly { readonly name: string; readonly dataType: string }[];
}
interface StubModel {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly tables: StubTable[];
  readonly rows: Record<string, Record<string, unknown>[]>;
}

const TYPES = ['Int64', 'Double', 'bool', 'DateTime', 'string'];

/** What the organization has. Tests change it. */
export const powerBiData = {
  models: [] as StubModel[],
  /** Workspaces that the account sees. */
  groups: ['f089354e-8366-4e18-aea3-4cb4a3a50b48'],
  posts: 0,
};

export function resetPowerBiData(): void {
  powerBiData.models = [];
  powerBiData.posts = 0;
}

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });
const hasKnownTypes = ({ columns }: StubTable): boolean =>
  columns.length > 0 &&
  columns.length <= 75 &&
  columns.every((one) => TYPES.includes(one.dataType));

function addRows(table: StubTable, stored: Record<string, unknown>[], text: string) {
  powerBiData.posts += 1;
  const { rows } = JSON.parse(text) as { rows: Record<string, unknown>[] };
  const names = table.columns.map(({ name }) => name);
  const isRight = rows.every((row) =>
    Object.entries(row).every(
      ([name, value]) =>
        names.includes(name) &&
        !(typeof value === 'string' && value.length > 4000) &&
        (value === null || typeof value !== 'object'),
    ),
  );
  if (rows.length > 10_000 || !isRight) return refused(400, 'InvalidRequest');
  stored.push(...rows);
  return { body: undefined };
}

export const powerBiFixture: VendorFixture = {
  signInHost: 'login.microsoftonline.com',
  tokenHost: 'login.microsoftonline.com',
  tokenPath: '/cedar.example/oauth2/v2.0/token',
  tokenExtra: { scope: 'https://analysis.windows.net/powerbi/api/Dataset.ReadWrite.All' },
  expired: { error: { code: 'TokenExpired', message: 'Access token has expired.' } },
  answer: ({ method, host, path, text }) => {
    if (host !== 'api.powerbi.com' || !path.startsWith('/v1.0/myorg/')) return undefined;
    const [, group = '', rest = ''] =
      /^\/v1\.0\/myorg\/(?:groups\/([^/]+)\/)?(.*)$/.exec(path) ?? [];
    if (group !== '' && !powerBiData.groups.includes(group)) {
      return refused(404, 'PowerBIEntityNotFound');
    }
    if (rest === 'datasets' && method === 'GET') {
      const value = powerBiData.models
        .filter((one) => one.group === group)
        .map(({ id, name }) => ({ id, name, addRowsAPIEnabled: true, configuredBy: 'ada' }));
      return { body: { value: [{ id: randomUUID(), name: 'Sales' }, ...value] } };
    }
    if (rest === 'datasets') {
      const { name, tables } = JSON.parse(text) as { name: string; tables: StubTable[] };
      if (!tables.every(hasKnownTypes)) return refused(400, 'InvalidRequest');
      const rows = Object.fromEntries(tables.map((table) => [table.name, []]));
      const model = { id: randomUUID(), group, name, tables, rows };
      powerBiData.models.push(model);
      return {
        status: 201,
        body: { id: model.id, name, defaultRetentionPolicy: 'None', addRowsAPIEnabled: true },
      };
    }
    const [, id, name, isRows] = /^datasets\/([^/]+)\/tables\/([^/]+)(\/rows)?$/.exec(rest) ?? [];
    const model = powerBiData.models.find((one) => one.id === id && one.group === group);
    const table = model?.tables.find((one) => one.name === name);
    if (model === undefined || table === undefined) return refused(404, 'PowerBIEntityNotFound');
    if (method === 'PUT') {
      const given = JSON.parse(text) as StubTable;
      if (!hasKnownTypes(given)) return refused(400, 'InvalidRequest');
      table.columns = given.columns;
      return { body: { name: table.name, columns: table.columns } };
    }
    const stored = model.rows[table.name] ?? [];
    if (isRows === undefined) return undefined;
    if (method === 'POST') return addRows(table, stored, text);
    stored.length = 0;
    return { body: undefined };
  },
};
