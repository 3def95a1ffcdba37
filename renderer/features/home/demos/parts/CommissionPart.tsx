import { useState } from 'react';
import { divideCommission } from '#shared/deals/commission.ts';
import { formatDollars } from '#shared/format/money.ts';
import { FigureStrip } from '../../../../ui/figures/FigureStrip.tsx';
import { CommunityPicker } from '../CommunityPicker.tsx';
import type { Community } from '../community.ts';
import styles from '../Demos.module.css';
import { MarketLoader } from '../MarketLoader.tsx';
import { NumberField, parseAmountOrZero } from '../NumberField.tsx';
import { useSelectedCommunity } from '../useSelectedCommunity.ts';

export default function CommissionPart() {
  return (
    <MarketLoader needs={({ price }) => price !== null}>
      {(market) => <Calculator market={market} />}
    </MarketLoader>
  );
}

function Calculator({ market }: { readonly market: readonly [Community, ...Community[]] }) {
  const { chosen, choose } = useSelectedCommunity(market);
  const [priceInput, setPriceInput] = useState<string | null>(null);
  const [rate, setRate] = useState('2.5');
  const [coBroker, setCoBroker] = useState('50');
  const [brokerageShare, setBrokerageShare] = useState('30');
  const [expenses, setExpenses] = useState('0');
  const price = priceInput ?? formatDollars(chosen.price ?? 0);
  const shares = divideCommission({
    price: parseAmountOrZero(price),
    percent: parseAmountOrZero(rate),
    coBrokerPercent: parseAmountOrZero(coBroker),
    referralPercent: 0,
    tiers: [{ upTo: null, percent: 100 - parseAmountOrZero(brokerageShare) }],
    producedBefore: 0,
    cap: null,
    keptBefore: 0,
    fee: 0,
  });
  const net = shares.own - parseAmountOrZero(expenses);
  const lines = [
    { name: 'Commission', note: 'Price × rate', amount: shares.gross, isSum: true },
    { name: 'Co-broker', note: 'Of the commission', amount: -shares.coBroker },
    { name: 'Our side', note: 'Remaining', amount: shares.gross - shares.coBroker, isSum: true },
    { name: 'To the brokerage', note: 'Of our side', amount: -shares.house },
    { name: 'Transaction expenses', note: 'As entered', amount: -parseAmountOrZero(expenses) },
    { name: "Broker's net", note: 'Before tax', amount: net, isSum: true },
  ];
  return (
    <div className={styles.tool}>
      <section id="terms" aria-label="Terms" className={styles.inputs}>
        <CommunityPicker
          label="Property"
          market={market}
          chosen={chosen}
          choose={(id) => {
            setPriceInput(null);
            choose(id);
          }}
        />
        <NumberField
          label="Price"
          hint="Defaults to the asking price"
          value={price}
          onValue={setPriceInput}
        />
        <NumberField label="Commission (%)" value={rate} onValue={setRate} />
        <div className={styles.pair}>
          <NumberField label="Co-broker (%)" value={coBroker} onValue={setCoBroker} />
          <NumberField label="Brokerage (%)" value={brokerageShare} onValue={setBrokerageShare} />
        </div>
        <NumberField label="Expenses" value={expenses} onValue={setExpenses} />
      </section>
      <section id="shares" aria-label="Split" className={styles.results}>
        <FigureStrip
          figures={[
            { label: 'Commission', value: signed(shares.gross) },
            { label: "Broker's net", value: signed(net) },
            {
              label: "Seller's net",
              value: signed(parseAmountOrZero(price) - shares.gross),
              hint: 'before loan and tax',
            },
          ]}
        />
        <table className={styles.table}>
          <caption>Commission split</caption>
          <tbody>
            {lines.map(({ name, note, amount, isSum = false }) => (
              <tr key={name} data-strong={isSum}>
                <th scope="row">
                  {name}
                  <span className={styles.small}>{note}</span>
                </th>
                <td className={styles.number}>{signed(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.quiet}>
          Commission rates are negotiated for each sale. These are only example values.
        </p>
      </section>
    </div>
  );
}

const signed = (amount: number): string =>
  formatDollars(amount === 0 ? 0 : amount).replace('-', '−');
