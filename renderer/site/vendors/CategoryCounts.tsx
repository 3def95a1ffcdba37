import { VENDOR_CATEGORIES, type VendorCategory } from '#shared/vendors/vendors.ts';
import { categorySummaries } from '../../content/vendors/categorySummaries.ts';
import * as s from '../../ui/shape/shape.ts';
import { ContentSection } from '../archetypes/ContentSection.tsx';
import { ContentLink } from '../blocks/ContentLink.tsx';
import { callRpc } from '../data/publicData.ts';
import { useLiveData } from '../data/useLiveData.ts';
import styles from './CategoryCounts.module.css';

type Counts = Readonly<Partial<Record<VendorCategory, number>>>;

const isVendorCounts = s.object({ categories: s.recordOf(s.number) });

const loadCounts = async (signal: AbortSignal): Promise<Counts> =>
  (await callRpc('vendor_counts', {}, { accepts: isVendorCounts, signal })).categories;

/** Categories with vendor counts once loaded; space is reserved. */
export function CategoryCounts() {
  const { data } = useLiveData(loadCounts);
  return (
    <ContentSection id="six" heading="Six categories">
      <ul className={styles.categories}>
        {(Object.keys(VENDOR_CATEGORIES) as VendorCategory[]).map((category) => (
          <li key={category}>
            <h3>
              <ContentLink to={`/vendors?category=${category}`}>
                {VENDOR_CATEGORIES[category]}
              </ContentLink>
            </h3>
            <p>{categorySummaries[category]}</p>
            <p className={styles.count}>
              {data.state === 'loaded' ? verifiedText(data.value[category] ?? 0) : ''}
            </p>
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}

const verifiedText = (count: number): string =>
  count === 0
    ? 'No verified vendors yet'
    : count === 1
      ? '1 verified vendor'
      : `${count} verified vendors`;
