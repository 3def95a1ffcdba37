import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { getFieldValue } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { PlainButton } from '../../../ui/button/PlainButton.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { RecordRow } from '../../../workbench/data/row.ts';
import styles from './Contacts.module.css';
import {
  type Shortlist,
  useEndShortlistMutation,
  useListShortlistsQuery,
} from './clientWorkApi.ts';
import { ShortlistDialog } from './ShortlistDialog.tsx';

const RESPONSE_LABELS: Readonly<Record<string, string>> = {
  like: 'Likes',
  pass: 'Passes',
  ask: 'Asks',
};

/** Shortlists sent to a client, with clicks and responses. */
export function Shortlists({ row }: { readonly row: RecordRow }) {
  const query = useListShortlistsQuery(row.id);
  const [isOpen, setOpen] = useState(false);
  const mayWrite =
    getFieldValue(row, 'email') !== null && getFieldValue(row, 'do_not_contact') !== true;
  return (
    <section aria-label="Shortlists" className={ui.grid8}>
      <div className={styles.partHead}>
        <h3>Shortlists</h3>
        <Button size="small" disabled={!mayWrite} onClick={() => setOpen(true)}>
          Send a shortlist
        </Button>
      </div>
      <Loaded
        answer={query}
        waiting={<Skeleton height="3rem" />}
        nothing={
          <p className={ui.caption}>
            {mayWrite
              ? 'No shortlists sent. Responses appear here.'
              : "Contacts without an email or marked Do not contact can't be sent shortlists."}
          </p>
        }
      >
        {(lists) => lists.map((list) => <Sent key={list.id} contactId={row.id} list={list} />)}
      </Loaded>
      {isOpen && <ShortlistDialog contactId={row.id} onClose={() => setOpen(false)} />}
    </section>
  );
}

interface SentProps {
  readonly contactId: string;
  readonly list: Shortlist;
}

function Sent({ contactId, list }: SentProps) {
  const [end, { isLoading }] = useEndShortlistMutation();
  return (
    <div className={styles.sent}>
      <p className={ui.caption}>
        Sent {formatDay(list.sent_at)}
        {list.ended_at === null ? (
          <PlainButton
            size="small"
            variant="minimal"
            disabled={isLoading}
            aria-label={`Revoke shortlist of ${formatDay(list.sent_at)}`}
            onClick={() => void end({ contactId, id: list.id })}
          >
            Revoke
          </PlainButton>
        ) : (
          `, revoked ${formatDay(list.ended_at)}`
        )}
      </p>
      <ul>
        {list.shortlist_items.map((item) => (
          <li key={item.id}>
            <Link to={linkTo('property', { id: item.listing_id })}>{item.property_name}</Link>
            <span className={ui.caption}>
              {item.clicks === 1 ? '1 click' : `${formatNumber(item.clicks)} clicks`}
            </span>
            {item.answer !== null && (
              <Tag minimal intent={item.answer === 'like' ? 'success' : 'none'}>
                {RESPONSE_LABELS[item.answer] ?? item.answer}
              </Tag>
            )}
            {item.answer_note !== null && <q>{item.answer_note}</q>}
          </li>
        ))}
      </ul>
    </div>
  );
}
