import { useMemo, useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { getFieldValue, isEmpty } from '#shared/records/row.ts';
import type { NameLookup } from '#shared/records/values.ts';
import { buttonClass } from '../../ui/button/buttonClass.ts';
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

/** Filled in on phones with one tap, so it stays visible. */
const NEXT_STEP = 'next_step';

/** Fields that have a value, or had one since the record was opened, so that a cleared field doesn't disappear. */
function useFilledFields({ fields }: Noun, row: RecordRow): (field: Field) => boolean {
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set([NEXT_STEP]));
  const added = fields.filter(({ name }) => !filled.has(name) && hasValue(row, name));
  if (added.length > 0) setFilled(new Set([...filled, ...added.map(({ name }) => name)]));
  return ({ name }) => filled.has(name);
}

function hasValue(row: RecordRow, name: string): boolean {
  const value = getFieldValue(row, name);
  return value !== false && !isEmpty(value);
}

/** A record's fields by group, each editable in place. Empty ones are shown on request. */
export function Facts({ of, row, people, nameOf, canEdit, heading: Heading }: FactsProps) {
  const { noun } = of;
  const tags = useRecordTags(noun);
  const { data: line } = useRecordTimelineInfiniteQuery(of);
  const histories = useMemo(
    () => historiesOf(noun, line?.pages.flatMap((page) => page.entries) ?? [], nameOf),
    [noun, line, nameOf],
  );
  const offers = { people, tags };
  const [isWhole, setWhole] = useState(false);
  const isFilled = useFilledFields(noun, row);
  const all = factGroups(noun);
  const shown = all.flatMap(([group, fields]) => {
    const part = fields.filter((field) => isWhole || isFilled(field));
    return part.length === 0 ? [] : [[group, part] as const];
  });
  const hasEmpty = all.some(([, fields]) => fields.some((field) => !isFilled(field)));
  return (
    <div className={styles.facts}>
      {shown.map(([group, fields]) => (
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
      {hasEmpty && (
        <button
          type="button"
          className={`${buttonClass({ variant: 'minimal' })} ${styles.empties}`}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Hide empty fields' : 'Show empty fields'}
        </button>
      )}
    </div>
  );
}
