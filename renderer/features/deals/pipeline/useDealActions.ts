import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import type { MenuEntry } from '../../../ui/menu/MenuButton.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useBeginTransactionMutation } from './dealsApi.ts';

/** Menu actions for a deal, in addition to the standard record actions. */
export function useDealActions(): (row: RecordRow) => readonly MenuEntry[] {
  const navigate = useNavigate();
  const [createTransaction] = useBeginTransactionMutation();
  async function open(dealId: string) {
    const { data: id } = await createTransaction(dealId);
    if (id !== undefined) void navigate(linkTo('transaction', { id }));
  }
  return (row) => [
    { name: 'Open transaction', onChoose: () => void open(row.id) },
    { name: 'Underwrite', href: linkTo('financialAnalysis', {}, { deal: row.id }) },
    { name: 'Split commission', href: linkTo('brokerCalculator', {}, { deal: row.id }) },
  ];
}
