import { Tag } from '@blueprintjs/core';
import type { Field, Noun } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName as titleOf, type Value } from '#shared/records/row.ts';
import { formatFieldValue, type NameLookup, phoneLink } from '#shared/records/values.ts';
import { Link } from '../../ui/link/Link.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import { nounByTable } from '../data/nounByTable.ts';
import { useReadRecordQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { ContactMethods } from './ContactMethods.tsx';
import styles from './Record.module.css';

interface FactValueProps {
  readonly field: Field;
  readonly value: Value;
  readonly row: RecordRow;
  readonly nameOf: NameLookup;
}

/** A field's value rendered by type: phone and email links, a colored state. */
export function FactValue({ field, value, row, nameOf }: FactValueProps) {
  if (field.type === 'record' && typeof value === 'string') {
    const noun = nounByTable(field.of);
    if (noun !== null) return <NamedRecord noun={noun} id={value} />;
  }
  const text = formatFieldValue(field, value, nameOf);
  if (field.type === 'text' && field.names !== undefined && text !== '') {
    const id = getFieldValue(row, field.names.by);
    const noun = nounByTable(field.names.of);
    if (noun !== null && typeof id === 'string')
      return <Link to={`${noun.path}/${id}`}>{text}</Link>;
  }
  if (text === '') return <span className={ui.muted}>—</span>;
  switch (field.type) {
    case 'email':
      return <a href={`mailto:${encodeURI(String(value))}`}>{text}</a>;
    case 'phone':
      if (getFieldValue(row, 'no_calls') === true) return <>{text}</>;
      return <a href={phoneLink(String(value))}>{text}</a>;
    case 'link':
      return (
        <a href={String(value)} target="_blank" rel="noreferrer noopener">
          {text}
        </a>
      );
    case 'ways':
      return <ContactMethods of={field.of} lines={Array.isArray(value) ? value : []} />;
    case 'choice':
      return (
        <Tag
          minimal
          intent={field.choices.find((choice) => choice.value === value)?.intent ?? 'none'}
        >
          {text}
        </Tag>
      );
    case 'tags':
    case 'choices':
    case 'usStates':
    case 'people':
      return (
        <span className={styles.tags}>
          {text.split(', ').map((tag) => (
            <Tag key={tag} minimal>
              {tag}
            </Tag>
          ))}
        </span>
      );
    default:
      return <span className={field.type === 'longText' ? styles.long : undefined}>{text}</span>;
  }
}

/** Name of a linked record; empty if the user can't access it. */
function NamedRecord({ noun, id }: { readonly noun: Noun; readonly id: string }) {
  const { data, isLoading } = useReadRecordQuery({ noun, id });
  if (isLoading) return <Skeleton width="8rem" />;
  if (!data) return <span className={ui.muted}>Not shared with you</span>;
  return <Link to={`${noun.path}/${id}`}>{titleOf(noun, data)}</Link>;
}
