import { LinkButton } from '../link/LinkButton.tsx';
import { ForMembers, ForVisitors } from './Presence.tsx';

/** The way in: to an account for who has none here, else to one's work. */
export const StartButton = () => (
  <>
    <ForVisitors>
      <LinkButton to="auth" query={{ mode: 'sign-up' }} intent="primary" size="large">
        Create a free account
      </LinkButton>
    </ForVisitors>
    <ForMembers>
      <LinkButton to="dashboard" intent="primary" size="large">
        Open your workspace
      </LinkButton>
    </ForMembers>
  </>
);
