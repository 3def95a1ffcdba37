import { useMemo } from 'react';
import { formatDay } from '#shared/format/date.ts';
import type { Noun } from '#shared/records/noun.ts';
import type { NameLookup } from '#shared/records/values.ts';
import type { Person, TimelineEntry } from '../data/attachments.ts';
import { useRecordTags, useRecordTimelineInfiniteQuery } from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { FactField } from './FactField.tsx';
import { factGroups } from './factGroups.ts';
import styles from './Record.module.css';
import { getFieldChanges } from './timelineText.ts';

interface FactsProps {
  readonly of: RecordKey;
  readonly row: RecordRow;
  readonly people: readonly Person[];
  readonly nameOf: NameLookup;
  readonly canEdit: boolean;
  /** One level below the record's heading. */
  readonly heading: 'h2' | 'h3';
}

/** Last change and previous value of each field, as far as the timeline is loaded. */
function historiesOf(
  noun: Noun,
  entries: readonly TimelineEntry[],
  nameOf: NameLookup,
): ReadonlyMap<string, string> {
  const histories = new Map<string, string>();
  for (const entry of entries) {
    for (const { name, was } of getFieldChanges(noun, entry, nameOf)) {
      if (histories.has(name)) continue;
      const who = entry.by_name ?? 'a former member';
      histories.set(name, `Changed by ${who}, ${formatDay(entry.at)}; was ${was}`);
    }
  }
  return histories;
}

/** A record's fields by group, each editable in place. */
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
        <section key={group} aria-label={group === '' ? 'Details' : group}>
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
