import { type ReactNode, useMemo } from 'react';
import { formatShortDollars } from '#shared/format/money.ts';
import type { Field, Noun } from '#shared/records/noun.ts';
import { fieldOf } from '#shared/records/noun.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { filterBy } from '../../ui/search/filters.ts';
import type { CardText } from '../board/board.ts';
import { NounBoard } from '../board/NounBoard.tsx';
import type { RecordRow } from '../data/row.ts';
import type { BuiltInView } from '../list/ViewTabs.tsx';
import { BoardScreen } from './BoardScreen.tsx';

interface BoardOfNounProps {
  readonly noun: Noun & { readonly board: NonNullable<Noun['board']> };
  readonly builtIn: readonly BuiltInView[] | undefined;
  readonly moves: ((from: string) => readonly string[]) | undefined;
  readonly modes: ReactNode;
  readonly primary: ReactNode;
  readonly panel: (id: string, close: () => void) => ReactNode;
}

/** Default board of a noun, configured only by its column field. */
export default function BoardOfNoun(props: BoardOfNounProps) {
  const { noun, builtIn, moves } = props;
  const title = useTitle();
  const fields = useMemo(() => noun.fields.map((field) => filterBy(field)), [noun]);
  const by = fieldOf(noun, noun.board.by);
  const labelOf = (value: string) =>
    by?.type === 'choice'
      ? (by.choices.find((choice) => choice.value === value)?.label ?? value)
      : value;
  const whyNot = (from: string, to: string) =>
    moves === undefined || moves(from).includes(to)
      ? null
      : `Can't move from ${labelOf(from)} to ${labelOf(to)}`;
  return (
    <BoardScreen
      noun={noun}
      fields={fields}
      sort="created_at"
      finds={`Search ${noun.many}`}
      {...(builtIn && { builtIn })}
      modes={props.modes}
      primary={props.primary}
      draw={(search, linkOf) => (
        <NounBoard
          noun={noun}
          label={title}
          search={{ ...search, isDescending: true }}
          writeSum={formatShortDollars}
          cardOf={(row) => cardOf(noun, row)}
          linkOf={linkOf}
          whyNot={whyNot}
        />
      )}
      panel={props.panel}
    />
  );
}

/** Default card of a noun: name, first text line, and summed or chosen values. */
function cardOf(noun: Noun, row: RecordRow): CardText {
  const written = (is: (field: Field) => boolean): string => {
    const field = noun.fields.find((one) => one.name !== noun.title && is(one));
    return field ? formatFieldValue(field, getFieldValue(row, field.name)) : '';
  };
  const amount = noun.board?.sum === undefined ? null : getFieldValue(row, noun.board.sum);
  return {
    title: getRecordName(noun, row),
    under: written(({ type }) => type === 'text' || type === 'email'),
    figure:
      typeof amount === 'number'
        ? formatShortDollars(amount)
        : written(({ name, type }) => type === 'choice' && name !== noun.board?.by),
  };
}
