import { sideOf } from '#shared/transactions/parties.ts';
import type { MyPart } from './partsApi.ts';

export const isOver = ({ status }: MyPart): boolean =>
  status === 'closed' || status === 'terminated';

export const isOnSide = ({ roles }: MyPart, side: 'seller' | 'buyer'): boolean =>
  roles.some((role) => sideOf(role) === side);
