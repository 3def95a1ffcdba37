import { useSearchParams } from 'react-router-dom';
import { ChipRow } from '../../kit/search/ChipRow.tsx';
import { ListHeader } from '../../kit/work/list/ListHeader.tsx';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { AuditLogLink, useAccountViews } from './AccountViews.tsx';
import { ActHistory } from './ActHistory.tsx';
import styles from './AdminUsers.module.css';
import { useAccountSearch } from './accountSearch.ts';

/** Every act, of people first: what happens by itself, such as sign-ups, is one press away. */
export function AuditLog() {
  const [params, setParams] = useSearchParams();
  const searching = useAccountSearch();
  const builtIn = useAccountViews();
  const { open } = searching;
  const automatic = params.get('automatic') === 'true';
  return (
    <section aria-label="Audit log" className={styles.log}>
      <ListHeader
        title="Users"
        views={
          <ViewTabs searching={searching} builtIn={builtIn} isElsewhere>
            <AuditLogLink isHere />
          </ViewTabs>
        }
        summary=""
        searching={searching}
        isPlain
      />
      <ChipRow summary="Entries are never changed or removed." className={styles.acts}>
        <button
          type="button"
          aria-pressed={automatic}
          className={styles.chip}
          onClick={() =>
            setParams(
              (before) => {
                const next = new URLSearchParams(before);
                if (automatic) next.delete('automatic');
                else next.set('automatic', 'true');
                return next;
              },
              { replace: true },
            )
          }
        >
          Automatic entries too
        </button>
      </ChipRow>
      <ActHistory account={null} automatic={automatic} />
      {open !== null && <AccountPanel key={open} id={open} />}
    </section>
  );
}
