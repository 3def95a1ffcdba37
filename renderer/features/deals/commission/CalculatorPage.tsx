import { Button } from '@blueprintjs/core';
import { type ChangeEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { divideCommission } from '#shared/deals/commission.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatRate } from '#shared/format/percent.ts';
import { formatMoneyInput } from '#shared/records/inputValue.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { getFieldValue, getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoneyField } from '../../../ui/form/MoneyInput.tsx';
import { DecimalField } from '../../../ui/form/TypedFields.tsx';
import { isId } from '../../../ui/format/id.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { useSaveRecordMutation } from '../../../workbench/data/writesApi.ts';
import { RecordInput } from '../../../workbench/form/RecordInput.tsx';
import { saveWithMerge } from '../../../workbench/form/saveWithMerge.ts';
import styles from './Calculator.module.css';
import { loadSavedTerms, saveTerms } from './savedTerms.ts';
import { Tiers } from './Tiers.tsx';
import { parseTerms, type TermsFormValues, validateTermsField } from './termsForm.ts';

/** Calculates the split of a commission among co-broker, referral, brokerage, and agent, optionally for a deal. */
export function Component() {
  const { session } = useAuth();
  const { params } = useUrlSearch();
  const requestedId = params.get('deal') ?? '';
  const id = isId(requestedId) ? requestedId : null;
  const chosen = useReadRecordQuery({ noun: deal, id: id ?? '' }, { skip: id === null });
  if (session === null) return null;
  const { userId } = session;
  return (
    <Page>
      <PageHeader />
      {id === null ? (
        <Calculator key="none" userId={userId} row={null} />
      ) : (
        <Loaded answer={chosen} waiting={<Skeleton height="24rem" />}>
          {(row) => <Calculator key={row?.id ?? 'none'} userId={userId} row={row} />}
        </Loaded>
      )}
    </Page>
  );
}

const asTyped = (value: unknown): string => (typeof value === 'number' ? `${value}` : '');
const asMoney = (value: unknown): string => formatMoneyInput(asTyped(value));

interface CalculatorProps {
  readonly userId: string;
  readonly row: RecordRow | null;
}

function Calculator({ userId, row }: CalculatorProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState<TermsFormValues>(() => ({
    ...loadSavedTerms(userId),
    ...(row !== null && {
      price: asMoney(getFieldValue(row, 'price')),
      percent: asTyped(getFieldValue(row, 'commission_percent')),
    }),
  }));
  const [save, { isLoading }] = useSaveRecordMutation();
  const parts = divideCommission(parseTerms(typed));
  function change(changes: Partial<TermsFormValues>) {
    const next = { ...typed, ...changes };
    setTyped(next);
    saveTerms(userId, next);
  }
  const share = Math.round(parts.ownPercent * 100) / 100;
  async function use() {
    if (row === null) return;
    const saved = await saveWithMerge(
      deal,
      row,
      { split_percent: share },
      async (version, changes) => save({ noun: deal, id: row.id, version, changes }),
    );
    dispatch(
      showToast(
        saved.state === 'saved'
          ? {
              intent: 'success',
              title: 'Saved',
              description: `Your share of ${getRecordName(deal, row)} is ${formatRate(share)}.`,
            }
          : {
              intent: 'danger',
              title: 'Not saved',
              description: 'This deal was updated by someone else. Reload and try again.',
            },
      ),
    );
  }
  const input = (name: keyof Omit<TermsFormValues, 'tiers'>, type: 'money' | 'percent') => ({
    value: typed[name],
    error: validateTermsField(type, typed[name]) ?? undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value }),
  });
  const money = (
    name: 'price' | 'produced' | 'cap' | 'kept' | 'fee',
    label: string,
    hint?: string,
  ) => <MoneyField label={label} hint={hint} {...input(name, 'money')} />;
  const percent = (name: 'percent' | 'coBroker' | 'referral', label: string, hint?: string) => (
    <DecimalField label={label} autoComplete="off" hint={hint} {...input(name, 'percent')} />
  );
  return (
    <div className={styles.calculator}>
      <div className={styles.terms}>
        <fieldset>
          <legend>Sale</legend>
          <FormField label="Deal" isOptional>
            {(control) => (
              <RecordInput
                {...control}
                noun={deal}
                value={row?.id ?? ''}
                onChange={(id) => {
                  if (isId(id) && id !== row?.id) {
                    void navigate(linkTo('brokerCalculator', {}, { deal: id }), { replace: true });
                  }
                }}
              />
            )}
          </FormField>
          {money('price', 'Price')}
          {percent('percent', 'Commission, %')}
          {percent('coBroker', 'Co-broker, %', 'Of the total commission.')}
          {percent('referral', 'Referral, %', 'Of your side, after co-broker.')}
        </fieldset>
        <fieldset>
          <legend>Split with brokerage</legend>
          <Tiers tiers={typed.tiers} onChange={(tiers) => change({ tiers })} />
          {money('produced', 'GCI year to date')}
          {money('cap', 'Annual cap', 'Leave blank for no cap.')}
          {money('kept', 'Cap paid to date')}
          {money('fee', 'Transaction fee')}
        </fieldset>
      </div>
      <section aria-label="Commission split" className={styles.result}>
        <RuledTable className={styles.parts}>
          <tbody>
            <Part label="Commission" amount={parts.gross} of={parts.gross} />
            <Part label="Co-broker" amount={-parts.coBroker} of={parts.gross} />
            <Part label="Referral" amount={-parts.referral} of={parts.gross} />
            <Part label="Brokerage" amount={-parts.house} of={parts.gross} />
            <Part label="Transaction fee" amount={-parts.fee} of={parts.gross} />
          </tbody>
          <tfoot>
            <Part label="Net to you" amount={parts.own} of={parts.gross} />
          </tfoot>
        </RuledTable>
        {parts.houseUncapped > parts.house && (
          <p className={ui.note}>
            The cap saves you {formatCents(Math.round(100 * (parts.houseUncapped - parts.house)))}.
          </p>
        )}
        {row !== null && parts.gross > 0 && (
          <Button intent="primary" loading={isLoading} onClick={() => void use()}>
            Use {formatRate(share)} for this deal
          </Button>
        )}
      </section>
    </div>
  );
}

interface PartProps {
  readonly label: string;
  readonly amount: number;
  readonly of: number;
}

const Part = ({ label, amount, of }: PartProps) => (
  <tr>
    <th scope="row">{label}</th>
    <td>{of === 0 ? '—' : formatRate((100 * Math.abs(amount)) / of)}</td>
    <td>{formatCents(Math.round(100 * amount))}</td>
  </tr>
);
