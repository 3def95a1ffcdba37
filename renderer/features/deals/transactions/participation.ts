import { partySide } from '#shared/deals/transactions/parties.ts';
import type { MyTransaction } from './participationApi.ts';

export const hasEnded = ({ status }: MyTransaction): boolean =>
  status === 'closed' || status === 'terminated';

export const isOnSide = ({ roles }: MyTransaction, side: 'seller' | 'buyer'): boolean =>
  roles.some((role) => partySide(role) === side);
