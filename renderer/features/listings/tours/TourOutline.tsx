import type { TourScene } from '#shared/listings/tours.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './PropertyTour.module.css';

/** The scenes of a tour and their facts as text, for search engines and readers without pictures. */
export const TourOutline = ({ scenes }: { readonly scenes: readonly TourScene[] }) => (
  <section aria-labelledby="tour-scenes" className={styles.outline}>
    <h2 id="tour-scenes">In this tour</h2>
    <ol>
      {scenes.map(({ id, name, points }) => {
        const facts = points.filter(({ text }) => text !== '');
        return (
          <li key={id}>
            <strong>{name}</strong>
            {facts.map((point) => (
              <p key={point.id} className={ui.note}>
                {point.title}: {point.text}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  </section>
);
