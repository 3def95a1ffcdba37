import { type ReactNode, useCallback, useMemo } from 'react';
import type { Choice } from '#shared/records/choice.ts';
import { fieldOf, type Noun } from '#shared/records/noun.ts';
import { type Changes, getFieldValue, isEmpty } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast } from '../../data/toasts/index.ts';
import { useAccount } from '../../session/account/index.ts';
import { userStorageKey } from '../../session/auth/index.ts';
import { useSumRecordsQuery } from '../data/groupsApi.ts';
import { recordsApi, useFindRecordsInfiniteQuery } from '../data/recordsApi.ts';
import type { RecordRow } from '../data/row.ts';
import type { RecordSearch } from '../data/search.ts';
import { useSaveRecordMutation } from '../data/writesApi.ts';
import { Board } from './Board.tsx';
import type { BoardColumn, BoardPhase, CardPages, CardText, ColumnTotals } from './board.ts';
import { RequiredFieldsForm } from './RequiredFieldsForm.tsx';

interface NounBoardProps {
  readonly noun: Noun & { readonly board: NonNullable<Noun['board']> };
  readonly label: string;
  /** Search text, filters, and sort order. */
  readonly search: Omit<RecordSearch, 'noun'>;
  readonly phases?: readonly BoardPhase[];
  readonly limits?: Readonly<Record<string, number>>;
  readonly writeSum: (sum: number) => string;
  readonly cardOf: (row: RecordRow) => CardText;
  readonly linkOf: (id: string) => string;
  readonly whyNot?: (from: string, to: string) => string | null;
  /** Fields required in a column. */
  readonly needsAt?: (column: string) => readonly string[];
}

const ANYWHERE = () => null;
const NOTHING = () => [];

const WHY = {
  conflict: 'Someone else updated this. Showing the latest.',
  refused: "View only. You can't change this.",
  binned: "It's in the trash.",
  gone: 'Not found, or you no longer have access.',
} as const;

/** A board of a noun's records, with the options of a field as columns. */
export function NounBoard(props: NounBoardProps) {
  const { noun, search, limits, cardOf, whyNot = ANYWHERE, needsAt = NOTHING } = props;
  const { by, sum } = noun.board;
  const dispatch = useAppDispatch();
  const { account } = useAccount();
  const [save] = useSaveRecordMutation();
  const { data: columnSums, isLoading: isCounting } = useSumRecordsQuery({ noun, ...search });
  const totals = useMemo(
    () =>
      columnSums &&
      new Map<string, ColumnTotals>(
        columnSums.map((one) => [one.value, { count: one.records, sum: one.sum }]),
      ),
    [columnSums],
  );
  const columns = useMemo(() => columnsOf(noun, by, limits), [noun, by, limits]);
  const columnOf = useCallback((row: RecordRow) => `${getFieldValue(row, by)}`, [by]);
  const searchOf = useCallback(
    (column: string): RecordSearch => ({
      ...search,
      noun,
      filters: [...(search.filters ?? []), { field: by, is: 'any_of', value: [column] }],
    }),
    [noun, search, by],
  );
  const missing = (row: RecordRow, to: string) =>
    needsAt(to).flatMap((name) =>
      isEmpty(getFieldValue(row, name)) ? (fieldOf(noun, name) ?? []) : [],
    );

  function sayNotMoved(row: RecordRow, description: string): void {
    const title = `${cardOf(row).title} was not moved`;
    dispatch(showToast({ intent: 'danger', title, description }));
  }
  async function move(row: RecordRow, to: string, fieldValues: Changes): Promise<string | null> {
    const { id, version } = row;
    const result = await save({ noun, id, version, changes: { ...fieldValues, [by]: to } });
    const reason = getFailureReason(result);
    if (reason !== null) sayNotMoved(row, reason);
    // The pages of the target column don't include the new card yet.
    const refetchOptions = { forceRefetch: true, subscribe: false };
    await dispatch(recordsApi.endpoints.findRecords.initiate(searchOf(to), refetchOptions));
    return reason;
  }

  return (
    <Board<RecordRow>
      label={props.label}
      columns={columns}
      phases={props.phases}
      foldKey={userStorageKey(account?.profile.id ?? '', `board:${noun.kind}`)}
      isCounting={isCounting}
      totals={totals}
      withCards={(column, draw) => <CardsOf search={searchOf(column)} draw={draw} />}
      idOf={idOf}
      columnOf={columnOf}
      sumOf={(row) => (sum === undefined ? null : Number(getFieldValue(row, sum) ?? 0))}
      writeSum={props.writeSum}
      cardOf={cardOf}
      linkOf={props.linkOf}
      whyNot={whyNot}
      asks={(row, to) => missing(row, to).length > 0}
      gate={(row, to, prompt) => (
        <RequiredFieldsForm
          {...prompt}
          title={cardOf(row).title}
          label={columns.find(({ value }) => value === to)?.label ?? to}
          fields={missing(row, to)}
        />
      )}
      move={move}
      onNotMoved={sayNotMoved}
    />
  );
}

interface CardsOfProps {
  readonly search: RecordSearch;
  readonly draw: (cards: CardPages<RecordRow>) => ReactNode;
}

function CardsOf({ search, draw }: CardsOfProps) {
  const list = useFindRecordsInfiniteQuery(search);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.rows) ?? [], [list.data]);
  return draw({ ...list, rows });
}

const idOf = ({ id }: RecordRow): string => id;

function columnsOf(noun: Noun, by: string, limits: NounBoardProps['limits']): BoardColumn[] {
  const field = fieldOf(noun, by);
  const choices: readonly Choice[] = field?.type === 'choice' ? field.choices : [];
  return choices.map(({ value, label }) => ({ value, label, limit: limits?.[value] }));
}

type Saved = Awaited<ReturnType<ReturnType<typeof useSaveRecordMutation>[0]>>;

function getFailureReason({ data, error }: Saved): string | null {
  if (data !== undefined) return data.outcome === 'saved' ? null : WHY[data.outcome];
  return isDataError(error) ? dataErrorMessage(error) : "Couldn't save your changes.";
}
