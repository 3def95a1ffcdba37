import {
  investorLead,
  investorQuestions,
  investorTopics,
} from '../../content/home/investorInfo.ts';
import { Questions } from '../archetypes/Questions.tsx';
import { Prose } from '../blocks/Prose.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './InvestorInfo.module.css';

/** Collapsible information for investors; works without JavaScript. */
export const InvestorInfo = () => (
  <HomeSection id="investor-info" title="For investors" lead={investorLead}>
    <div className={styles.columns}>
      <div className={styles.topics}>
        {investorTopics.map(({ title, summary, points }) => (
          <details key={title}>
            <summary>
              <h3>{title}</h3>
              <p>{summary}</p>
            </summary>
            <ul>
              {points.map((point) => (
                <li key={point}>
                  <Prose text={point} />
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
      <div className={styles.questions}>
        <h3>Three questions before you sign up</h3>
        <Questions questions={investorQuestions} level={4} />
      </div>
    </div>
  </HomeSection>
);
