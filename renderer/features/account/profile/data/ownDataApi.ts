import type { PersonalDataTable } from '#shared/account/privacy/personalData.ts';
import { baseApi } from '../../../../data/api/baseApi.ts';
import type { AppDispatch } from '../../../../session/store.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { ALL_DATA_PARTS } from './allDataParts.ts';
import { INVESTOR_PARTS } from './investorParts.ts';

/** Below the server's maximum rows per response. */
const PAGE_SIZE = 500;

const areRows = s.listOf(s.recordOf(s.anything));
type Rows = s.ShapeOf<typeof areRows>;

interface PageRequest {
  readonly part: PersonalDataTable;
  readonly userId: string;
  readonly from: number;
}

const ownDataApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readOwnRows: build.query<Rows, PageRequest>({
      query:
        ({ part, userId, from }) =>
        (client) =>
          // Every part has these columns under its own names; the row is exported unchanged.
          client
            .from(part.table as 'saved_views')
            .select('*')
            .eq(part.by as 'owner_id', userId)
            .order((part.key ?? 'id') as 'id')
            .range(from, from + PAGE_SIZE - 1),
      keepUnusedDataFor: 0,
      extraOptions: { failure: 'silent', accepts: areRows },
    }),
  }),
});

/** How many parts an export has. */
export const DATA_PART_COUNT = ALL_DATA_PARTS.length + INVESTOR_PARTS.length;

export interface ReadingProgress {
  readonly title: string;
  readonly done: number;
}

interface OwnDataPart {
  readonly title: string;
  readonly table: string;
  readonly rows: Rows;
}

const isOfEntities = ({ table }: OwnDataPart): boolean => table === 'investment_entities';

/**
 * Reads everything the user wrote or that is about them, part by part; null if a page fails or the export is aborted.
 */
export const exportOwnData =
  (userId: string, signal: AbortSignal, onProgress: (progress: ReadingProgress) => void) =>
  async (dispatch: AppDispatch): Promise<readonly OwnDataPart[] | null> => {
    const parts: OwnDataPart[] = [];
    for (const part of ALL_DATA_PARTS) {
      onProgress({ title: part.title, done: parts.length });
      const rows = await readPart(dispatch, part, userId, signal);
      if (rows === null) return null;
      parts.push({ title: part.title, table: part.table, rows });
    }
    for (const part of INVESTOR_PARTS) {
      onProgress({ title: part.title, done: parts.length });
      const rows = await part.read(dispatch, parts.find(isOfEntities)?.rows ?? []);
      if (signal.aborted || rows === null) return null;
      parts.push({ title: part.title, table: part.table, rows });
    }
    return parts;
  };

async function readPart(
  dispatch: AppDispatch,
  part: PersonalDataTable,
  userId: string,
  signal: AbortSignal,
): Promise<Rows | null> {
  const rows: Rows[number][] = [];
  for (;;) {
    const { data } = await dispatch(
      ownDataApi.endpoints.readOwnRows.initiate(
        { part, userId, from: rows.length },
        { subscribe: false, forceRefetch: true },
      ),
    );
    if (signal.aborted || data === undefined) return null;
    rows.push(...data);
    if (data.length < PAGE_SIZE) return rows;
  }
}
