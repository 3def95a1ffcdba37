import { LISTS } from '../../security/expectations.ts';
import { defineCursors } from '../../security/platform/cursors.ts';

defineCursors(
  (name) => Object.keys(LISTS).filter((list) => list !== name),
  (orders) => orders,
);
