import { ChipRow } from '../../../ui/search/ChipRow.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ListHeader } from '../../../workbench/list/ListHeader.tsx';
import { ViewTabs } from '../../../workbench/list/ViewTabs.tsx';
import { AccountPanel } from './AccountPanel.tsx';
import { UserLinks, useAccountViews } from './AccountViews.tsx';
import { ActionHistory } from './ActionHistory.tsx';
import styles from './AdminUsers.module.css';
import { useAccountSearch } from './accountSearch.ts';

const isAutomatic = (params: URLSearchParams): boolean => params.get('automatic') === 'true';

/** The full audit log, user actions first; a toggle adds automatic entries such as sign-ups. */
export function AuditLog() {
  const { search: automatic, change } = useUrlSearch(isAutomatic);
  const searching = useAccountSearch();
  const builtIn = useAccountViews();
  const { open } = searching;
  return (
    <section aria-label="Audit log" className={styles.log}>
      <ListHeader
        views={
          <ViewTabs searching={searching} builtIn={builtIn} isElsewhere>
            <UserLinks open="Audit log" />
          </ViewTabs>
        }
        summary=""
        searching={searching}
        isPlain
      />
      <ChipRow summary="Entries can't be changed or removed." className={styles.acts}>
        <button
          type="button"
          aria-pressed={automatic}
          className={styles.chip}
          onClick={() => change([['automatic', automatic ? null : 'true']])}
        >
          Include automatic entries
        </button>
      </ChipRow>
      <ActionHistory account={null} automatic={automatic} />
      {open !== null && <AccountPanel key={open} id={open} />}
    </section>
  );
}
