import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatNumber } from '#shared/format/number.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { announce } from '../../ui/live/announce.ts';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { isSameSearch, type ListSearch, type ListSearching } from './useListSearch.ts';
import type { StoredListView } from './useListView.ts';
import { useOverflows } from './useOverflows.ts';
import type { SavedListView, SavedViews } from './useSavedViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import styles from './ViewTabs.module.css';

/** A predefined view available to everyone. */
export interface BuiltInView {
  readonly name: string;
  readonly search: Partial<ListSearch>;
  readonly count?: number | string | undefined;
}

interface ViewTabsProps {
  readonly searching: ListSearching;
  readonly builtIn: readonly BuiltInView[];
  /** Saved views; omitted if no list is open. */
  readonly views?: SavedViews;
  /** Current columns, for saving a view. */
  readonly columns?: StoredListView | undefined;
  /** True if none of the views is open. */
  readonly isElsewhere?: boolean;
  /** More tabs with their own URLs. */
  readonly children?: ReactNode;
}

const whole = (search: Partial<ListSearch>): ListSearch => ({
  words: '',
  filters: [],
  sort: null,
  ...search,
});

/** View tabs of a list, each with its own URL. Changes to a view can be saved or reset. */
export function ViewTabs(props: ViewTabsProps) {
  const { searching, builtIn, views, columns, isElsewhere = false, children } = props;
  const { search, view, addressFor } = searching;
  const open = views?.saved.find(({ id }) => id === view);
  const isBuiltIn = (built: BuiltInView) =>
    isSameSearch({ ...search, sort: null }, whole(built.search));
  const isHere = (built: BuiltInView) => !isElsewhere && open === undefined && isBuiltIn(built);
  const isNew = open === undefined && !builtIn.some(isBuiltIn);
  const isAlone = builtIn.length + (views?.saved.length ?? 0) === 1 && children === undefined;
  const tabs = useRef<HTMLElement>(null);
  const all = [
    ...builtIn.map((built) => ({
      key: built.name,
      name: built.name,
      count: built.count,
      title: undefined,
      href: addressFor(whole(built.search)),
      isOpen: isHere(built),
    })),
    ...(views?.saved ?? []).map((one) => ({
      key: one.id,
      name: one.name,
      count: undefined,
      title: one.isTeams ? 'Team view' : 'Private view',
      href: addressFor(one.search, one.id),
      isOpen: one === open,
    })),
  ];
  const overflows = useOverflows(tabs, all.map(({ name }) => name).join());
  // If the tabs overflow, the active one is scrolled into view and nothing else moves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab depends on these.
  useEffect(() => {
    const row = tabs.current;
    const here = row?.querySelector('[aria-current]')?.getBoundingClientRect();
    const room = row?.getBoundingClientRect();
    if (!row || !here || !room) return;
    row.scrollLeft += here.left + here.width / 2 - (room.left + room.width / 2);
  }, [search, view, isElsewhere]);
  return (
    <>
      <nav ref={tabs} aria-label="Views" className={styles.tabs} data-alone={isAlone}>
        {all.map(({ key, name, count, title, href, isOpen }) => (
          <Link key={key} to={href} aria-current={isOpen ? 'page' : undefined} title={title}>
            {name}{' '}
            {count !== undefined && (
              <span className={styles.count}>
                {typeof count === 'number' ? formatNumber(count) : count}
              </span>
            )}
          </Link>
        ))}
        {children}
      </nav>
      {overflows && (
        <div className={styles.all}>
          <MenuButton
            label="All views"
            sections={[
              { entries: all.map(({ name, href, isOpen }) => ({ name, href, isHere: isOpen })) },
            ]}
          >
            <span className="visually-hidden">All views</span>
          </MenuButton>
        </div>
      )}
      {views !== undefined && !isElsewhere && (open !== undefined || isNew) && (
        <ViewActs searching={searching} views={views} open={open} columns={columns} />
      )}
    </>
  );
}

interface ViewActsProps {
  readonly searching: ListSearching;
  readonly views: SavedViews;
  readonly open: SavedListView | undefined;
  readonly columns: StoredListView | undefined;
}

function ViewActs({ searching, views, open, columns }: ViewActsProps) {
  const { search, change, addressFor } = searching;
  const navigate = useNavigate();
  const [dialogMode, setDialogMode] = useState<'new' | 'name' | null>(null);
  const isChanged = open !== undefined && !isSameSearch(search, open.search);
  const everything = addressFor(whole({}));

  async function save() {
    if (open === undefined) return;
    const { error } = await views.save(open.id, columns ?? []);
    if (error === undefined) announce('View saved');
  }
  async function add(name: string, isTeams: boolean) {
    const id = await views.add(name, isTeams, columns ?? []);
    if (id === null) return false;
    void navigate(addressFor(search, id), { replace: true });
    announce('View saved');
    return true;
  }
  async function remove() {
    if (open === undefined) return;
    const { error } = await views.remove(open.id);
    if (error === undefined) void navigate(everything, { replace: true });
  }

  return (
    <div className={styles.acts}>
      {isChanged && open.isMine && (
        <PlainButton variant="minimal" disabled={views.isSaving} onClick={() => void save()}>
          Save
        </PlainButton>
      )}
      {isChanged && (
        <PlainButton variant="minimal" onClick={() => change(open.search)}>
          Reset
        </PlainButton>
      )}
      {(open === undefined || (isChanged && !open.isMine)) && (
        <PlainButton variant="minimal" onClick={() => setDialogMode('new')}>
          Save view
        </PlainButton>
      )}
      {open?.isMine === true && (
        <MenuButton
          label="View actions"
          align="start"
          sections={[
            {
              entries: [
                { name: 'Save as new view', onChoose: () => setDialogMode('new') },
                { name: 'Rename', onChoose: () => setDialogMode('name') },
                ...(views.hasTeam
                  ? [
                      {
                        name: open.isTeams ? 'Make private' : 'Share with my team',
                        onChoose: () => void views.share(open.id, !open.isTeams),
                      },
                    ]
                  : []),
                { name: 'Delete view', onChoose: () => void remove() },
              ],
            },
          ]}
        >
          <span className="visually-hidden">View</span>
        </MenuButton>
      )}
      {dialogMode === 'new' && (
        <ViewDialog
          title="Save view"
          isForTeams={views.hasTeam}
          onKeep={add}
          onClose={() => setDialogMode(null)}
        />
      )}
      {dialogMode === 'name' && open !== undefined && (
        <ViewDialog
          title="Rename view"
          name={open.name}
          onKeep={async (name) => (await views.rename(open.id, name)).error === undefined}
          onClose={() => setDialogMode(null)}
        />
      )}
    </div>
  );
}
