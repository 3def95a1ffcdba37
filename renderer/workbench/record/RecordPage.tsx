import { Button } from '@blueprintjs/core';
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { getRecordName as titleOf } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import type { NameLookup } from '#shared/records/values.ts';
import { useAuth } from '../../session/auth/index.ts';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';
import { useRecordHead } from '../../ui/page/recordHead.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import {
  useListRecordPeopleQuery,
  useRecordTimelineInfiniteQuery,
} from '../data/attachmentsApi.ts';
import { useReadRecordQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { useLinkedNames } from '../data/useLinkedNames.ts';
import { useOtherViewers } from '../data/useOtherViewers.ts';
import { useShouldFocusRecord } from '../focusRecord.ts';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { useRecordPrint } from '../print/useRecordPrint.tsx';
import { Composer } from './Composer.tsx';
import { Facts } from './Facts.tsx';
import { FilesTab } from './FilesTab.tsx';
import { hasPhoneBar, PhoneBar } from './PhoneBar.tsx';
import styles from './Record.module.css';
import { RecordHead } from './RecordHead.tsx';
import { RecordPresence } from './RecordPresence.tsx';
import type { RecordNeighbors } from './recordNeighbors.ts';
import { Tabs } from './Tabs.tsx';
import { Tasks } from './Tasks.tsx';
import { Timeline } from './Timeline.tsx';
import { useRecordActions } from './useRecordActions.ts';
import { useRecordKeys } from './useRecordKeys.ts';

export interface RecordPageProps {
  readonly noun: Noun;
  readonly id: string;
  readonly place: 'panel' | 'page';
  /** Data already loaded by a list; rendered immediately. */
  readonly known?: RecordRow | undefined;
  readonly neighbours?: RecordNeighbors;
  /** Allowed state transitions. */
  readonly moves?: (from: string) => readonly string[];
  /** More actions. */
  readonly acts?: (row: RecordRow) => readonly MenuEntry[];
  /** One-tap action. */
  readonly quick?: (row: RecordRow) => ReactNode;
  /** Related records. */
  readonly related?: (row: RecordRow) => ReactNode;
  /** True if the related records are what users work on, as in a campaign; else tasks and activity come first. */
  readonly isRelatedFirst?: boolean | undefined;
  /** True if the related part already shows the record's tasks. */
  readonly relatedHasTasks?: boolean | undefined;
  /** Hint about the values entered in its form. */
  readonly hint?: (row: RecordRow) => (values: FormValues) => ReactNode;
  /** Called after moving to trash and on Escape. */
  readonly onClose?: () => void;
}

/** A record with its fields, tasks, and activity; beside a list or on its own page. */
export function RecordPage(props: RecordPageProps) {
  const { noun, id, known } = props;
  const recordQuery = useReadRecordQuery({ noun, id });
  const { session } = useAuth();
  const [edited, setEdited] = useState<RecordRow | null>(null);
  const shown =
    recordQuery.currentData === undefined && known !== undefined ? known : recordQuery.currentData;
  const headOf = useCallback((row: RecordRow) => ({ title: titleOf(noun, row) }), [noun]);
  useRecordHead(props.place === 'page' ? shown : undefined, headOf);
  if (session === null) return null;
  return (
    <Loaded
      answer={{ ...recordQuery, currentData: shown, data: shown }}
      waiting={<Skeleton height="20rem" />}
    >
      {(found) => {
        // Keeps the user's input on screen even if someone else removes the record.
        const row = found ?? (edited?.id === id ? edited : null);
        return row === null ? (
          <EmptyState title={`This ${noun.one} wasn't found`}>
            It was deleted or is no longer shared with you.
          </EmptyState>
        ) : (
          <Found {...props} key={id} row={row} userId={session.userId} onEditing={setEdited} />
        );
      }}
    </Loaded>
  );
}

interface FoundProps extends RecordPageProps {
  readonly row: RecordRow;
  readonly userId: string;
  /** Called with the row whose form is open; null once closed. */
  readonly onEditing: (row: RecordRow | null) => void;
}

function Found(props: FoundProps) {
  const { noun, id, place, row, userId, neighbours, moves, quick, related, hint, onClose } = props;
  const { isRelatedFirst = false, relatedHasTasks = false } = props;
  const of = { noun, id };
  const { data: people = [] } = useListRecordPeopleQuery();
  const { data: timeline } = useRecordTimelineInfiniteQuery(of);
  const versions = useMemo(
    () => [
      row,
      ...(timeline?.pages ?? []).flatMap(({ entries }) =>
        entries.flatMap(({ was, now }) => [was ?? {}, now ?? {}]),
      ),
    ],
    [row, timeline],
  );
  const linked = useLinkedNames(noun, versions);
  const nameOf: NameLookup = useCallback(
    (item) => people.find(({ id: person }) => person === item)?.name ?? linked.nameOf(item),
    [people, linked],
  );
  const [tab, setTab] = useState('overview');
  const [isEditing, setEditing] = useState(false);
  const { onEditing } = props;
  useEffect(() => onEditing(isEditing ? row : null), [onEditing, isEditing, row]);
  const isDeleted = (row.deleted_at ?? null) !== null;
  const others = useOtherViewers(of, userId, isEditing);
  const acts = useRecordActions({ of, row, onRemoved: onClose });
  const printActions = useRecordPrint({ noun, row, nameOf });
  const root = useRecordKeys({
    [LIST_KEYS.edit.key]: () => !isDeleted && setEditing(true),
    [LIST_KEYS.next.key]: () => neighbours?.next != null && neighbours.go(neighbours.next),
    [LIST_KEYS.before.key]: () =>
      neighbours?.previous != null && neighbours.go(neighbours.previous),
    ...(place === 'panel' && onClose !== undefined && { [LIST_KEYS.close.key]: onClose }),
  });
  useRecordFocus(root, id);
  const hanging = { of, userId, people };
  const Heading = place === 'page' ? 'h2' : 'h3';
  return (
    <article
      ref={root}
      tabIndex={-1}
      aria-label={titleOf(noun, row)}
      className={styles.record}
      data-place={place}
    >
      <RecordHead
        of={of}
        row={row}
        nameOf={nameOf}
        place={place}
        canEdit={!isDeleted}
        others={<RecordPresence others={others} nameOf={nameOf} />}
        quick={quick?.(row)}
        moves={moves}
        neighbours={neighbours}
        onClose={place === 'panel' ? onClose : undefined}
        acts={[
          ...(isDeleted ? [] : [{ name: 'Edit', badge: 'E', onChoose: () => setEditing(true) }]),
          ...(props.acts?.(row) ?? []),
          ...printActions.entries,
          ...acts.entries,
        ]}
      />
      {isDeleted && (
        <p role="status" className={styles.binned}>
          This {noun.one} is in the trash.{' '}
          <button type="button" onClick={acts.restore}>
            Restore
          </button>
        </p>
      )}
      <Tabs
        label={`About ${titleOf(noun, row)}`}
        open={tab}
        onOpen={setTab}
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            panel: () => (
              <div className={styles.overview}>
                <Facts
                  of={of}
                  row={row}
                  people={people}
                  nameOf={nameOf}
                  canEdit={!isDeleted}
                  heading={Heading}
                />
                <div className={styles.side}>
                  {isRelatedFirst && related?.(row)}
                  {!relatedHasTasks && (
                    <section aria-label="Tasks">
                      <Heading className={styles.heading}>Tasks</Heading>
                      <Tasks {...hanging} />
                    </section>
                  )}
                  <section aria-label="Activity" className={styles.beside}>
                    <Heading className={styles.heading}>Activity</Heading>
                    <Composer {...hanging} />
                    <Timeline of={of} userId={userId} nameOf={nameOf} isShort={place === 'panel'} />
                    {place === 'panel' && (
                      <Button variant="minimal" size="small" onClick={() => setTab('activity')}>
                        All activity
                      </Button>
                    )}
                  </section>
                  {!isRelatedFirst && related?.(row)}
                </div>
              </div>
            ),
          },
          {
            id: 'activity',
            label: 'Activity',
            panel: () => (
              <>
                <Composer {...hanging} />
                <Timeline of={of} userId={userId} nameOf={nameOf} />
              </>
            ),
          },
          { id: 'files', label: 'Files', panel: () => <FilesTab of={of} userId={userId} /> },
          {
            id: 'history',
            label: 'History',
            panel: () => <Timeline of={of} userId={userId} nameOf={nameOf} isHistory />,
          },
        ]}
      />
      {!isDeleted && hasPhoneBar(noun) && (
        <PhoneBar noun={noun} row={row} place={place} root={root} onOpen={setTab} />
      )}
      {printActions.dialog}
      {isEditing && (
        <RecordDialog
          noun={noun}
          row={row}
          hint={hint?.(row)}
          onSaved={() => setEditing(false)}
          onClose={() => setEditing(false)}
        />
      )}
    </article>
  );
}

/**
 * Moves focus into a record opened by keyboard or just created. On close, focus returns to its place in the list or
 * board, or to the element that opened it.
 */
function useRecordFocus(root: RefObject<HTMLElement | null>, id: string): void {
  const isInto = useShouldFocusRecord();
  useEffect(() => {
    if (!isInto) return;
    const before = document.activeElement;
    root.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      const place = document.querySelector<HTMLElement>(
        `:is([data-row="${id}"], [data-card="${id}"]) a`,
      );
      if (place !== null) place.focus();
      else if (before instanceof HTMLElement) before.focus();
    };
  }, [isInto, root, id]);
}
