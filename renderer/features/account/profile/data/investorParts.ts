import '#shared/texts/institutional.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import { calls } from '../../../../data/api/calls.ts';
import { isDataError } from '../../../../data/api/dataError.ts';
import { rpc, rpcWith } from '../../../../data/api/rpc.ts';
import type { AppDispatch } from '../../../../session/store.ts';
import * as s from '../../../../ui/shape/shape.ts';

const areRows = s.listOf(s.recordOf(s.anything));
type Rows = s.ShapeOf<typeof areRows>;

const isEntryPage = s.object({ rows: areRows, next: s.orNull(s.text) });
const isPortal = s.object({ positions: areRows, transfers: areRows });
const isCapital = s.object({ requests: areRows, boxes: areRows, introductions: areRows });
const isTaxYear = s.object({
  years: s.listOf(s.number),
  delivered: areRows,
  documents: areRows,
  lines: areRows,
  payments: areRows,
  exchanges: areRows,
  assets: areRows,
});

const investorPartsApi = baseApi.injectEndpoints({
  endpoints: (build, { read } = calls(build)) => ({
    readOwnEntries: read(
      { failure: 'silent', keepUnusedDataFor: 0, accepts: isEntryPage },
      (after: string | null) =>
        rpc('list_investor_movements', { limit: 200, ...(after !== null && { after }) }),
    ),
    readOwnPositions: read({ failure: 'silent', keepUnusedDataFor: 0, accepts: isPortal }, () =>
      rpc('get_investor_portal'),
    ),
    readOwnCapital: read({ failure: 'silent', keepUnusedDataFor: 0, accepts: isCapital }, () =>
      rpc('get_capital_matching'),
    ),
    readOwnTaxYear: read(
      { failure: 'silent', keepUnusedDataFor: 0, accepts: isTaxYear },
      rpcWith('get_tax_center', 'entityId', 'year'),
    ),
  }),
});
const { endpoints } = investorPartsApi;

const once = { subscribe: false, forceRefetch: true } as const;

/** Reads one part; null if it fails. The entities are the user's own. */
type ReadPart = (dispatch: AppDispatch, entities: Rows) => Promise<Rows | null>;

const readEntries: ReadPart = async (dispatch) => {
  const readPage = (after: string | null) =>
    dispatch(endpoints.readOwnEntries.initiate(after, once));
  const rows: Rows[number][] = [];
  let after: string | null = null;
  do {
    const { data }: Awaited<ReturnType<typeof readPage>> = await readPage(after);
    if (data === undefined) return null;
    rows.push(...data.rows);
    after = data.next;
  } while (after !== null);
  return rows;
};

/** An account that isn't approved has no interests or capital. */
const withoutApproval = (error: unknown): Rows | null =>
  isDataError(error) && error.code === '42501' ? [] : null;

const readPortal =
  (part: keyof s.ShapeOf<typeof isPortal>): ReadPart =>
  async (dispatch) => {
    const { data, error } = await dispatch(endpoints.readOwnPositions.initiate(undefined, once));
    return data?.[part] ?? withoutApproval(error);
  };

const readCapital =
  (part: keyof s.ShapeOf<typeof isCapital>): ReadPart =>
  async (dispatch) => {
    const { data, error } = await dispatch(endpoints.readOwnCapital.initiate(undefined, once));
    return data?.[part] ?? withoutApproval(error);
  };

/** The tax center of an entity, with one row per year, and one for what has no year. */
async function readEntityTaxes(dispatch: AppDispatch, entityId: string): Promise<Rows | null> {
  const readYear = (year: number) =>
    dispatch(endpoints.readOwnTaxYear.initiate({ entityId, year }, once));
  const { data: first, error } = await readYear(new Date().getFullYear());
  // An entity in the trash has no tax center.
  if (first === undefined) return isDataError(error) && error.code === 'HXIN0' ? [] : null;
  const { exchanges, assets } = first;
  const rows: Rows[number][] = [];
  if (exchanges.length + assets.length > 0) {
    rows.push({ entity_id: entityId, year: null, exchanges, assets });
  }
  for (const year of first.years) {
    const { data } = await readYear(year);
    if (data === undefined) return null;
    const { delivered, documents, lines, payments } = data;
    rows.push({ entity_id: entityId, year, delivered, documents, lines, payments });
  }
  return rows;
}

const readTaxes: ReadPart = async (dispatch, entities) => {
  const rows: Rows[number][] = [];
  for (const { id } of entities) {
    const added = await readEntityTaxes(dispatch, String(id));
    if (added === null) return null;
    rows.push(...added);
  }
  return rows;
};

/** What investors reach only through calls. */
export const INVESTOR_PARTS = [
  { title: 'Investment entries', table: 'investor_movements', read: readEntries },
  { title: 'Interests in offerings', table: 'subscriptions', read: readPortal('positions') },
  { title: 'Transfers of interests', table: 'interest_transfers', read: readPortal('transfers') },
  { title: 'Tax records', table: 'tax_center', read: readTaxes },
  { title: 'Capital requests', table: 'capital_requests', read: readCapital('requests') },
  { title: 'Capital boxes', table: 'capital_boxes', read: readCapital('boxes') },
  {
    title: 'Introductions for capital',
    table: 'capital_introductions',
    read: readCapital('introductions'),
  },
] as const;
