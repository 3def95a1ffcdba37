import { transaction } from '#shared/records/nouns/transaction.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useListRecordFilesQuery } from '../../../workbench/data/attachmentsApi.ts';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import {
  type FileShare,
  useGiveFileMutation,
  useListGivenQuery,
  useTakeFileBackMutation,
} from './transactionsApi.ts';

const READERS = [
  ['none', 'Your team only'],
  ['all', 'All parties'],
  ['seller', 'Seller’s side'],
  ['buyer', 'Buyer’s side'],
] as const;

/** The transaction's files that parties can see. */
export function Documents({ id }: { readonly id: string }) {
  const files = useListRecordFilesQuery({ noun: transaction, id });
  const shares = useListGivenQuery(id);
  return (
    <TransactionSection title="Documents for the parties">
      <Loaded
        answer={files}
        waiting={<Skeleton height="4rem" />}
        nothing={
          <p className={styles.quiet}>
            No files yet. Add one under Files, then choose who can see it.
          </p>
        }
      >
        {(list) => (
          <Loaded answer={shares} waiting={<Skeleton height="4rem" />}>
            {(rows) => (
              <ul className={styles.rows}>
                {list.map((file) => (
                  <Row key={file.id} of={id} file={file} given={rows} />
                ))}
              </ul>
            )}
          </Loaded>
        )}
      </Loaded>
    </TransactionSection>
  );
}

interface RowProps {
  readonly of: string;
  readonly file: { readonly id: string; readonly name: string };
  readonly given: readonly FileShare[];
}

function Row({ of, file, given }: RowProps) {
  const [give, giving] = useGiveFileMutation();
  const [takeBack, taking] = useTakeFileBackMutation();
  const key = { transactionId: of, fileId: file.id };
  const present = given.find((one) => one.file_id === file.id)?.audience ?? 'none';
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      <span />
      <Select
        aria-label={`Who can see ${file.name}`}
        options={READERS}
        value={present}
        disabled={giving.isLoading || taking.isLoading}
        onChange={({ target: { value } }) =>
          void (value === 'none' ? takeBack(key) : give({ ...key, to: value }))
        }
      />
    </li>
  );
}
