import { LISTS } from '../../security/expectations.ts';
import { testCursors } from '../../security/platform/cursors.ts';

testCursors(
  (name) => Object.keys(LISTS).filter((list) => list !== name),
  (orders) => orders,
);
