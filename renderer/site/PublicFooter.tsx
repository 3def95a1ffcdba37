import { useEffect, useState } from 'react';
import { getRoute, linkTo, type RouteName } from '#shared/routes.ts';
import { buttonClass } from '../ui/button/buttonClass.ts';
import { PlainButton } from '../ui/button/PlainButton.tsx';
import { Link } from '../ui/link/Link.tsx';
import { RouteLink } from '../ui/link/RouteLink.tsx';
import { ThemeToggle } from '../ui/theme/ThemeToggle.tsx';
import styles from './PublicFooter.module.css';

interface Column {
  readonly title: string;
  /** Linked pages, with a label where it differs from the title. */
  readonly links: readonly (readonly [name: RouteName, label?: string])[];
}

const columns: readonly Column[] = [
  {
    title: 'Marketplace',
    links: [
      ['agents', 'Agents'],
      ['vendors', 'Vendors'],
      ['marketAnalytics', 'Market analytics'],
      ['userPricing', 'Pricing'],
    ],
  },
  {
    title: 'Resources',
    links: [
      ['education', 'Education'],
      ['seniorHousingJournal', 'Journal'],
      ['seniorLivingGlossary', 'Glossary'],
      ['faq'],
    ],
  },
  {
    title: 'Product',
    links: [
      ['support', 'Support'],
      ['featuresStatus', 'Feature status'],
      ['integrationEcosystem', 'Integrations'],
      ['documentation', 'Documentation'],
    ],
  },
  {
    title: 'Company',
    links: [
      ['about', 'About'],
      ['contact', 'Contact'],
      ['privacyPolicy'],
      ['termsOfService'],
      ['eula', 'Desktop license'],
    ],
  },
];

const toLinks = ({ links }: Column) =>
  links.map(([name, label]) => ({ to: linkTo(name), label: label ?? getRoute(name).title }));

/** Where keyboard navigation of the page starts. */
function goToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The page may have been prerendered last year, and React keeps prerendered text on hydration. */
function CurrentYear() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <span key={isHydrated ? 'hydrated' : 'written'} suppressHydrationWarning>
      {new Date().getFullYear()}
    </span>
  );
}

/** Footer of public pages: links, legal pages, and back to top. */
export const PublicFooter = () => (
  <footer className={`later ${styles.footer}`}>
    <div className={styles.inner}>
      <div className={styles.brand}>
        <p className={styles.name}>
          <RouteLink to="home">Haven Exchange</RouteLink>
        </p>
        <p>The marketplace for senior-living real estate</p>
        <Link to="/listings" className={buttonClass({})}>
          Property Listings
        </Link>
      </div>
      <nav aria-label="Footer" className={styles.columns}>
        {columns.map((column) => (
          <div key={column.title}>
            <p className={styles.title}>{column.title}</p>
            <ul>
              {toLinks(column).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.end}>
        <p>
          © <CurrentYear /> Haven Exchange
        </p>
        <ThemeToggle />
        <PlainButton variant="minimal" className={styles.top} onClick={goToTop}>
          Back to Top
        </PlainButton>
      </div>
    </div>
  </footer>
);
