import { audiences, audiencesLead } from '../../content/home/audiences.ts';
import { RouteLink } from '../../ui/link/RouteLink.tsx';
import ui from '../../ui/theme/ui.module.css';
import { HomeSection } from './HomeSection.tsx';
import styles from './WhoWeServe.module.css';

export const WhoWeServe = () => (
  <HomeSection
    id="who-we-serve"
    title="Who we serve"
    lead={
      <>
        {audiencesLead} <RouteLink to="whoWeServeAll">Explore All User Solutions</RouteLink>
      </>
    }
  >
    <ul className={styles.audiences}>
      {audiences.map(({ page, who, finds }) => (
        <li key={page}>
          <h3>
            <RouteLink to={page}>{who}</RouteLink>
          </h3>
          <p className={ui.note}>{finds}</p>
        </li>
      ))}
    </ul>
  </HomeSection>
);
