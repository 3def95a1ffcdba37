import { useParams } from 'react-router-dom';
import { isUserType, ROLE_LABELS, USER_TYPES } from '#shared/access/roles.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import styles from './Demos.module.css';
import { modules } from './modules.ts';
import { PartFrame } from './PartFrame.tsx';

/** One product module as a role uses it. */
export function Component() {
  const { role = '', module: slug = '' } = useParams();
  if (!isUserType(role)) return <NoSuchDemo />;
  const chosen = modules[role].find((one) => one.slug === slug);
  if (chosen === undefined) return <NoSuchDemo />;
  return (
    <PartFrame
      key={`${role}/${slug}`}
      name={chosen.part}
      title={`${chosen.name}, for ${pluralizeRole(role)}`}
      lead={chosen.lead}
      ways={
        <nav aria-label="Modules" className={styles.modules}>
          {modules[role].map((one) => (
            <RouteLink
              key={one.slug}
              to="demoModule"
              params={{ role, module: one.slug }}
              aria-current={one === chosen ? 'page' : undefined}
            >
              {one.name}
            </RouteLink>
          ))}
          <span className={styles.others}>
            {USER_TYPES.filter((type) => type !== role).map((type) => (
              <RouteLink
                key={type}
                to="demoModule"
                params={{ role: type, module: modules[type][0]?.slug ?? '' }}
              >
                For {pluralizeRole(type)}
              </RouteLink>
            ))}
          </span>
        </nav>
      }
    />
  );
}

/** “brokers” */
const pluralizeRole = (role: keyof typeof modules): string => `${ROLE_LABELS[role].toLowerCase()}s`;

const NoSuchDemo = () => (
  <NotFoundMessage title="Demo not found" to="demos" button="All demos">
    See the list of all demos.
  </NotFoundMessage>
);
