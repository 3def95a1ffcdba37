import { formatDateTime } from '#shared/format/date.ts';
import { fieldOf } from '#shared/records/noun.ts';
import type { Value } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { nounByTable } from '../../../workbench/data/nounByTable.ts';
import operator from '../Operator.module.css';
import { useResidentHistoryQuery } from '../operatorApi.ts';

const ACTS: Readonly<Record<string, string>> = {
  created: 'added',
  changed: 'changed',
  deleted: 'moved to trash',
  restored: 'restored',
  imported: 'imported',
};

/** Changes of a resident's record, newest first. */
export function ResidentHistory({ residentId }: { readonly residentId: string }) {
  const query = useResidentHistoryQuery(residentId);
  return (
    <Loaded
      answer={query}
      waiting={<Skeleton height="8rem" />}
      nothing={<p className={ui.muted}>No changes yet.</p>}
    >
      {(entries) => (
        <ul className={operator.events} aria-label="History">
          {entries
            .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
            .map((entry) => (
              <li key={`${entry.kind}-${entry.id}`}>
                <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                <span>
                  {nounByTable(entry.kind)?.one} {ACTS[entry.act] ?? entry.act}
                  {describe(entry.kind, entry.was, entry.now)}
                </span>
                <span className={ui.caption}>{entry.by_name ?? 'System'}</span>
              </li>
            ))}
        </ul>
      )}
    </Loaded>
  );
}

type Values = Readonly<Record<string, unknown>> | null;

function describe(kind: string, was: Values, now: Values): string {
  const noun = nounByTable(kind);
  if (noun === null || now === null) return '';
  const parts = Object.keys(now).flatMap((name) => {
    const field = fieldOf(noun, name);
    if (field === undefined) return [];
    const write = (values: Values) => formatFieldValue(field, (values?.[name] ?? null) as Value);
    return [`${field.label}: ${write(was) || '—'} → ${write(now) || '—'}`];
  });
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}
