import { emailSequence } from '#shared/records/nouns/emailSequence.ts';
import { getRecordName } from '#shared/records/row.ts';
import { useListRecordPeopleQuery } from '../../../workbench/data/attachmentsApi.ts';
import { useFindRecordsInfiniteQuery } from '../../../workbench/data/recordsApi.ts';
import type { RuleNames } from './rules.ts';

/** Loads the people and sequences a rule can reference. */
export function useRuleNames(): RuleNames {
  const { data: people = [] } = useListRecordPeopleQuery();
  const found = useFindRecordsInfiniteQuery({ noun: emailSequence, filters: [], sort: 'name' });
  const rows = found.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    people,
    sequences: rows.map((row) => ({ id: row.id, name: getRecordName(emailSequence, row) })),
  };
}
