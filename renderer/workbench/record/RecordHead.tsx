import { Button } from '@blueprintjs/core';
import { ChevronDown, ChevronUp, Cross } from '@blueprintjs/icons';
import type { JSX, ReactNode } from 'react';
import { type Field, fieldOf, type Noun } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName as titleOf } from '#shared/records/row.ts';
import type { NameLookup } from '#shared/records/values.ts';
import { recordNotices } from '#shared/texts/records.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast } from '../../data/toasts/index.ts';
import { NewWindowLink } from '../../ui/link/NewWindowLink.tsx';
import { LIST_KEYS } from '../../ui/list/keyboardShortcuts.ts';
import { MenuButton, type MenuEntry } from '../../ui/menu/MenuButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { RecordKey } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import { useSaveRecordMutation } from '../data/writesApi.ts';
import { saveWithMerge } from '../form/saveWithMerge.ts';
import styles from './Record.module.css';
import type { RecordNeighbors } from './recordNeighbors.ts';

interface RecordHeadProps {
  readonly of: RecordKey;
  readonly row: RecordRow;
  readonly nameOf: NameLookup;
  readonly place: 'panel' | 'page';
  readonly acts: readonly MenuEntry[];
  /** Primary action of the record; one tap on a phone. */
  readonly quick?: ReactNode;
  /** Allowed state transitions; all if omitted. */
  readonly moves?: ((from: string) => readonly string[]) | undefined;
  readonly neighbours?: RecordNeighbors | undefined;
  readonly canEdit: boolean;
  /** Other users viewing the record. */
  readonly others?: ReactNode;
  readonly onClose?: (() => void) | undefined;
}

/** Name and state of a record, with its actions. */
export function RecordHead(props: RecordHeadProps) {
  const { of, row, nameOf, place, acts, quick, moves, neighbours, canEdit, onClose } = props;
  const { noun } = of;
  const Title = place === 'page' ? 'h1' : 'h2';
  const owner = row.owner_id === null ? undefined : nameOf(row.owner_id);
  const board = noun.board && fieldOf(noun, noun.board.by);
  const actions = (
    <div className={styles.acts}>
      {quick}
      <MenuButton label={`Actions for this ${noun.one}`} sections={[{ entries: acts }]}>
        Actions
      </MenuButton>
    </div>
  );
  return (
    <header className={ui.grid4}>
      <div className={styles.line}>
        <Title tabIndex={-1}>{titleOf(noun, row)}</Title>
        <div className={styles.ways}>
          {place === 'page' && actions}
          {neighbours !== undefined && <NeighborButtons noun={noun} neighbours={neighbours} />}
          {place === 'panel' && <NewWindowLink to={`${noun.path}/${row.id}`} />}
          {onClose !== undefined && (
            <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
          )}
        </div>
      </div>
      <div className={styles.under}>
        {board?.type === 'choice' && (
          <State of={of} row={row} field={board} moves={canEdit ? moves : () => []} />
        )}
        {owner !== undefined && <span>Owner {owner}</span>}
        <span>{row.sharing === 'team' ? 'Shared with the team' : 'Private'}</span>
        {props.others}
        {place === 'panel' && actions}
      </div>
    </header>
  );
}

function NeighborButtons({
  noun,
  neighbours,
}: {
  readonly noun: Noun;
  readonly neighbours: RecordNeighbors;
}) {
  const { previous, next, go } = neighbours;
  const renderButton = (label: string, key: string, id: string | null, icon: JSX.Element) => (
    <Button
      variant="minimal"
      icon={icon}
      aria-label={`${label} ${noun.one}`}
      aria-keyshortcuts={key}
      disabled={id === null}
      onClick={() => id !== null && go(id)}
    />
  );
  return (
    <>
      {renderButton('Previous', LIST_KEYS.before.key, previous, <ChevronUp />)}
      {renderButton('Next', LIST_KEYS.next.key, next, <ChevronDown />)}
    </>
  );
}

interface StateProps {
  readonly of: RecordKey;
  readonly row: RecordRow;
  readonly field: Extract<Field, { type: 'choice' | 'choices' }>;
  readonly moves: ((from: string) => readonly string[]) | undefined;
}

function State({ of, row, field, moves }: StateProps) {
  const [save] = useSaveRecordMutation();
  const dispatch = useAppDispatch();
  const present = String(getFieldValue(row, field.name) ?? '');
  const legal = moves?.(present);
  const choices = field.choices.filter(
    ({ value }) => value === present || legal === undefined || legal.includes(value),
  );
  async function move(value: string) {
    const saved = await saveWithMerge(
      of.noun,
      row,
      { [field.name]: value },
      async (version, changes) => await save({ ...of, version, changes }),
    );
    if (saved.state === 'saved') return;
    const notice =
      saved.state === 'conflict' || saved.state === 'failed'
        ? {
            title: "Couldn't move",
            description: "It was changed, or the server can't be reached.",
          }
        : recordNotices[saved.state](of.noun);
    dispatch(showToast({ intent: 'danger', ...notice }));
  }
  return (
    <MenuButton
      label={field.label}
      align="start"
      sections={[
        {
          entries: choices.map(({ value, label }) => ({
            name: label,
            isChecked: value === present,
            onChoose: () => value !== present && void move(value),
          })),
        },
      ]}
    >
      {field.choices.find(({ value }) => value === present)?.label ?? field.label}
    </MenuButton>
  );
}
