import styles from './FigureButtons.module.css';

interface FigureButtonsProps {
  readonly label: string;
  /** Key, label, and value of each figure. */
  readonly figures: readonly {
    readonly id: string;
    readonly label: string;
    readonly value: string | number;
    readonly note?: string;
    readonly isAlert?: boolean;
  }[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Figures that filter the list below to their rows. */
export function FigureButtons({ label, figures, chosen, onChoose }: FigureButtonsProps) {
  return (
    <fieldset aria-label={label} className={styles.figures}>
      {figures.map(({ id, label: name, value, note, isAlert = false }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          data-is-alert={isAlert}
          onClick={() => onChoose(chosen === id ? null : id)}
        >
          <strong>{value}</strong>
          <span>{name}</span>
          {note !== undefined && <span>{note}</span>}
        </button>
      ))}
    </fieldset>
  );
}
