import {
  REPORT_KINDS,
  type ReportColumn,
  type ReportKind,
  reportColumns,
} from '../../../../shared/integrations/reportTables.ts';
import { fieldsOf, listOf, stringOf } from './values.ts';
import { type TableStream, type Vendor, VendorError, type VendorSession } from './vendor.ts';

/** The name of the semantic model, by which it is found again. */
const MODEL = 'Haven Exchange';
/** Power BI's longest text. */
const MAX_TEXT = 4000;
const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Fields = Readonly<Record<string, unknown>>;

const TYPES: Readonly<Record<ReportColumn['type'], string>> = {
  text: 'string',
  number: 'Double',
  flag: 'bool',
  time: 'DateTime',
};

const toTable = (kind: ReportKind) => ({
  name: kind,
  columns: reportColumns(kind).map(({ name, type }) => ({ name, dataType: TYPES[type] })),
});

function toCell(type: ReportColumn['type'], value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (type === 'number') return Number(value);
  if (type === 'flag') return value === true;
  if (type === 'time') return String(value);
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, MAX_TEXT);
}

/** Finds the model of an earlier sync, or creates it with all tables: tables can't be added later. */
async function findModel(session: VendorSession): Promise<string> {
  const { target } = session.settings;
  const base = `https://api.powerbi.com/v1.0/myorg${target === '' ? '' : `/groups/${target}`}`;
  const models = listOf(fieldsOf(await session.get(`${base}/datasets`)).value);
  const known = models.find((one) => one.name === MODEL && one.addRowsAPIEnabled === true);
  const created =
    known ??
    fieldsOf(
      await session.send('POST', `${base}/datasets?defaultRetentionPolicy=None`, {
        name: MODEL,
        defaultMode: 'Push',
        tables: REPORT_KINDS.map(toTable),
      }),
    );
  const id = stringOf(created.id);
  if (id === undefined || !IS_ID.test(id)) throw new VendorError('invalid_response');
  return `${base}/datasets/${id}`;
}

const toStream = (kind: ReportKind): TableStream => ({
  kind,
  openTable: async (session) => {
    const address = `${await findModel(session)}/tables/${kind}`;
    const { settings } = session;
    const columns = reportColumns(kind).filter(
      ({ name }) => !settings.off.includes(`${kind}.${name}`),
    );
    return async (rows, isFirst) => {
      if (isFirst) {
        // Columns of a later version of the product.
        await session.send('PUT', address, toTable(kind));
        await session.send('DELETE', `${address}/rows`);
      }
      if (rows.length === 0) return;
      await session.send('POST', `${address}/rows`, {
        rows: rows.map((row: Fields) =>
          Object.fromEntries(columns.map(({ name, type }) => [name, toCell(type, row[name])])),
        ),
      });
    };
  },
});

/** Power BI: tables of a push semantic model, which are replaced once a day. */
export const powerBi: Vendor = {
  endpoints: ({ organization }) => {
    const base = `https://login.microsoftonline.com/${organization}/oauth2/v2.0`;
    return { authorization: `${base}/authorize`, token: `${base}/token` };
  },
  scope: 'offline_access https://analysis.windows.net/powerbi/api/Dataset.ReadWrite.All',
  isHost: (host) => host === 'api.powerbi.com',
  readFailure: (status) => (status === 404 ? new VendorError('target_missing') : undefined),
  streams: REPORT_KINDS.map(toStream),
};
