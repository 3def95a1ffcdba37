import {
  investorLead,
  investorQuestions,
  investorTopics,
} from '../../content/home/investorInfo.ts';
import { Questions } from '../archetypes/Questions.tsx';
import { Prose } from '../blocks/Prose.tsx';
import { HomeSection } from './HomeSection.tsx';
import styles from './InvestorInfo.module.css';

/** What an investor opens as far as they want to know it; without script as well. */
export const InvestorInfo = () => (
  <HomeSection id="investor-info" title="For people who place capital" lead={investorLead}>
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
      <h3>Three questions before an account</h3>
      <Questions questions={investorQuestions} level={4} />
    </div>
  </HomeSection>
);
