import { testCards } from './card.ts';
import styles from './Window.module.css';

/** The numbers that mean something here; a press fills the form. */
export function TestCards({ onChoose }: { readonly onChoose: (number: string) => void }) {
  return (
    <section aria-labelledby="cards-title" className={styles.cards}>
      <h2 id="cards-title">Test cards</h2>
      <ul>
        {testCards.map(({ number, effect }) => (
          <li key={number}>
            <button type="button" onClick={() => onChoose(number)}>
              <span className={styles.number}>{number}</span>
              <span>{effect}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
