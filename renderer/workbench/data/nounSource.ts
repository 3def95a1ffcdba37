import type { Noun } from '#shared/records/noun.ts';
import { getRecordName, type Value } from '#shared/records/row.ts';
import type { RouteName } from '#shared/routes.ts';
import type { PaletteEntry } from '../../session/palette/paletteSource.ts';
import { RECORDS_SHOWN, recordSource } from '../../session/palette/recordSource.ts';
import { recordsApi } from './recordsApi.ts';
import type { RecordRow } from './row.ts';

interface SourceOf {
  readonly noun: Noun;
  readonly title: string;
  readonly place: number;
  readonly route: RouteName;
  /** Text that distinguishes records with the same name. */
  readonly detailOf: (row: RecordRow) => Value;
  readonly actionsOf?: (row: RecordRow) => readonly PaletteEntry[];
}

/** Palette source for a noun's records. */
export const nounSource = ({ noun, detailOf, actionsOf, ...shown }: SourceOf) =>
  recordSource({
    ...shown,
    ask: (text, dispatch) => {
      const search = { noun, words: text };
      const request = dispatch(
        recordsApi.endpoints.readRecords.initiate({ search, after: null, size: RECORDS_SHOWN }),
      );
      return {
        abort: () => request.abort(),
        unsubscribe: () => request.unsubscribe(),
        unwrap: async () =>
          (await request.unwrap()).rows.map((row) => ({
            id: `${noun.kind}-${row.id}`,
            label: getRecordName(noun, row),
            detail: String(detailOf(row) ?? ''),
            href: `${noun.path}/${row.id}`,
            ...(actionsOf !== undefined && { actions: actionsOf(row) }),
          })),
      };
    },
  });
