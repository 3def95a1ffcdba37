import type { Noun } from '#shared/records/noun.ts';
import { nameOf } from '#shared/records/row.ts';
import type { RouteName } from '#shared/routes.ts';
import { RECORDS_SHOWN, recordSource } from '../palette/recordSource.ts';
import { recordsApi } from './recordsApi.ts';
import type { RecordRow } from './row.ts';

interface Named {
  readonly noun: Noun;
  readonly title: string;
  readonly place: number;
  /** Its list. */
  readonly route: RouteName;
  readonly detailOf: (row: RecordRow) => string;
}

/** Records of a noun in the palette, found by their words. */
export const nounSource = ({ noun, detailOf, ...shown }: Named) =>
  recordSource({
    ...shown,
    ask: (words, dispatch) => {
      const search = { noun, words };
      const asked = dispatch(
        recordsApi.endpoints.readRecords.initiate({ search, after: null, size: RECORDS_SHOWN }),
      );
      return {
        abort: () => asked.abort(),
        unsubscribe: () => asked.unsubscribe(),
        unwrap: async () =>
          (await asked.unwrap()).rows.map((row) => ({
            id: `${noun.kind}-${row.id}`,
            label: nameOf(noun, row),
            detail: detailOf(row),
            href: `${noun.path}/${row.id}`,
          })),
      };
    },
  });
