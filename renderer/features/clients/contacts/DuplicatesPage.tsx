import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showUndo } from '../../../data/toasts/index.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Contacts.module.css';
import {
  type DuplicatePair,
  useFindDuplicatesQuery,
  useKeepApartMutation,
  useUndoMergeMutation,
} from './clientWorkApi.ts';
import { MergeDialog } from './MergeDialog.tsx';

const ALIKE: Readonly<Record<string, string>> = {
  email: 'Same email',
  phone: 'Same phone',
  name: 'Same name and company',
};

/** Contacts that may be duplicates. */
export function Component() {
  const dispatch = useAppDispatch();
  const query = useFindDuplicatesQuery();
  const [merging, setMerging] = useState<DuplicatePair | null>(null);
  const [keepApart] = useKeepApartMutation();
  const [undo] = useUndoMergeMutation();

  function merged(id: string, keep: string, removedId: string) {
    setMerging(null);
    showUndo(
      dispatch,
      {
        intent: 'success',
        title: 'Merged',
        description: 'Records were moved to the merged contact.',
      },
      () => void undo({ id, keep, gone: removedId }),
    );
  }
  return (
    <Page>
      <PageHeader
        actions={
          <LinkButton to="clients" size="small">
            All clients
          </LinkButton>
        }
      />
      <Loaded
        answer={query}
        keepsLast
        waiting={<Skeleton height="16rem" />}
        nothing={
          <EmptyState title="No duplicates">
            No contacts share an email, a phone number, or a name and company.
          </EmptyState>
        }
      >
        {(pairs) => (
          <FoldingTable className={styles.pairs}>
            <TableHead columns={['Contact', 'Possible duplicate', 'Why', 'Action']} />
            <tbody>
              {pairs.map((pair) => (
                <tr key={`${pair.one_id} ${pair.other_id}`}>
                  <th scope="row">
                    <Who id={pair.one_id} name={pair.one_name} company={pair.one_company} />
                  </th>
                  <td>
                    <Who id={pair.other_id} name={pair.other_name} company={pair.other_company} />
                  </td>
                  <td>
                    <span className={styles.alike}>
                      {pair.alike.map((field) => (
                        <Tag key={field} minimal>
                          {ALIKE[field] ?? field}
                        </Tag>
                      ))}
                    </span>
                  </td>
                  <td>
                    <Button
                      size="small"
                      aria-label={`Merge ${pair.one_name} and ${pair.other_name}`}
                      onClick={() => setMerging(pair)}
                    >
                      Merge
                    </Button>
                    <Button
                      size="small"
                      variant="minimal"
                      aria-label={`Not a duplicate: ${pair.one_name} and ${pair.other_name}`}
                      onClick={() => void keepApart(pair)}
                    >
                      Not a duplicate
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
          </FoldingTable>
        )}
      </Loaded>
      {merging !== null && (
        <MergeDialog pair={merging} onMerged={merged} onClose={() => setMerging(null)} />
      )}
    </Page>
  );
}

interface WhoProps {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
}

const Who = ({ id, name, company }: WhoProps) => (
  <>
    <Link to={linkTo('client', { id })}>{name}</Link>
    {company !== null && <span className={ui.caption}> {company}</span>}
  </>
);
