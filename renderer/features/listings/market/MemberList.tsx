import { type ReactNode, useCallback, useState } from 'react';
import { CommunityPanel } from './CommunityPanel.tsx';
import { ListingsTable } from './ListingsTable.tsx';
import type { ListedCommunity } from './listing.ts';
import styles from './MemberList.module.css';

interface MemberListProps {
  /** Undefined while loading. */
  readonly rows: readonly ListedCommunity[] | undefined;
  readonly listAddress: string;
  readonly map: ReactNode;
}

/** Same width as in the styles. */
const WITH_PANEL = '(min-width: 90em)';

/** A member's list of communities, with the map or an open community beside it. */
export function MemberList({ rows, listAddress, map }: MemberListProps) {
  const [open, setOpen] = useState<ListedCommunity | null>(null);
  const onOpen = useCallback((row: ListedCommunity) => {
    if (!matchMedia(WITH_PANEL).matches) return false;
    setOpen(row);
    return true;
  }, []);
  return (
    <div className={styles.split}>
      <ListingsTable rows={rows} listAddress={listAddress} onOpen={onOpen} openId={open?.id} />
      <div className={styles.aside}>
        {open === null ? (
          map
        ) : (
          <CommunityPanel
            key={open.id}
            row={open}
            listAddress={listAddress}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
    </div>
  );
}
