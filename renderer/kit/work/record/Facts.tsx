import { useMemo } from 'react';
import { formatDay } from '#shared/format/date.ts';
import type { Noun } from '#shared/records/noun.ts';
import type { NameOf } from '#shared/records/values.ts';
import type { Person, TimelineEntry } from '../../../core/records/hanging.ts';
import { useRecordTags, useRecordTimelineInfiniteQuery } from '../../../core/records/hangingApi.ts';
import type { RecordKey } from '../../../core/records/recordsApi.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import { FactField } from './FactField.tsx';
import { factGroups } from './factGroups.ts';
import styles from './Record.module.css';
import { changesOf } from './timelineWords.ts';

interface FactsProps {
  readonly of: RecordKey;
  readonly row: RecordRow;
  readonly people: readonly Person[];
  readonly nameOf: NameOf;
  readonly canEdit: boolean;
  /** One below the record's own. */
  readonly heading: 'h2' | 'h3';
}

/** By field, who changed it last and what it was before, as far as the timeline is at hand. */
function historiesOf(
  noun: Noun,
  entries: readonly TimelineEntry[],
  nameOf: NameOf,
): ReadonlyMap<string, string> {
  const histories = new Map<string, string>();
  for (const entry of entries) {
    for (const { name, was } of changesOf(noun, entry, nameOf)) {
      if (histories.has(name)) continue;
      const who = entry.by_name ?? 'somebody who left';
      histories.set(name, `Changed by ${who}, ${formatDay(entry.at)}; was ${was}`);
    }
  }
  return histories;
}

/** What is known of a record, by the groups of its noun, each edited in its place. */
export function Facts({ of, row, people, nameOf, canEdit, heading: Heading }: FactsProps) {
  const { noun } = of;
  const tags = useRecordTags(noun);
  const { data: line } = useRecordTimelineInfiniteQuery(of);
  const histories = useMemo(
    () => historiesOf(noun, line?.pages.flatMap((page) => page.entries) ?? [], nameOf),
    [noun, line, nameOf],
  );
  const offers = { people, tags };
  return (
    <div className={styles.facts}>
      {factGroups(noun).map(([group, fields]) => (
        <section key={group} aria-label={group === '' ? 'Facts' : group}>
          {group !== '' && <Heading className={styles.heading}>{group}</Heading>}
          <dl>
            {fields.map((field) => (
              <FactField
                key={field.name}
                of={of}
                row={row}
                field={field}
                offers={offers}
                nameOf={nameOf}
                history={histories.get(field.name) ?? null}
                canEdit={canEdit && field.isReadOnly !== true}
              />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
