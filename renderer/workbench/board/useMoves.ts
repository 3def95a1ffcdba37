import { useCallback, useRef, useState } from 'react';
import type { Changes } from '#shared/records/row.ts';
import { announce } from '../../ui/live/announce.ts';
import type { BoardConfig, CardMove } from './board.ts';

type Board<Row> = Pick<
  BoardConfig<Row>,
  'columns' | 'totals' | 'idOf' | 'columnOf' | 'cardOf' | 'whyNot' | 'asks' | 'move'
>;

/** Moves cards: applies moves optimistically, asks for required fields first, and reverts rejected moves. */
export function useMoves<Row>(board: Board<Row>) {
  const [moves, setMoves] = useState<ReadonlyMap<string, CardMove<Row>>>(() => new Map());
  const latest = useRef(board);
  latest.current = board;

  const set = useCallback((id: string, move: CardMove<Row> | null) => {
    setMoves((before) => {
      const after = new Map(before);
      if (move === null) after.delete(id);
      else after.set(id, move);
      return after;
    });
  }, []);

  const send = useCallback(
    async (move: CardMove<Row>, fieldValues: Changes) => {
      const { idOf, cardOf, columns, move: save } = latest.current;
      const { title } = cardOf(move.row);
      const label = columns.find(({ value }) => value === move.to)?.label ?? move.to;
      set(idOf(move.row), { ...move, isAsked: false });
      announce(`${title}: moved to ${label}`);
      const reason = await save(move.row, move.to, fieldValues);
      set(idOf(move.row), null);
      if (reason !== null) announce(`${title} was moved back. ${reason}`);
    },
    [set],
  );

  /** Returns why the move isn't allowed, or null. */
  const start = useCallback(
    (row: Row, to: string): string | null => {
      const { idOf, columnOf, whyNot, asks, totals, cardOf } = latest.current;
      const from = columnOf(row);
      if (from === to) return null;
      const reason = whyNot(from, to);
      if (reason !== null) {
        announce(`${cardOf(row).title} wasn't moved. ${reason}`);
        return reason;
      }
      const isAsked = asks(row, to);
      const move: CardMove<Row> = { row, from, to, isAsked, totals };
      if (isAsked) set(idOf(row), move);
      else void send(move, {});
      return null;
    },
    [send, set],
  );

  const cancel = useCallback(
    (move: CardMove<Row>) => {
      const { idOf, cardOf } = latest.current;
      set(idOf(move.row), null);
      announce(`${cardOf(move.row).title} wasn't moved`);
    },
    [set],
  );

  return { moves, start, answer: send, cancel };
}
