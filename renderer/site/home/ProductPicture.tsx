import styles from './ProductPicture.module.css';
import dark from './product/list-dark.webp';
import light from './product/list-light.webp';

/** A screen of the product, taken by `npm run shots -- --front-page`; what CSS hides is not loaded. */
export const ProductPicture = () => (
  <figure className={styles.picture}>
    {[light, dark].map((src) => (
      <img
        key={src}
        src={src}
        alt="Communities for sale: four figures of the market, the search with its filters, and a row for each community with price, price per unit, beds, occupancy and cap rate"
        width={1200}
        height={760}
        loading="lazy"
        decoding="async"
      />
    ))}
    <figcaption>The list of communities, with those of the demo.</figcaption>
  </figure>
);
